export { slowFives, slowShares } from './slow-showdown.ts'
