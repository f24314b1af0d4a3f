export * from './fees-only.ts'
export * from './games.ts'
export * from './library.ts'
export * from './rooms.ts'
