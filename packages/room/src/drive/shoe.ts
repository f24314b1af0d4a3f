import {
  backOf,
  cardsTaken,
  deckSize,
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
  staysSealed,
  supplyOf,
  type Table,
  type TableEvent,
  type TableState,
} from '@cardroom/engine'
import { nameOf } from '@cardroom/engine/cards'
import type { RoundReply, ShoeReply, ShoeView, ShuffleView } from '@cardroom/protocol'
import type { OpenedShoe } from '../store/store.ts'

/** A shuffle without its secret, while its shoe is in use. */
function withoutSecret({ secret: _, ...shuffle }: OpenShuffle): Shuffle {
  return shuffle
}

/** A shuffle with its secret and seed. */
const withSeed = (shuffle: OpenShuffle): ShuffleView => ({ ...shuffle, seed: seedOf(shuffle) })

/** The shuffle of a round that is over, with its secret if it was the last of its shoe. */
export const shuffleShown = ({
  shuffle,
  opened: known,
}: Pick<LastRound, 'shuffle' | 'opened'>): ShuffleView =>
  known && !staysSealed(shuffle) ? withSeed(shuffle) : withoutSecret(shuffle)

/** The shuffle as the stored record has it; readers of the record get what they may see. */
export const shuffleWritten = ({ shuffle, opened: known }: LastRound): Shuffle =>
  known ? shuffle : withoutSecret(shuffle)

/** The shuffle of the shoe that a table deals from; without a commitment until there is one. */
export function shuffleSeen({ shoe }: Table): ShuffleView {
  if (!shoe) return { commitment: '', added: [] }
  const { drawing } = shoe
  return {
    ...withoutSecret(shoe.shuffle),
    ...(drawing ? { drawing: { phase: drawing.phase, sealed: drawing.sealed } } : {}),
  }
}

/** The id of the next shoe: its number at the table, and the number of its drawing if earlier ones failed. */
export function nextShoeId(table: string, { shoe, state }: Table): string {
  return shoe ? `${table}.shoe-${shoe.number}-${(shoe.void ?? 0) + 2}` : `${table}.shoe-${state.shoes + 1}`
}

/** The public state of a shoe in use. */
export function shoeSeen({ game, state, part, mayHaveFreeHand }: Table, shoe: ShoeState): ShoeView {
  const supply = supplyOf(game.rules, game.posted.readings)
  const { round } = state
  const { cutCard } = shoe.shuffle
  return {
    id: shoe.id,
    supply,
    dealt: round ? round.from + cardsTaken(round.inputs) : shoe.place,
    rounds: shoe.rounds.length,
    ...(cutCard === undefined || !part.deck ? {} : { of: deckSize(part.deck), cutCard }),
    ...(isUsedUp(shoe) && !round ? { usedUp: true } : {}),
    ...(shoe.burned ? { burned: { ...shoe.burned, card: nameOf(shoe.burned.card) } } : {}),
    ...(supply === 'two-decks' ? { back: backOf(shoe) } : {}),
    ...(isRefusal(mayHaveFreeHand) ? {} : { freeHands: mayHaveFreeHand.left }),
  }
}

/** The reply about a shoe in use, with the cards that have left it. */
export function shoeReply(table: Table, shoe: ShoeState): ShoeReply {
  const { settings, game } = table
  const { decks } = settings.setup as { decks?: number }
  return {
    ...shoeSeen(table, shoe),
    game: game.rules.id,
    ...(decks === undefined ? {} : { decks }),
    readings: settings.readings ?? {},
    shuffle: withoutSecret(shoe.shuffle),
    gone: shoe.seen.map(nameOf),
  }
}

/**
 * The shoes that these events open: one that is used up or whose table closed, one whose drawing failed, and one that
 * its players have agreed to open. A shoe for a single round is in the round's record.
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

/** A finished round as the table remembers it, with its shoe. */
export function lastRoundOf({ id, from }: RoundState, { shoe }: TableState): LastRound {
  if (!shoe) throw new Error(`${id} was dealt from no shoe`)
  return { id, shoe: shoe.id, from, shuffle: shoe.shuffle, opened: isUsedUp(shoe) }
}

/** The shoe of the running round, at the place where the round begins. `fresh`: the round before its first card. */
export function shoeFor(fresh: Round, { shoe, round }: TableState): SeededShoe {
  if (!shoe || !round) throw new Error('no round is on')
  const { shuffle } = shoe
  const bound = staysSealed(shuffle) ? shoe.id : undefined
  return new SeededShoe(fresh.shoe, seedOf(shuffle), { from: round.from, cut: shuffle.cut, bound })
}

/** A round with the secret of its shoe. */
export const withSecret = <R extends RoundReply>(round: R, { shuffle }: Pick<OpenedShoe, 'shuffle'>): R => ({
  ...round,
  record: { ...round.record, shuffle },
  shuffle: withSeed(shuffle),
})
