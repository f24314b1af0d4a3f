import { join } from 'node:path'
import { openPrinter } from './printer.ts'

export interface PrintedSheet {
  readonly id: string
  readonly file: string
  readonly pages: number
}

/** Prints rule sheets as the page does, each into `OUT/ROOM/GAME.pdf`; the fees are only named. */
export async function* printSheets(games: readonly string[], out: string): AsyncGenerator<PrintedSheet> {
  const printer = await openPrinter()
  try {
    for (const id of games) {
      await printer.page.goto(`${printer.url}/rules/${id}?schedule=none`)
      await printer.page.locator('.sheet-section').first().waitFor()
      const file = join(out, `${id}.pdf`)
      yield { id, file, pages: await printer.print(file) }
    }
  } finally {
    await printer.close()
  }
}
