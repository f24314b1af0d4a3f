export * from './names.ts'
export * from './say-names.ts'
