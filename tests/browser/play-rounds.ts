import type { RoundReply, RoundsReply } from '@cardroom/protocol'
import { type PlayResult, play } from './robot.ts'
import { type BrowserRoom, tableOf } from './room.ts'

/** For machines that have other things to do. */
export const PATIENCE = 240_000

/** What came of rounds played in the page: there, and in the card room's records. */
export interface RoundsPlayed {
  readonly played: PlayResult
  readonly trouble: readonly string[]
  /** The rounds that the visitor took part in, newest first. */
  readonly records: RoundsReply
  readonly last: RoundReply
}

export async function playRounds(
  room: BrowserRoom,
  game: string,
  count: number,
  banks: boolean,
): Promise<RoundsPlayed> {
  const { page, context, trouble } = await room.enter(tableOf(game), 'small-desk')
  await page.getByRole('button', { name: /^Sit down with/ }).click()
  const name = (await page.locator('.name').textContent())!.trim()
  const played = await play(page, { rounds: count, banks })
  await context.close()
  const of = async <T>(path: string) => (await (await fetch(`${room.served.url}${path}`)).json()) as T
  const records = await of<RoundsReply>(`/api/rounds?player=${name}`)
  const last = await of<RoundReply>(`/api/rounds/${records[0]!.id}`)
  return { played, trouble, records, last }
}
