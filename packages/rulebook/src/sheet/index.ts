export * from './incident.ts'
export * from './said.ts'
export * from './sheet.ts'
