import { hand, installPackages } from './ready.js'

installPackages()
console.log('a week of a room; DAYS, ROUNDS a table and shift, DATA for the folder in which it is kept')
hand(['packages/server/src/testing/week/main.ts'])
