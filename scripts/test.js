import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPage, hand, installChromium, installPackages, node, root } from './ready.js'

/** More than that is no mishap of a browser. */
const MOST_ASKED_AGAIN = 3

installPackages()
buildPage()
const chromium = installChromium()
execFileSync('npm', ['run', '--silent', 'check'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
const vitest = ['node_modules/vitest/vitest.mjs', 'run']
const env = { CHROMIUM: chromium, CARDROOM_NODE: node() }
const args = process.argv.slice(2)
if (process.env.CI) hand([...vitest, ...askedAgain(), ...args], env)
else hand([...vitest, ...args], env)

/**
 * A browser is a program of somebody else's that may break down: where nobody looks on, the few files that failed in
 * one are asked once more, by themselves, with a browser and a card room of their own. What failed stands above.
 */
function askedAgain() {
  const list = join(root, 'node_modules', '.cardroom', 'failed.json')
  rmSync(list, { force: true })
  const { status } = spawnSync(node(), [...vitest, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, FAILED_FILES: list },
  })
  if (status === 0) process.exit(0)
  const failed = failedIn(list)
  const isMishap = failed.length <= MOST_ASKED_AGAIN && failed.every(({ project }) => project === 'browser')
  if (failed.length === 0 || !isMishap) process.exit(status ?? 1)
  const files = failed.map(({ file }) => file)
  console.log(`\nAsked once more: ${files.join(', ')}\n`)
  return ['--project', 'browser', ...files]
}

function failedIn(list) {
  try {
    return JSON.parse(readFileSync(list, 'utf8'))
  } catch {
    return []
  }
}
