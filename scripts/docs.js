import { hand, installPackages } from './ready.js'

installPackages()
hand(['scripts/docs.ts', ...process.argv.slice(2)])
