export * from '../dealt/bets-clock.ts'
export * from '../dealt/board.ts'
export { counting } from '../dealt/counting.ts'
export type { DealtRound, HalfHourTaken } from '../dealt/dealt-round.ts'
export * from '../dealt/entry.ts'
export {
  askedToSee,
  asksAsSeen,
  asSeen,
  cardsToEnter,
  isFaceDown,
  mayLie,
  type Unseen,
} from '../dealt/face-down.ts'
export { isNameless } from '../dealt/nameless.ts'
export * from '../dealt/out-of-shoe.ts'
export type { DealtRefusals } from '../dealt/refusals.ts'
export * from '../dealt/session.ts'
export * from '../dealt/settings.ts'
export * from '../dealt/totals.ts'
export * from '../dealt/whats-changed.ts'
