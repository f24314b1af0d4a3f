export * from './odds/answer.ts'
export * from './odds/distribution.ts'
export * from './odds/odds.ts'
