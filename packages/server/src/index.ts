export * from './memory.ts'
export * from './room/timings.ts'
export * from './serve.ts'
