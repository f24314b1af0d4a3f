import { hand, installPackages } from './ready.js'

installPackages()
console.log('one fault after the other; ROUNDS for their number, SECONDS for an end, FAULT for one kind only')
hand(['packages/server/src/testing/chaos/main.ts'])
