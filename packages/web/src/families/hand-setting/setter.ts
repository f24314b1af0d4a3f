import type { RuleSet, Saying } from '@cardroom/engine'
import { setTiles, type TilesRules, tilesSetting } from '@cardroom/engine/banked'
import { type Card, suitOf } from '@cardroom/engine/cards'
import {
  isFoul,
  type PaiGowPokerRules,
  ranked,
  rankingOf,
  rankWithJoker,
  setByChart,
  settingOf,
} from '@cardroom/engine/pai-gow'
import { type GeeJoonCount, nameOfTiles, rankOfTile, rankTiles } from '@cardroom/engine/ranking'

/** One of the two hands that a hand is set as. */
interface Half {
  readonly cards: readonly Card[]
  readonly is: Saying
  /** A higher one is the better hand. */
  readonly rank: number
}

export interface Halves {
  readonly low: Half
  readonly high: Half
  /** The low hand is the better one, which loses. */
  readonly foul: boolean
}

/** How the hands of a game are set as two. */
export interface Setter {
  sorted(cards: readonly Card[]): Card[]
  /** The two hands with these two cards taken as one of them. */
  halves(cards: readonly Card[], taken: readonly Card[]): Halves
  /** The two cards that the house way takes as the low hand. */
  houseWay(cards: readonly Card[]): readonly Card[]
}

/** The number of cards in the low hand, in every game that is set as two. */
export const LOW_HAND_CARDS = 2

const readingOf = ({ readings }: RuleSet, name: string): string | undefined =>
  readings.find(reading => reading.name === name)?.default

/** Seven cards, under the readings that the rule set has by default. */
export function setterOfCards(rules: PaiGowPokerRules): Setter {
  const ranking = rankingOf(rules.joker.is, readingOf(rules, 'wheel') === 'second' ? 'second' : 'lowest')
  return {
    sorted: cards => cards.toSorted((a, b) => rankWithJoker(b) - rankWithJoker(a) || suitOf(a) - suitOf(b)),
    halves(cards, taken) {
      const both = ranked(settingOf(cards, taken), ranking)
      const { front, back, frontRank, backRank } = both
      return {
        low: { cards: front, is: ranking.nameOf(frontRank), rank: frontRank },
        high: { cards: back, is: ranking.nameOf(backRank), rank: backRank },
        foul: isFoul(both),
      }
    },
    houseWay: cards => setByChart(rules.houseWay.chart, cards, ranking, rules.joker.is).front,
  }
}

/** Four tiles, under the readings that the rule set has by default. */
export function setterOfTiles(rules: TilesRules): Setter {
  const count: GeeJoonCount = readingOf(rules, 'geeJoon') === 'as-spotted' ? 'as-spotted' : 'three-or-six'
  const half = ([a, b]: readonly Card[]): Half => {
    const rank = rankTiles(a!, b!, count)
    return { cards: [a!, b!], is: nameOfTiles(rank), rank }
  }
  return {
    sorted: tiles => tiles.toSorted((a, b) => rankOfTile(b) - rankOfTile(a)),
    // The better of the two is the high hand, whichever was taken.
    halves(tiles, taken) {
      const left = [...taken]
      const places = tiles.flatMap((tile, at) => {
        const found = left.indexOf(tile)
        if (found < 0) return []
        left.splice(found, 1)
        return [at]
      })
      const { front, back } = tilesSetting(tiles, places, count)
      return { low: half(front), high: half(back), foul: false }
    },
    houseWay: tiles => setTiles(rules.houseWay, tiles, count).front,
  }
}
