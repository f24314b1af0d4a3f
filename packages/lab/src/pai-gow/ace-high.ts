import { type Card, JOKER } from '@cardroom/engine/cards'
import { isAceHigh } from '@cardroom/engine/pai-gow'
import { bitCount, type PaiGowRanking } from '@cardroom/engine/ranking'
import { choose } from '../cards/shoe.ts'
import { flushFrom } from './fortune-hands.ts'

/** How often the player-dealer's seven cards are ace high, alone and together with a player's. */
interface AceHighCounts {
  /** With the joker and without; the player's hand may be anything. */
  readonly withJoker: number
  readonly withoutJoker: number
  /** Of those, the player's hand is ace high too. */
  readonly bothWithJoker: number
  readonly bothWithoutJoker: number
  /** Pairs of hands in all. */
  readonly all: number
}

const DECK_SIZE = 53
const HAND_SIZE = 7

/** Such a hand has no pair, so that it is a set of ranks and a suit for each of them. */
export function aceHighCounts(ranking: PaiGowRanking): AceHighCounts {
  const natural = rankSets(false, ranking)
  const joined = rankSets(true, ranking)
  const others = choose(DECK_SIZE - HAND_SIZE, HAND_SIZE)
  const pairs = (
    bank: readonly number[],
    player: readonly number[],
    bankJoker: boolean,
    playerJoker: boolean,
  ) => {
    const shared = new Float64Array(8)
    for (const a of bank) for (const b of player) shared[bitCount(a & b)]!++
    return shared.reduce(
      (sum, count, n) => sum + (count === 0 ? 0 : count * suitings(n, bankJoker, playerJoker)),
      0,
    )
  }
  const alone = (sets: readonly number[], joker: boolean) => sets.length * suitingsAlone(joker)
  return {
    withJoker: alone(joined, true) * others,
    withoutJoker: alone(natural, false) * others,
    bothWithJoker: pairs(joined, natural, true, false),
    bothWithoutJoker: pairs(natural, natural, false, false) + pairs(natural, joined, false, true),
    all: choose(DECK_SIZE, HAND_SIZE) * others,
  }
}

/** The sets of ranks that make nothing better than an ace, as long as no flush comes in. */
function rankSets(joker: boolean, ranking: PaiGowRanking): number[] {
  const found: number[] = []
  for (let ranks = 0; ranks < 1 << 13; ranks++) {
    if (bitCount(ranks) !== (joker ? HAND_SIZE - 1 : HAND_SIZE)) continue
    const cards: Card[] = joker ? [JOKER] : []
    for (let rank = 0; rank < 13; rank++) if ((ranks >> rank) & 1) cards.push(rank * 4 + (cards.length & 3))
    if (isAceHigh(cards, ranking)) found.push(ranks)
  }
  return found
}

const naturals = (joker: boolean): number => (joker ? HAND_SIZE - 1 : HAND_SIZE)

/** The ways to give each card a suit without a flush. */
function suitingsAlone(joker: boolean): number {
  return count([{ bank: naturals(joker), player: 0, ways: ONE_CARD_SUITS }], joker, false)
}

/** The same for two hands with `shared` ranks in common, whose suits must differ. */
const suitings = (shared: number, bankJoker: boolean, playerJoker: boolean): number =>
  count(
    [
      { bank: shared, player: shared, ways: TWO_CARD_SUITS },
      { bank: naturals(bankJoker) - shared, player: 0, ways: ONE_CARD_SUITS },
      { bank: 0, player: naturals(playerJoker) - shared, ways: OTHER_CARD_SUITS },
    ],
    bankJoker,
    playerJoker,
  )

/** Which suits one rank can take, of the player-dealer's card and the player's (-1: no card). */
type Suits = readonly (readonly [bank: number, player: number])[]
const SUIT_NUMBERS = [0, 1, 2, 3]
const ONE_CARD_SUITS: Suits = SUIT_NUMBERS.map(suit => [suit, -1])
const OTHER_CARD_SUITS: Suits = SUIT_NUMBERS.map(suit => [-1, suit])
const TWO_CARD_SUITS: Suits = SUIT_NUMBERS.flatMap(a =>
  SUIT_NUMBERS.filter(b => b !== a).map(b => [a, b] as const),
)

interface Ranks {
  readonly bank: number
  readonly player: number
  readonly ways: Suits
}

/** Walks through the ranks; all that matters is how many cards of each suit both hands have. */
function count(groups: readonly Ranks[], bankJoker: boolean, playerJoker: boolean): number {
  let states = new Map<number, number>([[0, 1]])
  const most = [flushFrom(bankJoker) - 1, flushFrom(playerJoker) - 1] as const
  for (const { bank, player, ways } of groups) {
    for (let i = 0; i < Math.max(bank, player); i++) states = step(states, ways, most)
  }
  return [...states.values()].reduce((sum, n) => sum + n, 0)
}

/** Three bits for each suit of each hand. */
function step(
  states: ReadonlyMap<number, number>,
  ways: Suits,
  most: readonly [number, number],
): Map<number, number> {
  const next = new Map<number, number>()
  const inSuit = (state: number, place: number) => (state >> (3 * place)) & 7
  for (const [state, n] of states) {
    for (const [bank, player] of ways) {
      if (bank >= 0 && inSuit(state, bank) === most[0]) continue
      if (player >= 0 && inSuit(state, 4 + player) === most[1]) continue
      const to = state + (bank < 0 ? 0 : 1 << (3 * bank)) + (player < 0 ? 0 : 1 << (3 * (4 + player)))
      next.set(to, (next.get(to) ?? 0) + n)
    }
  }
  return next
}
