export { isBadInput } from './command/bad-input.ts'
export * from './run.ts'
