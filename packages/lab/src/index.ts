// What a game's wagers cost, and how to play them.

export type { EnvyOdds, OddsAnswer, StrategyTable, WagerOdds } from './odds/answer.ts'
export { type Circumstances, STRATEGIES, type Strategy } from './odds/circumstances.ts'
export { compareReading, type ReadingComparison } from './questions/compare.ts'
export { oddsOf } from './questions/odds.ts'

// Simulation.

export { simulate } from './questions/simulate.ts'
export { type SimulationQuestion, type SimulationState, simulatedAnswer } from './simulate/state.ts'

// A table from the player-dealer's view, and what the collection costs there.

export { betsOf } from './bank/bets.ts'
export {
  bringsOf,
  byWhatTheyBring,
  COLLECTION_PAYERS,
  type CollectedFrom,
  type CollectedOver,
  collectedFrom,
  type FromEach,
  type OptionBrings,
  type SupposedTable,
} from './fees/brings.ts'
export { type FeeQuestion, type OptionCost, optionCosts, type Payer } from './fees/options.ts'
export { collectedOver, paceOf } from './fees/rounds.ts'
export { type BankAnswer, type BankQuestion, bankView } from './questions/bank.ts'

// Hands of pot games against each other.

export type { PotSplit } from './family/split.ts'
export type { EquityAnswer, HalfChances, HandEquity } from './poker/equity/answer.ts'
export { type EquityOptions, equityOf } from './poker/equity/equity.ts'
export { type EquityHolding, parseHand, parseHolding } from './poker/equity/holding.ts'
export type { EquityQuestion } from './poker/equity/question.ts'
export { type ShowdownStage, stageOf } from './poker/showdown/stage.ts'

// How often each hand comes.

export type { HandRanking } from './frequencies/ranked.ts'
export { type Frequency, type FrequencyTable, frequencyTable } from './frequencies/table.ts'
export { type FrequencyOptions, frequenciesOf } from './questions/frequencies.ts'

// What each choice of a seat is worth, and the review of finished rounds.

export {
  goneBefore,
  isSame,
  narrowOption,
  REVIEW_WORK,
  reviewRecord,
  reviewRound,
} from './questions/review.ts'
export { canBeValued, hasValues, valuesOf, wagersNow } from './questions/values.ts'
export type { Review, ReviewedDecision, Share } from './review/review.ts'
export type { Choice, ChoiceValue, PositionValues } from './values/answer.ts'
export type { Position } from './values/position.ts'

// Cards that had left a shoe before a round.

export { ShoesSeen } from './questions/shoes.ts'

// The choice of decisions to practise, and the memory of a learner's answers.

export { type Candidate, chooseNext, leastGap, topicOf } from './practice/choose.ts'
export {
  askedIn,
  dueAgain,
  EMPTY_PRACTICE_MEMORY,
  type PracticeAnswer,
  type PracticeMemory,
  type RepeatedDecision,
  rememberPractice,
  type TopicScore,
  wrongAnswers,
} from './practice/memory.ts'

// Watching and sharing long work.

export { runJob, type WorkResult } from './parallel/run.ts'
export { type Job, type Watch, WITHOUT_WORKERS } from './parallel/work.ts'

// The tables that scripts write and the package carries.

export { everyPaiGowPair, filedPaiGowSettings } from './pai-gow/filed-settings.ts'
export type { PairEnds } from './pai-gow/solved.ts'
export { ultimateTables } from './ultimate/solution.ts'

// The sentences of the lab, for the catalogues.

export type { CountedFor } from './frequencies/sentences.ts'
export type { LabRefusals, LabSentences } from './sentences.ts'
export type { ValuesRefusals } from './values/refusals.ts'
export type { ValuesSentences } from './values/sentences.ts'
