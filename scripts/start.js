import { buildPage, hand, installPackages, writeReference } from './ready.js'

installPackages()
buildPage()
writeReference()
hand(['bin/cardroom.js', 'serve', ...process.argv.slice(2)])
