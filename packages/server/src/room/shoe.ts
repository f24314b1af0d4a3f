import {
  backOf,
  cardsTaken,
  isRefusal,
  isUsedUp,
  type LastRound,
  type OpenShuffle,
  type Round,
  type RoundState,
  SeededShoe,
  type ShoeState,
  type Shuffle,
  seedOf,
  supplyOf,
  type Table,
  type TableEvent,
  type TableState,
} from '@cardroom/engine'
import { cardsOf, nameOf } from '@cardroom/engine/cards'
import type { RoundReply, ShoeReply, ShoeView, ShuffleView } from '@cardroom/protocol'
import type { OpenedShoe } from '../store/store.ts'

/** What is told of a shuffle while its shoe is in use. */
function sealed({ secret: _, ...shuffle }: OpenShuffle): Shuffle {
  return shuffle
}

/** Everything that there is to tell of a shuffle. */
const opened = (shuffle: OpenShuffle): ShuffleView => ({ ...shuffle, seed: seedOf(shuffle) })

/** The shuffle of a round that is over, with its secret if it was the last of its shoe. */
export const shuffleShown = ({
  shuffle,
  opened: known,
}: Pick<LastRound, 'shuffle' | 'opened'>): ShuffleView => (known ? opened(shuffle) : sealed(shuffle))

/** The same as a record has it. */
export const shuffleWritten = ({ shuffle, opened: known }: LastRound): Shuffle =>
  known ? shuffle : sealed(shuffle)

/** The shuffle of the shoe that a table deals from; without a commitment until there is one. */
export const shuffleSeen = ({ shoe }: Table): ShuffleView =>
  shoe ? sealed(shoe.shuffle) : { commitment: '', added: [] }

/** What lies open of a shoe in use. */
export function shoeSeen({ game, state, part, mayHaveFreeHand }: Table, shoe: ShoeState): ShoeView {
  const supply = supplyOf(game.rules, game.posted.readings)
  const { round } = state
  const { cutCard } = shoe.shuffle
  return {
    id: shoe.id,
    supply,
    dealt: round ? round.from + cardsTaken(round.inputs) : shoe.place,
    rounds: shoe.rounds.length,
    ...(cutCard === undefined || !part.deck ? {} : { of: cardsOf(part.deck).length, cutCard }),
    ...(isUsedUp(shoe) && !round ? { usedUp: true } : {}),
    ...(shoe.burned ? { burned: { ...shoe.burned, card: nameOf(shoe.burned.card) } } : {}),
    ...(supply === 'two-decks' ? { back: backOf(shoe) } : {}),
    ...(isRefusal(mayHaveFreeHand) ? {} : { freeHands: mayHaveFreeHand.left }),
  }
}

/** What the lab can make of the cards that have left a shoe. */
export function shoeReply(table: Table, shoe: ShoeState): ShoeReply {
  const { settings, game } = table
  const { decks } = settings.setup as { decks?: number }
  return {
    ...shoeSeen(table, shoe),
    game: game.rules.id,
    ...(decks === undefined ? {} : { decks }),
    readings: settings.readings ?? {},
    shuffle: sealed(shoe.shuffle),
    gone: shoe.seen.map(nameOf),
  }
}

/** The shoe that these events have ended, or have closed the table with. Where it is for one round, the record says it all. */
export function openedBy(events: readonly TableEvent[], table: string, { shoe }: TableState): OpenedShoe[] {
  if (!shoe || shoe.shuffle.cutCard === undefined || shoe.rounds.length === 0) return []
  const { id, shuffle, rounds } = shoe
  const ended = events.some(({ type }) => type === 'finished' || type === 'voided') && isUsedUp(shoe)
  const closed = events.some(({ type }) => type === 'closed') && !isUsedUp(shoe)
  return ended || closed ? [{ id, table, shuffle, rounds }] : []
}

/** What a round that is over has to do with its shoe. */
export function leftBy({ id, from }: RoundState, { shoe }: TableState): LastRound {
  if (!shoe) throw new Error(`${id} was dealt from no shoe`)
  return { id, shoe: shoe.id, from, shuffle: shoe.shuffle, opened: isUsedUp(shoe) }
}

/** The shoe of the round that is on, at the place where that begins. `fresh`: the round before its first card. */
export function shoeFor(fresh: Round, { shoe, round }: TableState): SeededShoe {
  if (!shoe || !round) throw new Error('no round is on')
  const { shuffle } = shoe
  return new SeededShoe(fresh.shoe, seedOf(shuffle), { from: round.from, cut: shuffle.cut })
}

/** A round that was kept while its shoe was in use, now that the secret is known. */
export const withSecret = (round: RoundReply, { shuffle }: OpenedShoe): RoundReply => ({
  ...round,
  record: { ...round.record, shuffle },
  shuffle: opened(shuffle),
})
