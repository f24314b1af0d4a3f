import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { familyNames, gameOf, unwrap } from '@cardroom/engine'
import { scheduleName, schedulesOf } from '@cardroom/engine/collection'
import { games, openRulebook, standard } from '@cardroom/rulebook'
import { loadGames } from '@cardroom/rulebook/load'
import { expect, test } from 'vitest'
import { workedRounds } from './worked.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** How many files of the project a program loads: it starts later with each. */
function filesLoaded(program: readonly string[], input = ''): number {
  const { status, stderr } = spawnSync(process.execPath, ['--import', path('loaded-files.js'), ...program], {
    cwd: path('..'),
    input,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return Number(/files loaded: (\d+)/.exec(stderr)![1])
}

test('listing the games loads no more than twelve files', () => {
  expect(filesLoaded(['bin/cardroom.js', 'games'])).toBeLessThanOrEqual(12)
})

test.each(familyNames)('playing one record loads only its room and family: %s', family => {
  const ofFamily = new Set(games.filter(game => game.family === family).map(({ id }) => id))
  const round = workedRounds.find(({ game, expect }) => ofFamily.has(game) && expect.error === undefined)!
  // The reader of messages and the words for hands are some thirty of them; packed, the messages are read already.
  expect(filesLoaded(['bin/cardroom.js', 'play', '-'], JSON.stringify(round.record))).toBeLessThanOrEqual(330)
})

test('ranking a high hand loads only what ranks high hands', () => {
  const program = "import { rankHigh } from '@cardroom/engine/high'; rankHigh([48, 46, 21, 23, 8, 6, 3])"
  expect(filesLoaded(['--input-type=module', '--eval', program])).toBeLessThanOrEqual(6)
})

test('loads one by one the same games as all at once', async () => {
  const rulebook = await openRulebook()
  for (const rules of [...games, ...standard]) {
    const library = await loadGames([rules.id])
    const game = unwrap(library.game(rules.id))
    expect(game.rules).toBe(rules)
    expect(game.setup).toBe(gameOf(rules).setup)
    for (const schedule of Object.values(schedulesOf(rulebook.feeTables, rules.id)).flat()) {
      for (const name of [scheduleName(schedule), schedule.option.id]) {
        expect(library.schedules(rules.id, name)).toEqual(rulebook.schedules(rules.id, name))
      }
    }
  }
})
