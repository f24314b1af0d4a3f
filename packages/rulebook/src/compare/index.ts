export * from './compare.ts'
export * from './sheets.ts'
