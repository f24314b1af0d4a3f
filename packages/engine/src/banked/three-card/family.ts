import type { BoardPart } from '../../board/board-part.ts'
import type { BoardSentences } from '../../board/sentences.ts'
import { type Card, cards } from '../../cards/card.ts'
import { payout } from '../../money/odds.ts'
import { rankingSection } from '../../ranking/sheet.ts'
import { rankThreeCard } from '../../ranking/three-card.ts'
import type { Ask, Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import type { Readings } from '../../rules/readings.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { cite, filedRule } from '../../rules/shape.ts'
import { sayer } from '../../say/saying.ts'
import { listOf, object, oneOf, optional, type Shape, text } from '../../shape/shape.ts'
import { cardsLeft, cardsSeen } from '../advice.ts'
import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { threeCardHand } from '../hands.ts'
import { wagerName } from '../rules.ts'
import { anteShowdown, bankedFields, fiveCardPays, threeCardPays } from '../shape.ts'
import { paySection, pokerHandSaid, showdownSection } from '../sheet.ts'
import { bonusVerdict, verdictOf } from '../showdown.ts'
import { ThreeCardCourse } from './play.ts'
import type { ThreeCardRules } from './rules.ts'
import type { ThreeCardSentences } from './sentences.ts'
import { qualifies, showdown } from './showdown.ts'

const wagers = listOf(object({ on: text, cite }))

const threeCardShape: Shape<ThreeCardRules> = object({
  ...bankedFields,
  family: oneOf('three-card'),
  deal: filedRule,
  hands: optional(filedRule),
  exposed: filedRule,
  decision: filedRule,
  fold: object({ forfeits: wagers, keeps: wagers }),
  qualifier: object({ high: oneOf('2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'), cite }),
  showdown: anteShowdown,
  pairPlus: object({ pays: threeCardPays, loses: cite }),
  sixCard: object({ pays: fiveCardPays, loses: cite }),
})

const say = sayer<ThreeCardSentences & BoardSentences>()

const threeCardSteps = (rules: ThreeCardRules): Statement[] => [
  { text: say('three-card-stacks'), cite: rules.deal.cite },
  { text: say('three-card-bottom-card'), cite: rules.exposed.cite },
  { text: say('three-card-play-or-fold'), cite: rules.decision.cite },
  ...rules.fold.forfeits.map(({ on, cite }) => ({
    text: say('three-card-fold-forfeits', { wager: wagerName(rules, on) }),
    cite,
  })),
  ...rules.fold.keeps.map(({ on, cite }) => ({
    text: say('three-card-fold-keeps', { wager: wagerName(rules, on) }),
    cite,
  })),
  { text: say('three-card-qualifies', { high: rules.qualifier.high }), cite: rules.qualifier.cite },
]

const threeCardSheet = (rules: ThreeCardRules, readings: Readings): Section[] => [
  rankingSection('three-card', rules.hands?.cite),
  showdownSection(rules, rules.showdown, readings),
  paySection(say('three-card-title-pair-plus'), ['pair-plus'], rules.pairPlus.pays, pokerHandSaid),
  paySection(say('three-card-title-six-card'), ['6-card-bonus'], rules.sixCard.pays, pokerHandSaid),
]

const threeCardBoard: BoardPart<ThreeCardRules> = {
  counts: () => [{ id: 'bank-unqualified', is: say('board-bank-unqualified') }],
  marks(rules, { hands }) {
    if (!hands?.bank) return []
    const bank = cards(hands.bank.cards)
    return qualifies(rules, bank, rankThreeCard(bank)) ? [] : ['bank-unqualified']
  },
}

/**
 * Plays or folds, whichever is worth more over every two cards that may lie beside the player-dealer's
 * open one. Without an open card that is the well-known queen-six-four; the open card shifts it.
 */
function advise(rules: ThreeCardRules, view: View, ask: Ask): Move {
  const playing = ask.options.some(option => option.move === 'play') && isWorthPlaying(rules, view, ask)
  return { kind: 'move', seat: ask.seat, move: playing ? 'play' : 'fold' }
}

function isWorthPlaying(rules: ThreeCardRules, view: View, ask: Ask): boolean {
  const player = cardsSeen(view, String(ask.seat))
  const open = cardsSeen(view, 'bank')
  const own = (on: string) =>
    view.wagers.find(one => one.seat === ask.seat && one.by === undefined && one.on === on)?.amount ?? 0
  const ante = own('ante') || 1
  const pairPlus = own('pair-plus')
  const bonus = bonusVerdict(rules.pairPlus, threeCardHand(player))
  const kept = bonus.outcome === 'win' && 'odds' in bonus ? pairPlus + payout(pairPlus, bonus.odds) : 0
  return expected(rules, player, open) * ante + kept > -ante
}

/** What a player who goes on expects of Ante and Play together, for an Ante of one. */
function expected(rules: ThreeCardRules, player: readonly Card[], open: readonly Card[]): number {
  const readings: Readings = Object.fromEntries(rules.readings.map(one => [one.name, one.default]))
  const unseen = cardsLeft([...player, ...open])
  let sum = 0
  let hands = 0
  for (let a = 1; a < unseen.length; a++) {
    for (let b = 0; b < a; b++) {
      const decided = showdown(rules, player, [...open, unseen[a]!, unseen[b]!])
      for (const on of ['ante', 'play'] as const) {
        const verdict = verdictOf(decided[on], readings)
        if (verdict.outcome === 'win' && 'odds' in verdict) sum += payout(1, verdict.odds)
        if (verdict.outcome === 'lose') sum -= 1
      }
      hands++
    }
  }
  return sum / hands
}

/** Three card poker against a player-dealer. */
export const threeCard = banked<ThreeCardRules>({
  name: 'three-card',
  rules: threeCardShape,
  table: playerDealerTable,
  course: round => new ThreeCardCourse(round),
  steps: threeCardSteps,
  sheet: threeCardSheet,
  board: threeCardBoard,
  faceDown: { givenUp: [] },
  advise,
})
