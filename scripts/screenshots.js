import { buildPage, hand, installChromium, installPackages } from './ready.js'

installPackages()
buildPage()
hand(['scripts/screenshots.ts', ...process.argv.slice(2)], { CHROMIUM: installChromium() })
