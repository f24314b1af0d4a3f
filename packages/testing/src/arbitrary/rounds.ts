import type { Round, Rules, View, Viewer } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import {
  type FeeLibrary,
  numberedSeed,
  playRandomRound,
  randomRecord,
  replayRound,
} from '@cardroom/engine/random'
import fc from 'fast-check'
import type { PlayedTable } from '../tables/played-table.ts'
import { tableByChance } from '../tables/tables.ts'

const number = fc.nat({ max: 1_000_000 })
/** A few rounds of a table show what lasts. */
const MAX_ROUNDS = 6

/** Rounds of a game that are over, under any schedule option and reading. */
export const rounds = (rules: Rules, book: FeeLibrary): fc.Arbitrary<Round> =>
  number.map(n => playRandomRound(rules, n, book).round)

/** Records of such rounds, without their results. */
export const records = (rules: Rules, book: FeeLibrary): fc.Arbitrary<object> =>
  number.map(n => randomRecord(rules, n, book))

/** A round that may still be running, and one viewer's view of it. */
export interface SeenRound {
  readonly round: Round
  readonly viewer: Viewer
  readonly view: View
}

/** Views of rounds, of any viewer at any moment. */
export const views = (rules: Rules, book: FeeLibrary): fc.Arbitrary<SeenRound> =>
  fc.tuple(number, fc.integer({ min: 0, max: rules.seats.places })).map(([n, seat]) => {
    const played = playRandomRound(rules, n, book)
    const { inputs } = played.round
    const round = replayRound(
      played,
      inputs.slice(0, new Randomness(numberedSeed(n)).below(inputs.length + 1)),
    )
    const viewer = seat === 0 ? 'public' : seat
    return { round, viewer, view: round.view(viewer) }
  })

/** Tables that have lasted: a few rounds, from one shoe where the game has one, with every event. */
export const tables = (rules: Rules, book: FeeLibrary): fc.Arbitrary<PlayedTable> =>
  fc
    .tuple(number, fc.integer({ min: 1, max: MAX_ROUNDS }))
    .map(([n, many]) => tableByChance(rules, n, many, book))
