// What a game's wagers cost, and how to play them.

// A table as the player-dealer sees it, and what the collection costs there.
export { betsOf } from './bank/bets.ts'
// Hands of pot games against each other.
export type { Split } from './family/split.ts'
export { type FeeQuestion, type OptionCost, optionCosts, type Payer } from './fees/options.ts'
// How often each hand comes.
export type { Ranked } from './frequencies/ranked.ts'
// What it says, for the catalogues.
export type { CountedFor } from './frequencies/sentences.ts'
export { type Frequency, type FrequencyTable, frequencyTable } from './frequencies/table.ts'
export type { EnvyOdds, OddsAnswer, StrategyTable, WagerOdds } from './odds/answer.ts'
export type { Circumstances } from './odds/circumstances.ts'
export { STRATEGIES, type Strategy } from './odds/strategy.ts'
// How long work is watched and shared out.
export { ALONE, type Watch } from './parallel/work.ts'
export type { EquityAnswer, HalfChances, HandEquity } from './poker/equity/answer.ts'
export { type EquityOptions, equityOf } from './poker/equity/equity.ts'
export { type Holding, parseHand, parseHolding } from './poker/equity/holding.ts'
export type { EquityQuestion } from './poker/equity/question.ts'
export { type Stage, stageOf } from './poker/stage.ts'
export { type BankAnswer, type BankQuestion, bankView } from './questions/bank.ts'
export { compareReading, type ReadingCompared } from './questions/compare.ts'
export { type FrequencyOptions, frequenciesOf } from './questions/frequencies.ts'
export { oddsOf } from './questions/odds.ts'
// The same by playing rounds.
export { simulate } from './questions/simulate.ts'
export type { LabRefusals, LabSentences } from './sentences.ts'
export { type SimulationQuestion, type SimulationState, simulatedAnswer } from './simulate/state.ts'
