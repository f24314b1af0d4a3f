export * from './board-part.ts'
export * from './note.ts'
export * from './noted-round.ts'
export type * from './sentences.ts'
