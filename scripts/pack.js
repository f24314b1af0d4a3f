import { buildPage, hand, installPackages } from './ready.js'

installPackages()
buildPage()
hand(['scripts/pack.ts', ...process.argv.slice(2)])
