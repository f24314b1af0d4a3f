export * from './card.ts'
export * from './deck.ts'
export * from './sha256.ts'
export * from './shuffle.ts'
