/** The card room where there is no server: everything in one process, a browser's too. Free of Node but for what a bundler replaces. */
export { VERSION } from '../store/lift/lift.ts'
export type { Change, Keeper } from '../store/memory/journal.ts'
export type { LocalAnswer, LocalQuestion } from './local-app.ts'
export { type LocalRoom, type LocalRoomOptions, openLocalRoom } from './local-room.ts'
export type { LocalEnd } from './local-wire.ts'
