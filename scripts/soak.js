// What only a long run shows: a million random rounds of all games, and then the tests that are too long for every day.
import { spawnSync } from 'node:child_process'
import { buildPage, hand, installChromium, installPackages, node, root } from './ready.js'

installPackages()
buildPage()
const [what, ...more] = process.argv.slice(2)
if (what !== 'tests') {
  const { ROUNDS = '1000000' } = process.env
  console.log(
    `${ROUNDS} random rounds; set ROUNDS for another number, SECONDS for an end, FROM for other rounds`,
  )
  const { status } = spawnSync(node(), ['tests/random/soak.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ROUNDS },
  })
  if (status !== 0 || what === 'rounds') process.exit(status ?? 1)
}
const { ROUNDS_EACH = '50000' } = process.env
console.log(`the long tests, ${ROUNDS_EACH} rounds each; set ROUNDS_EACH for another number`)
hand(['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.soak.config.ts', ...more], {
  ROUNDS: ROUNDS_EACH,
  CHROMIUM: installChromium(),
})
