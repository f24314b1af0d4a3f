import { buildPage, hand, installPackages } from './ready.js'

installPackages()
buildPage()
hand(['bin/cardroom.js', 'serve', ...process.argv.slice(2)])
