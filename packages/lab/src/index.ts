// What a game's wagers cost, and how to play them.

// A table as the player-dealer sees it, and what the collection costs there.
export { betsOf } from './bank/bets.ts'
// Hands of pot games against each other.
export type { Split } from './family/split.ts'
export {
  bringsOf,
  byWhatTheyBring,
  type CollectedFrom,
  type CollectedOver,
  collectedFrom,
  type FromEach,
  type OptionBrings,
  PAYERS,
  type SupposedTable,
} from './fees/brings.ts'
export { type FeeQuestion, type OptionCost, optionCosts, type Payer } from './fees/options.ts'
export { paceOf } from './fees/pace.ts'
export { collectedOver } from './fees/rounds.ts'
// How often each hand comes.
export type { Ranked } from './frequencies/ranked.ts'
// What it says, for the catalogues.
export type { CountedFor } from './frequencies/sentences.ts'
export { type Frequency, type FrequencyTable, frequencyTable } from './frequencies/table.ts'
export type { EnvyOdds, OddsAnswer, StrategyTable, WagerOdds } from './odds/answer.ts'
export type { Circumstances } from './odds/circumstances.ts'
export { STRATEGIES, type Strategy } from './odds/strategy.ts'
// What the scripts write that the package carries with it.
export { everyPaiGowPair, filedPaiGowSettings } from './pai-gow/filed-settings.ts'
export type { PairEnds } from './pai-gow/solved.ts'
// How long work is watched and shared out.
export { type Done, runJob } from './parallel/run.ts'
export { ALONE, type Job, type Watch } from './parallel/work.ts'
export type { EquityAnswer, HalfChances, HandEquity } from './poker/equity/answer.ts'
export { type EquityOptions, equityOf } from './poker/equity/equity.ts'
export { type Holding, parseHand, parseHolding } from './poker/equity/holding.ts'
export type { EquityQuestion } from './poker/equity/question.ts'
export { type Stage, stageOf } from './poker/showdown/stage.ts'
// Which decisions somebody should practise, and what is remembered of their answers.
export { type Candidate, chooseNext } from './practice/choose.ts'
export {
  type Again,
  type Answered,
  askedIn,
  dueAgain,
  type Given,
  type Memory,
  NOTHING_YET,
  remember,
  wrongIn,
} from './practice/memory.ts'
export { leastGap, topicOf } from './practice/weight.ts'
export { type BankAnswer, type BankQuestion, bankView } from './questions/bank.ts'
export { compareReading, type ReadingCompared } from './questions/compare.ts'
export { type FrequencyOptions, frequenciesOf } from './questions/frequencies.ts'
export { oddsOf } from './questions/odds.ts'
// What each choice of a seat is worth, and what those of a finished round were.
export { goneBefore, isSame, narrowed, REVIEW_WORK, reviewRecord, reviewRound } from './questions/review.ts'
// Cards that had left a shoe before a round.
export { ShoesSeen } from './questions/shoes.ts'
// The same by playing rounds.
export { simulate } from './questions/simulate.ts'
export { canBeValued, hasValues, valuesOf, wagersNow } from './questions/values.ts'
export type { Review, Reviewed, Share } from './review/review.ts'
export type { LabRefusals, LabSentences } from './sentences.ts'
export { type SimulationQuestion, type SimulationState, simulatedAnswer } from './simulate/state.ts'
export { ultimateTables } from './ultimate/solution.ts'
export type { Choice, ChoiceValue, PositionValues } from './values/answer.ts'
export type { Position } from './values/position.ts'
export type { ValuesRefusals } from './values/refusals.ts'
export type { ValuesSentences } from './values/sentences.ts'
