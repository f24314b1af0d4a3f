export { NoCardRoomError } from '../store/ledger.ts'
export * from './archive.ts'
