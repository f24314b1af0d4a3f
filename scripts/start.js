import { buildPage, hand, installToRun } from './ready.js'

installToRun()
buildPage()
hand(['bin/cardroom.js', 'serve', ...process.argv.slice(2)])
