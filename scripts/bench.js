import { hand, installPackages } from './ready.js'

installPackages()
hand(['bin/cardroom.js', 'bench', ...process.argv.slice(2)])
