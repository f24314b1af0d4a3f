import type { Readings, RuleSet } from '@cardroom/engine'
import {
  type BaccaratRules,
  basePaysUnder,
  deckOf,
  type LetItRideRules,
  type Pan9Rules,
  type ThreeCardRules,
  type TilesRules,
  type UltimateRules,
} from '@cardroom/engine/banked'
import type { BlackjackRules } from '@cardroom/engine/blackjack'
import { type PaiGowPokerRules, rankingOf } from '@cardroom/engine/pai-gow'
import type { PanRules } from '@cardroom/engine/pan'
import type { PokerRules } from '@cardroom/engine/poker'
import { nameOfTiles, rankTiles } from '@cardroom/engine/ranking'
import { baccaratSimulation } from '../baccarat/kernel.ts'
import { baccaratOdds } from '../baccarat/odds.ts'
import { blackjackValuer } from '../blackjack/choices.ts'
import { blackjackSimulation } from '../blackjack/kernel.ts'
import { blackjackOdds } from '../blackjack/odds.ts'
import { cardsInShoe, valueCounts } from '../cards/shoe.ts'
import type { LabFamily } from '../family/family.ts'
import { type HandRanking, highHands, threeCardHands } from '../frequencies/ranked.ts'
import { sayOfFrequencies } from '../frequencies/sentences.ts'
import { letItRideValuer } from '../let-it-ride/choices.ts'
import { letItRideOdds } from '../let-it-ride/odds.ts'
import { paiGowValuer } from '../pai-gow/choices.ts'
import { paiGowSimulation } from '../pai-gow/kernel.ts'
import { paiGowOdds } from '../pai-gow/odds.ts'
import { strategiesOf, wheelOf } from '../pai-gow/setting.ts'
import { panValuer } from '../pan/choices.ts'
import { pan9Valuer } from '../pan-9/choices.ts'
import { pan9Odds } from '../pan-9/odds.ts'
import { pokerValuer } from '../poker/choices.ts'
import { potHands } from '../poker/hands.ts'
import { threeCardValuer } from '../three-card/choices.ts'
import { threeCardSimulation } from '../three-card/kernel.ts'
import { threeCardOdds } from '../three-card/odds.ts'
import { tilesValuer } from '../tiles/choices.ts'
import { tilesOdds } from '../tiles/odds.ts'
import { ultimateValuer } from '../ultimate/choices.ts'
import { ultimateSimulation } from '../ultimate/kernel.ts'
import { isOfTwoAndThree, ultimateOdds } from '../ultimate/odds.ts'

/** The best five of seven cards, as the joker may be used. */
function paiGowHands({ joker }: PaiGowPokerRules, readings: Readings): HandRanking {
  const ranking = rankingOf(joker.is, wheelOf(readings))
  return {
    title: sayOfFrequencies('hands-of-pai-gow', { joker: joker.is }),
    deck: { jokers: 1 },
    cards: 7,
    rank: ranking.rank,
    name: ranking.nameOf,
  }
}

const pairsOfTiles: HandRanking = {
  title: sayOfFrequencies('pairs-of-tiles'),
  deck: { tiles: true },
  cards: 2,
  rank: ([a, b]) => rankTiles(a!, b!),
  name: nameOfTiles,
}

const baccarat: LabFamily<BaccaratRules> = {
  name: 'baccarat',
  odds: {
    fromAShoe: true,
    parts: (rules, { readings, decks, dealt }) =>
      baccaratOdds(rules, readings, valueCounts(deckOf(rules, decks), dealt)),
  },
  simulation: baccaratSimulation,
}

const blackjack: LabFamily<BlackjackRules> = {
  name: 'blackjack',
  odds: {
    fromAShoe: true,
    parts: (rules, { readings, decks, dealt }) =>
      blackjackOdds(rules, readings, cardsInShoe(rules, decks, dealt), decks),
  },
  simulation: blackjackSimulation,
  values: blackjackValuer,
}

const letItRide: LabFamily<LetItRideRules> = {
  name: 'let-it-ride',
  odds: { parts: (rules, { readings }) => letItRideOdds(basePaysUnder(rules, readings)) },
  values: letItRideValuer,
  hands: rules => [
    highHands(5),
    ...(rules.wagers.some(wager => wager.on === '3-card-bonus') ? [threeCardHands] : []),
  ],
}

const paiGow: LabFamily<PaiGowPokerRules> = {
  name: 'pai-gow',
  odds: {
    strategies: strategiesOf,
    parts: (rules, { readings, decks, strategy }) => paiGowOdds(rules, readings, decks, strategy),
  },
  simulation: paiGowSimulation,
  values: paiGowValuer,
  hands: (rules, readings) => [paiGowHands(rules, readings)],
}

const pan9: LabFamily<Pan9Rules> = {
  name: 'pan-9',
  odds: {
    fromAShoe: true,
    strategies: () => ['best', 'house-way'],
    parts: (rules, { decks, dealt, strategy }) =>
      pan9Odds(rules, valueCounts(deckOf(rules, decks), dealt), strategy),
  },
  values: pan9Valuer,
}

const pan: LabFamily<PanRules> = {
  name: 'pan',
  values: panValuer,
}

const poker: LabFamily<PokerRules> = {
  name: 'poker',
  values: pokerValuer,
  hands: potHands,
}

const threeCard: LabFamily<ThreeCardRules> = {
  name: 'three-card',
  odds: { parts: (rules, { readings }) => threeCardOdds(rules, readings) },
  simulation: threeCardSimulation,
  values: threeCardValuer,
  hands: rules => [
    threeCardHands,
    ...(rules.wagers.some(wager => wager.on === '6-card-bonus') ? [highHands(6, '6-card-bonus')] : []),
  ],
}

const tiles: LabFamily<TilesRules> = {
  name: 'tiles',
  odds: {
    strategies: () => ['house-way', 'best'],
    parts: (rules, { readings, strategy }) => tilesOdds(rules, readings, strategy),
  },
  values: tilesValuer,
  hands: () => [pairsOfTiles],
}

const ultimate: LabFamily<UltimateRules> = {
  name: 'ultimate',
  odds: { parts: (rules, { readings }) => ultimateOdds(rules, readings) },
  simulation: ultimateSimulation,
  onlyByEngine: isOfTwoAndThree,
  values: ultimateValuer,
  hands: () => [highHands(7)],
}

/** What the lab can do, family by family. */
const families: readonly LabFamily[] = [
  baccarat,
  blackjack,
  letItRide,
  paiGow,
  pan,
  pan9,
  poker,
  threeCard,
  tiles,
  ultimate,
]

export const familyOf = ({ family }: RuleSet): LabFamily | undefined =>
  families.find(one => one.name === family)
