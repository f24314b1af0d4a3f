export * from './excerpt.ts'
export * from './filings.ts'
export * from './parts.ts'
