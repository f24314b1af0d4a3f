import { join } from 'node:path'
import type { SignsReply } from '@cardroom/protocol'
import { openPrinter } from './printer.ts'

export interface PrintedSign {
  readonly id: string
  readonly schedule: string
  readonly file: string
  readonly pages: number
}

/** Prints the sign of a table for each schedule option of a game, each into `OUT/ROOM/GAME/own-3.pdf`. */
export async function* printSigns(games: readonly string[], out: string): AsyncGenerator<PrintedSign> {
  const { url, page, print, close } = await openPrinter()
  try {
    for (const id of games) {
      const signs = (await (await fetch(`${url}/api/games/${id}/signs`)).json()) as SignsReply
      const [first] = signs
      if (!first) continue
      await page.goto(`${url}/rules/${id}/signs?schedule=${encodeURIComponent(first.schedule)}`)
      for (const { schedule } of signs) {
        // From one option to the next the page only goes to another address.
        await page.evaluate(option => {
          history.replaceState(null, '', `?schedule=${encodeURIComponent(option)}`)
          dispatchEvent(new PopStateEvent('popstate'))
        }, schedule)
        await page.locator(`.board[data-sign="${schedule}"]`).waitFor()
        const file = join(out, id, `${schedule.replace('/', '-')}.pdf`)
        yield { id, schedule, file, pages: await print(file) }
      }
    }
  } finally {
    await close()
  }
}
