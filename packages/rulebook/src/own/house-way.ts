import { type Path, type Refusal, refuser, within } from '@cardroom/engine'
import type { TilesRules } from '@cardroom/engine/banked'
import { type Card, JOKER, namesOf, parseCard, RANKS } from '@cardroom/engine/cards'
import { type PaiGowPokerRules, rankingOf, setByChart } from '@cardroom/engine/pai-gow'
import type { OwnGameRefusals } from './refusals.ts'

const refuse = refuser<OwnGameRefusals>()

const at = (place: Path, refusal: Refusal): Refusal => within<never>(place, refusal)

/** Finds a hand that no row of a chart sets, before a player is dealt it. */
export function handLeftOut(rules: PaiGowPokerRules): Refusal[] {
  const cards = notSetBy(rules)
  return cards === undefined
    ? []
    : [at(['rules', 'houseWay', 'chart'], refuse('own-house-way-leaves-out', { cards }))]
}

/** Finds a house way for tiles without a last row for all other hands. */
export const tilesLeftOut = ({ houseWay }: TilesRules): Refusal[] =>
  houseWay.otherwise.some(({ high }) => high === 'any')
    ? []
    : [at(['rules', 'houseWay', 'otherwise'], refuse('own-house-way-needs-any', { high: 'any' }))]

function notSetBy({ houseWay, joker }: PaiGowPokerRules): string | undefined {
  const ranking = rankingOf(joker.is)
  for (const cards of everySeven()) {
    try {
      setByChart(houseWay.chart, cards, ranking, joker.is)
    } catch {
      return namesOf(cards)
    }
  }
  return undefined
}

/** How many cards of one rank a hand can hold, the largest group first; what is missing to seven is a joker. */
const HOLDINGS: readonly (readonly number[])[] = [
  [4, 3],
  [4, 2, 1],
  [4, 1, 1, 1],
  [3, 3, 1],
  [3, 2, 2],
  [3, 2, 1, 1],
  [3, 1, 1, 1, 1],
  [2, 2, 2, 1],
  [2, 2, 1, 1, 1],
  [2, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1],
  [4, 2],
  [4, 1, 1],
  [3, 3],
  [3, 2, 1],
  [3, 1, 1, 1],
  [2, 2, 2],
  [2, 2, 1, 1],
  [2, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1],
]

const SUITS = 'shdc'
const ranks = [...RANKS]

/**
 * A hand of seven for everything that a house way chart may ask about: each holding, with and without the joker, each
 * rank of its two largest groups, with the lowest and with the highest of the other ranks beside them.
 */
export function* everySeven(): Generator<Card[]> {
  for (const sizes of HOLDINGS) {
    for (const first of ranks) {
      for (const second of ranks) {
        if (second === first) continue
        const others = ranks.filter(rank => rank !== first && rank !== second)
        yield handOf(sizes, [first, second, ...others])
        yield handOf(sizes, [first, second, ...others.toReversed()])
      }
    }
  }
}

function handOf(sizes: readonly number[], held: readonly string[]): Card[] {
  // Suits go round, so that only ranks decide; a chart must set hands without a flush too.
  const cards = sizes.flatMap((size, group) =>
    Array.from({ length: size }, (_, i) => parseCard(`${held[group]}${SUITS[(group + i) % SUITS.length]}`)!),
  )
  return cards.length < 7 ? [...cards, JOKER] : cards
}
