import { hand, installPackages } from './ready.js'

installPackages()
hand(['scripts/write-site.ts', ...process.argv.slice(2)])
