export * from '../cards/card.ts'
export * from '../cards/deck.ts'
export * from '../cards/sha256.ts'
export * from '../cards/shuffle.ts'
