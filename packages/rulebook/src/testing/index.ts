export { randomPan } from './random-pan.ts'
export { randomSetup } from './random-poker.ts'
