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
  sizeOf,
  staysSealed,
  supplyOf,
  type Table,
  type TableEvent,
  type TableState,
} from '@cardroom/engine'
import { nameOf } from '@cardroom/engine/cards'
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
}: Pick<LastRound, 'shuffle' | 'opened'>): ShuffleView =>
  known && !staysSealed(shuffle) ? opened(shuffle) : sealed(shuffle)

/** The same as the record has it that is kept: whoever reads that is shown what they may see of it. */
export const shuffleWritten = ({ shuffle, opened: known }: LastRound): Shuffle =>
  known ? shuffle : sealed(shuffle)

/** The shuffle of the shoe that a table deals from; without a commitment until there is one. */
export function shuffleSeen({ shoe }: Table): ShuffleView {
  if (!shoe) return { commitment: '', added: [] }
  const { drawing } = shoe
  return {
    ...sealed(shoe.shuffle),
    ...(drawing ? { drawing: { phase: drawing.phase, sealed: drawing.sealed } } : {}),
  }
}

/** A shoe's name: the how manieth at its table, and the how manieth drawing for it if others came to nothing. */
export function nextShoeId(table: string, { shoe, state }: Table): string {
  return shoe ? `${table}.shoe-${shoe.number}-${(shoe.void ?? 0) + 2}` : `${table}.shoe-${state.shoes + 1}`
}

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
    ...(cutCard === undefined || !part.deck ? {} : { of: sizeOf(part.deck), cutCard }),
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

/**
 * The shoe that these events have ended, or have closed the table with, one whose drawing has come to nothing, and
 * one that its players have agreed to open.
 * Where it is for one round, the record says it all.
 */
export function openedBy(
  events: readonly TableEvent[],
  table: string,
  { shoe }: TableState,
  before: ShoeState | undefined,
): OpenedShoe[] {
  const agreed = events.flatMap(event => (event.type === 'disclosed' ? [{ ...event.shoe, table }] : []))
  if (agreed.length > 0) return agreed
  const has = (...types: TableEvent['type'][]) => events.some(({ type }) => types.includes(type))
  if (has('redrawn')) return before ? [shoeOpened(table, before)] : []
  if (!shoe) return []
  const ended = has('finished', 'voided') && isUsedUp(shoe) && shoe.shuffle.cutCard !== undefined
  const closed = has('closed') && !isUsedUp(shoe)
  return ended || closed ? [shoeOpened(table, shoe)] : []
}

const shoeOpened = (table: string, { id, shuffle, rounds, drawing }: ShoeState): OpenedShoe => ({
  id,
  table,
  shuffle,
  rounds,
  ...(drawing ? { drawing } : {}),
})

/** What a round that is over has to do with its shoe. */
export function leftBy({ id, from }: RoundState, { shoe }: TableState): LastRound {
  if (!shoe) throw new Error(`${id} was dealt from no shoe`)
  return { id, shoe: shoe.id, from, shuffle: shoe.shuffle, opened: isUsedUp(shoe) }
}

/** The shoe of the round that is on, at the place where that begins. `fresh`: the round before its first card. */
export function shoeFor(fresh: Round, { shoe, round }: TableState): SeededShoe {
  if (!shoe || !round) throw new Error('no round is on')
  const { shuffle } = shoe
  const bound = staysSealed(shuffle) ? shoe.id : undefined
  return new SeededShoe(fresh.shoe, seedOf(shuffle), { from: round.from, cut: shuffle.cut, bound })
}

/** A round whose secret is kept elsewhere, or may be known now. */
export const withSecret = <R extends RoundReply>(round: R, { shuffle }: Pick<OpenedShoe, 'shuffle'>): R => ({
  ...round,
  record: { ...round.record, shuffle },
  shuffle: opened(shuffle),
})
