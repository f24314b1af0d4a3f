export * from './change-log.ts'
export { MemoryStore } from './memory-store.ts'
