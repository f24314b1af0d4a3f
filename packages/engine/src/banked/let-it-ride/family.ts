import type { Card } from '../../cards/card.ts'
import { payout } from '../../money/odds.ts'
import { rankingSection } from '../../ranking/sheet.ts'
import type { Ask, Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { cite, filedRule } from '../../rules/shape.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import { listOf, mapOf, object, oneOf, optional, type Shape } from '../../shape/shape.ts'
import { cardsLeft, cardsSeen } from '../advice.ts'
import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { FIVE_CARD_HANDS } from '../hands.ts'
import { wagerName } from '../rules.ts'
import { bankedFields, payTableShape, threeCardPays } from '../shape.ts'
import { paySection, pokerHandSaid } from '../sheet.ts'
import { bonusVerdict } from '../showdown.ts'
import { letItRideHand } from './hand.ts'
import { LetItRideCourse } from './play.ts'
import type { LetItRideHand, LetItRideRules } from './rules.ts'
import { basePaysUnder } from './rules.ts'
import type { LetItRideSentences } from './sentences.ts'

const HANDS: readonly LetItRideHand[] = [
  ...FIVE_CARD_HANDS.filter(hand => hand !== 'Pair'),
  'Winning pair',
  'Low pair',
]

const base = object({ pays: payTableShape(...HANDS), loses: cite })

const letItRideShape: Shape<LetItRideRules> = object({
  ...bankedFields,
  family: oneOf('let-it-ride'),
  deal: filedRule,
  hands: optional(filedRule),
  community: filedRule,
  pulls: listOf(object({ bet: oneOf('bet-1', 'bet-2'), cite, back: cite }), 1),
  opening: filedRule,
  leastPair: object({ rank: oneOf('2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'), cite }),
  base,
  otherBases: optional(mapOf(base)),
  threeCard: object({ pays: threeCardPays, loses: cite }),
})

const say = sayer<LetItRideSentences>()

const letItRideSteps = (rules: LetItRideRules): Statement[] => [
  { text: say('let-it-ride-stacks'), cite: rules.deal.cite },
  { text: say('let-it-ride-community'), cite: rules.community.cite },
  ...rules.pulls.map(({ bet, cite }, i) => ({
    text: say('let-it-ride-pull', { wager: wagerName(rules, bet), card: i + 1 }),
    cite,
  })),
  { text: say('let-it-ride-opening'), cite: rules.opening.cite },
  { text: say('let-it-ride-least-pair', { rank: rules.leastPair.rank }), cite: rules.leastPair.cite },
]

function handSaid(hand: LetItRideHand): Saying {
  if (hand === 'Winning pair') return say('let-it-ride-winning-pair')
  return hand === 'Low pair' ? say('let-it-ride-low-pair') : pokerHandSaid(hand)
}

const baseBets = ({ wagers }: LetItRideRules): string[] =>
  wagers.filter(({ kind }) => kind === 'base').map(({ on }) => on)

const letItRideSheet = (rules: LetItRideRules): Section[] => [
  rankingSection('high', rules.hands?.cite),
  paySection(say('let-it-ride-title-base'), baseBets(rules), rules.base.pays, handSaid),
  paySection(say('let-it-ride-title-bonus'), ['3-card-bonus'], rules.threeCard.pays, pokerHandSaid),
]

/** Lets a bet ride when it gains on average over everything that the community cards may be. */
function advise(rules: LetItRideRules, view: View, ask: Ask): Move {
  const known = [...cardsSeen(view, String(ask.seat)), ...cardsSeen(view, 'board')]
  return { kind: 'move', seat: ask.seat, move: gain(rules, known) > 0 ? 'ride' : 'pull' }
}

/** The sum of what a bet of one gains or loses over every way to fill the hand up to five cards. */
function gain(rules: LetItRideRules, hand: readonly Card[], from = cardsLeft(hand)): number {
  if (hand.length === 5) {
    const verdict = bonusVerdict(rules.base, letItRideHand(rules, hand))
    return verdict.outcome === 'win' && 'odds' in verdict ? payout(1, verdict.odds) : -1
  }
  let sum = 0
  for (let i = 0; i < from.length; i++) sum += gain(rules, [...hand, from[i]!], from.slice(i + 1))
  return sum
}

/** Let It Ride against a player-dealer. */
export const letItRide = banked<LetItRideRules>({
  name: 'let-it-ride',
  rules: letItRideShape,
  table: playerDealerTable,
  underReadings: basePaysUnder,
  course: round => new LetItRideCourse(round),
  steps: letItRideSteps,
  sheet: letItRideSheet,
  faceDown: { givenUp: [] },
  advise,
})
