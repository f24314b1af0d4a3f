export * from './config.ts'
export { withoutPassword } from './database-url.ts'
export * from './flags.ts'
export type { Config } from './settings.ts'
