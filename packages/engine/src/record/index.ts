// Records of rounds, and their games one by one: playing one of them loads no other family.
export type { Game } from '../family/game.ts'
export { type Library, refuseInLibrary } from '../family/library.ts'
export { loadGame } from '../load-game.ts'
export { completeRecord, type RoundRecord } from './record.ts'
export type { ResultWritten } from './result.ts'
export { type Shoe, shoeOf } from './shoe.ts'
