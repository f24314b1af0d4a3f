export * from './card.ts'
export * from './deck.ts'
export * from './sha256.ts'
export { isSeed, orderOf, Randomness, type Seed, shuffle } from './shuffle.ts'
