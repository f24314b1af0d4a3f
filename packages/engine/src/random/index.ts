export { ANY_BETTING, type BettingHabits, type RandomBankedSetup, randomBankedSetup } from './banked-setup.ts'
export {
  type FeeLibrary,
  type HouseSetup,
  houseUnder,
  playableSchedules,
  randomHouse,
} from './house-setup.ts'
export { cardsShown } from './leaked-card.ts'
export { numberedSeed } from './numbered-seed.ts'
export { randomPanSetup } from './pan-setup.ts'
export { type CheckedRound, type Checks, playAndCheck } from './play-and-check.ts'
export { playRandomRound, randomRecord, replayRound } from './play-round.ts'
export { type PokerScheduleOption, randomPokerSetup } from './poker-setup.ts'
export { coversPlayers } from './random-family.ts'
export { giveInput, nextInput, randomInput, TEMPERS, type Temper } from './random-input.ts'
export { randomRuling } from './random-ruling.ts'
export { playerCounts, randomSeats } from './seats.ts'
export { ShuffledShoe } from './shuffled-shoe.ts'
export { type StartedRound, startRandomRound } from './start-round.ts'
