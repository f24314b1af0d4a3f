import { isRefusal, playRecord, type Result, writeRefusal } from '@cardroom/engine'
import { openRulebook } from '../library.ts'
import { inShort } from './in-short.ts'

type Record = { readonly [field: string]: unknown }

/** Plays rounds of one game; what a record leaves out is a bank of $10,000 at seat 1 and no moves. */
export async function tableOf(game: string) {
  const library = await openRulebook()
  const playOut = (round: Record) =>
    playRecord({ record: 1, game, bank: { seat: 1, wager: 1_000_000 }, moves: [], ...round }, library)
  return {
    play(round: Record): Result {
      const found = playOut(round)
      if (isRefusal(found)) throw new Error(writeRefusal(found))
      return found.round.result
    },
    /** Why a record is refused. */
    refusal(round: Record): string | undefined {
      const found = playOut(round)
      return isRefusal(found) ? inShort(found) : undefined
    },
  }
}

/** `"2 ante win 1000"`: who, on what, the outcome, and what came of it. */
export const lines = (result: Result): string[] =>
  (result.wagers ?? []).map(line => {
    const who = line.by === undefined ? line.seat : `${line.seat}/${line.by}`
    const on = line.hand === undefined ? line.on : `${line.on}.${line.hand}`
    return `${who} ${on} ${line.outcome} ${line.pays - line.takes}`
  })

/** The line of the filing that decided a wager. */
export const ruleOf = (result: Result, seat: number, on: string): string | undefined =>
  result.wagers?.find(line => line.seat === seat && line.on === on)?.rule
