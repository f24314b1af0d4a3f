export * from './log/lines.ts'
export * from './log/log.ts'
export * from './room/timings.ts'
export * from './serve.ts'
