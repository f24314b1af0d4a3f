export * from './client.ts'
export * from './filings.ts'
export * from './regular.ts'
export * from './spawned.ts'
