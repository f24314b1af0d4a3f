export { NothingKept } from '../store/ledger.ts'
export * from './archive.ts'
