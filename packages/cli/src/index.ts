export * from './run.ts'
