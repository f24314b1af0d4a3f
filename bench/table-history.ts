import { Table, type TableSettings, unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { PlayedTable } from '@cardroom/testing'
import type { Work } from './measure.ts'

const library = await openRulebook()
const STACK = 100_000_000
const PASSES = 32
const SETTINGS: TableSettings = {
  game: 'outlaws/texas-holdem',
  title: 'Hold’em',
  setup: { stakes: { limit: 'fixed', bets: [300, 600] }, blinds: [100, 300] },
  buyIn: { min: 1000, max: STACK, usual: STACK },
}

/** Work at a table with a long history: one more round is played, or the table is opened again. */
export function tableWork(
  { players, rounds }: { readonly players: number; readonly rounds: number },
  which: 'next' | 'snapshot' | 'events',
): Work {
  const names = Array.from({ length: players }, (_, i) => `Player ${i}`)
  const played = new PlayedTable(SETTINGS, library, names).buttonAt(1)
  for (let i = 0; i < rounds; i++) played.round()
  const { game } = played.table
  const snapshot = played.table.save()
  const { events } = played
  if (which !== 'next') {
    const kept = which === 'snapshot' ? { snapshot } : { events }
    return times => {
      let seats = 0
      for (let i = 0; i < times; i++) {
        seats += Object.keys(unwrap(Table.open(SETTINGS, game, kept)).state.seats).length
      }
      return seats
    }
  }
  // Every pass goes on from the same history, which is laid out beforehand.
  const again = Array.from({ length: PASSES }, () => played.again())
  return times => {
    const table = again.pop() ?? played.again()
    for (let i = 0; i < times; i++) table.round()
    return table.rounds.length
  }
}
