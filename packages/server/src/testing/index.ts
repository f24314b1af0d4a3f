export * from './client.ts'
export * from './regular.ts'
export * from './spawned.ts'
