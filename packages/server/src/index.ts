export type { Log } from '@cardroom/room'
export * from './log/lines.ts'
export * from './log/log.ts'
export * from './serve.ts'
