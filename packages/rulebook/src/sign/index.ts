export * from './duties.ts'
export type { SignFees, SignRow, SignTake } from './fees.ts'
export * from './sign.ts'
