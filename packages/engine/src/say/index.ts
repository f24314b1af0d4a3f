// Sayings and refusals alone, without anything that plays.
export * from './refusal.ts'
export * from './saying.ts'
