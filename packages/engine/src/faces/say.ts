// What is said and refused, without anything that is played.
export * from '../say/refusal.ts'
export * from '../say/saying.ts'
