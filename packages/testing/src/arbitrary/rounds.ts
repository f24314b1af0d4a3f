import type { Round, Rules, View, Viewer } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import fc from 'fast-check'
import type { Book } from '../rounds/house.ts'
import { playedByChance, recordByChance, replayed } from '../rounds/played.ts'
import { seedOf } from '../rounds/seed.ts'
import type { PlayedTable } from '../tables/played-table.ts'
import { tableByChance } from '../tables/tables.ts'

const number = fc.nat({ max: 1_000_000 })
/** Rounds of a table are played one after the other: a few show what lasts. */
const MOST_ROUNDS = 6

/** Rounds of a game that are over, under any schedule option and reading. */
export const rounds = (rules: Rules, book: Book): fc.Arbitrary<Round> =>
  number.map(n => playedByChance(rules, n, book).round)

/** Records of such rounds, without their results. */
export const records = (rules: Rules, book: Book): fc.Arbitrary<object> =>
  number.map(n => recordByChance(rules, n, book))

/** A round that may still be on, and what somebody sees of it: a seat, or whoever looks on. */
export interface Seen {
  readonly round: Round
  readonly viewer: Viewer
  readonly view: View
}

/** What anybody sees of a round at any moment of it. */
export const views = (rules: Rules, book: Book): fc.Arbitrary<Seen> =>
  fc.tuple(number, fc.integer({ min: 0, max: rules.seats.places })).map(([n, seat]) => {
    const played = playedByChance(rules, n, book)
    const { inputs } = played.round
    const round = replayed(played, inputs.slice(0, new Randomness(seedOf(n)).below(inputs.length + 1)))
    const viewer = seat === 0 ? 'public' : seat
    return { round, viewer, view: round.view(viewer) }
  })

/** Tables that have lasted: a few rounds, from one shoe where the game has one, with every event. */
export const tables = (rules: Rules, book: Book): fc.Arbitrary<PlayedTable> =>
  fc
    .tuple(number, fc.integer({ min: 1, max: MOST_ROUNDS }))
    .map(([n, many]) => tableByChance(rules, n, many, book))
