export * from './bets-clock.ts'
export * from './board.ts'
export * from './correction-effects.ts'
export { countingEntries } from './counting.ts'
export type { DealtRound, HalfHourTaken } from './dealt-round.ts'
export { isNameless } from './dealt-round.ts'
export * from './entry.ts'
export {
  askedToSee,
  asksAsSeen,
  asSeen,
  cardsToEnter,
  isFaceDown,
  mayLie,
  type UnseenCard,
} from './face-down.ts'
export * from './out-of-shoe.ts'
export type { DealtRefusals } from './refusals.ts'
export * from './session.ts'
export * from './settings.ts'
export * from './totals.ts'
