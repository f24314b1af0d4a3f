import type { Odds } from '../../money/odds.ts'
import type { Nothing } from '../../say/saying.ts'
import type { BlackjackEvent } from './events.ts'
import type {
  CheckRule,
  DealRule,
  DealStart,
  DoubleRule,
  InsuranceRule,
  MatchHand,
  NaturalRule,
  SplitRule,
  SuperMatchHand,
  SurrenderRule,
} from './rules.ts'

/** What the lists of incidents of blackjack games say. */
export interface BlackjackIncidentSentences {
  'blackjack-when-late-surrender': Nothing
  'blackjack-when-bank-ran-out': Nothing
  'blackjack-then-too-late': Nothing
  'blackjack-then-collection-kept': Nothing
}

/** Why the open points of blackjack games are read as they are. */
export interface BlackjackReadingSentences {
  'blackjack-why-bank-soft-18': Nothing
  'blackjack-why-both-over': Nothing
  'blackjack-why-equal-over': Nothing
  'blackjack-why-insured-natural': Nothing
  'blackjack-why-counted-twenty-two': Nothing
  'blackjack-why-split-tens': Nothing
  'blackjack-why-resplit-aces': Nothing
  'blackjack-why-double-on-must-stand': Nothing
}

/** What the rule sheet of a blackjack game has to say. */
export interface BlackjackSheetSentences {
  'blackjack-deal': { hands: 1 | 2; from: DealStart; bank: DealRule['bank'] }
  'blackjack-super-match-settled': { wager: string }
  'blackjack-insurance': { amount: InsuranceRule['amount']; odds: Odds }
  'blackjack-checked-under': { under: CheckRule['under'] }
  'blackjack-not-checked': Nothing
  /** By the name that the layout gives it. */
  'blackjack-naturals-at-once': { natural: string }
  'blackjack-frozen-hand': Nothing
  'blackjack-all-frozen': Nothing
  'blackjack-switching': Nothing
  'blackjack-turns': { from: DealStart; surrender: boolean }
  'blackjack-bank-by-chart': Nothing

  'blackjack-title-charts': Nothing
  'blackjack-natural': { natural: string; of: NaturalRule['of']; points: number }
  'blackjack-over': { above: number; natural: string }
  'blackjack-total': Nothing
  'blackjack-chart-of': { who: 'player' | 'bank'; soft: boolean }

  'blackjack-title-options': Nothing
  'blackjack-double': { amount: DoubleRule['amount']; onMustStand: boolean }
  'blackjack-double-again': { times: number }
  'blackjack-rescue': Nothing
  'blackjack-split': { tens: SplitRule['tens']; hands: number }
  'blackjack-split-suited': { split: number }
  'blackjack-split-aces': { hands: number; cards: SplitRule['aces']['cards'] }
  'blackjack-surrender': { when: SurrenderRule['when']; from: number | undefined }
  'blackjack-no-surrender': Nothing

  'blackjack-title-verdicts': Nothing
  'blackjack-column-wagers': Nothing
  'blackjack-column-result': Nothing
  'blackjack-when-all': { events: readonly BlackjackEvent[] }
  'blackjack-all-wagers': Nothing
  /** Wagers by their names on the layout. */
  'blackjack-these-wagers': { wagers: readonly string[] }
  'blackjack-wins': { odds: Odds }
  'blackjack-loses': Nothing
  'blackjack-pushes': Nothing

  'blackjack-column-cards-over': Nothing
  'blackjack-cards-or-more': { cards: number }
  'blackjack-match-hand': { hand: MatchHand | SuperMatchHand }
  'blackjack-with-decks': { wager: string; decks: readonly number[] }
}

/** All sentences of the blackjack family. */
export interface BlackjackSentences
  extends BlackjackIncidentSentences,
    BlackjackReadingSentences,
    BlackjackSheetSentences {}
