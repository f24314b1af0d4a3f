import { execFileSync } from 'node:child_process'
import { buildPage, hand, installChromium, installPackages, node, root } from './ready.js'

installPackages()
buildPage()
const chromium = installChromium()
execFileSync('npm', ['run', '--silent', 'check'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
hand(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  CHROMIUM: chromium,
  CARDROOM_NODE: node(),
})
