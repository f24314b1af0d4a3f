// `npm test`: types, lint and every test; `--times` says what each file took. `npm run quick`: what most changes need.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildPage, hand, installChromium, installPackages, node, root } from './ready.js'

const asked = process.argv.slice(2)
const isQuick = asked.includes('--quick')
const isTimed = asked.includes('--times')
const args = asked.filter(one => one !== '--quick' && one !== '--times')

const npm = (...script) =>
  execFileSync('npm', script, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })

installPackages()
if (!isQuick) buildPage()
npm('run', '--silent', 'check')
// Every worker and every process loads the same code.
const env = {
  CARDROOM_NODE: node(),
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...(isTimed ? { TIMES: '1' } : {}),
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run']
if (isQuick) hand([...vitest, 'packages/engine/', 'tests/worked.test.ts', ...args], env)
else hand([...vitest, ...args], { ...env, CHROMIUM: installChromium() })
