import { isRefusal, playRecord, type Result } from '@cardroom/engine'
import { openRulebook } from '../library.ts'
import { inShort } from './in-short.ts'

const library = await openRulebook()

/** A table for worked rounds: seats 1, 2, 3 … with these stacks, the button at the last seat. */
export function table(...stacks: number[]) {
  return {
    seats: stacks.map((stack, i) => ({ seat: i + 1, stack })),
    button: stacks.length,
  }
}

/** Plays a record; what is not said is a no-limit game with blinds of 100 and 200. */
export function play(game: string, record: Record<string, unknown>): Result | string {
  const played = playRecord(
    { record: 1, game, stakes: { limit: 'none' }, blinds: [100, 200], moves: [], ...record },
    library,
  )
  return isRefusal(played) ? inShort(played) : played.round.result
}

/** What each seat has won or lost, or why the record was refused. */
export function net(game: string, record: Record<string, unknown>): Record<string, number> | string {
  const result = play(game, record)
  return typeof result === 'string' ? result : { ...result.net }
}
