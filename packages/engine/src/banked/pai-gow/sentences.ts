import type { Cents } from '../../money/cents.ts'
import type { Odds } from '../../money/odds.ts'
import type { JokerUse } from '../../ranking/high-rules.ts'
import type { Nothing, Saying } from '../../say/saying.ts'
import type { HouseWayHolding, HouseWaySetting, HouseWayStep } from './chart.ts'
import type { FortuneHand } from './fortune.ts'
import type { DealOrder, FortuneRule } from './rules.ts'

/** The sentences of games whose hands are set as two, with cards or with dominoes. */
export interface TwoHandSentences {
  'two-hands-players-set': { houseWay: boolean }
  'two-hands-largest-wager': Nothing
  'two-hands-bank-by-chart': Nothing
  'two-hands-bank-sets': { houseWay: boolean }
  'two-hands-title-base': Nothing
  'two-hands-both-higher': { odds: Odds }
  'two-hands-one-higher': Nothing
  'two-hands-none-higher': Nothing
  'two-hands-copy': Nothing
  'two-hands-title-house-way': Nothing
  'two-hands-column-hand': Nothing
  'two-hands-column-setting': Nothing
  'two-hands-title-at-work': Nothing
  'two-hands-column-dealt': Nothing
}

/** What the rule sheet of pai gow poker has to say. */
export interface PaiGowSentences {
  'pai-gow-deal': { order: DealOrder }
  'pai-gow-ace-high-push': Nothing
  'pai-gow-foul': Nothing
  'pai-gow-title-joker': Nothing
  'pai-gow-joker': { is: JokerUse }
  'pai-gow-house-way-not-filed': Nothing
  'pai-gow-two-card-hand': Nothing
  'pai-gow-five-card-hand': Nothing
  /** `of` are ranks. */
  'pai-gow-holding': { hand: HouseWayHolding; of: readonly string[]; complete: boolean; joker: boolean }
  'pai-gow-setting': { steps: readonly Saying[] }
  'pai-gow-setting-as-without': Nothing
  'pai-gow-step': { way: HouseWaySetting; ifFront: HouseWayStep['ifFront'] }
  'pai-gow-title-ace-high': Nothing
  'pai-gow-both-ace-high': Nothing
  'pai-gow-ace-high-with-joker': Nothing
  'pai-gow-ace-high-without-joker': Nothing
  'pai-gow-title-fortune': Nothing
  'pai-gow-envy-button': { least: Cents; buttons: FortuneRule['envy']['buttons'] }
  'pai-gow-column-seven-cards': Nothing
  'pai-gow-column-fortune': Nothing
  'pai-gow-column-envy': Nothing
  'pai-gow-push': Nothing
  'pai-gow-prize': { cents: Cents }
  'pai-gow-fortune-hand': { hand: FortuneHand }
}
