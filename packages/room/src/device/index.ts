/** A card room in the player's own process: a browser's worker, or a test. */
export type { LocalAnswer, LocalQuestion } from '../routes/answer.ts'
export { type DeviceRoom, type DeviceRoomOptions, openDeviceRoom } from './device-room.ts'
export type { DeviceEnd } from './device-wire.ts'
