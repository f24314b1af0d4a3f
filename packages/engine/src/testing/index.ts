export * from '../pan/melds/testing/slow-melds.ts'
