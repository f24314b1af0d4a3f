import type { DealtSettings } from '@cardroom/engine/dealt'
import type { BrowserRoom, Visitor } from './room.ts'

export interface Session extends Visitor {
  /** What every record of the session has: what was chosen for the table. */
  readonly chosen: object
}

/** A house dealer begins the session of a real table, with what the form proposes. */
export async function beginSession(room: BrowserRoom, game: string): Promise<Session> {
  const visitor = await room.enter(`/deal?game=${encodeURIComponent(game)}`, 'tablet')
  const { page } = visitor
  await page.locator('.deal-new button[type=submit]').tap()
  await page.locator('.desk').waitFor()
  const kept = await page.evaluate(() => localStorage.getItem(`dealt.${location.pathname.split('/').at(-1)}`))
  const { schedule, limits, readings, setup } = (JSON.parse(kept!) as { settings: DealtSettings }).settings
  const { bankAfter: _, ...ofRounds } = setup as { bankAfter?: number }
  return { ...visitor, chosen: { schedule, limits, readings, ...ofRounds } }
}
