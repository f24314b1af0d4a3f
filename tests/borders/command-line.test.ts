import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '@cardroom/cli'
import { completeRecord, isRefusal, unwrap } from '@cardroom/engine'
import { writeOpenHand } from '@cardroom/engine/formats'
import { writeHistory } from '@cardroom/engine/phh'
import { games, openRulebook } from '@cardroom/rulebook'
import { ownGame } from '@cardroom/rulebook/own'
import { brokenJson, brokenText } from '@cardroom/testing'
import { english } from '@cardroom/words/en'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { workedQuestions, workedRounds } from '../worked.ts'
import { runs } from './runs.ts'

const library = await openRulebook()
const folder = mkdtempSync(join(tmpdir(), 'cardroom-borders-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Output for people is kept out of the test report. */
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Answered, answered with a difference, or refused as bad input; anything else would be thrown. */
const EXIT_CODES = [0, 1, 2]

/** None of these writes a file, waits for a line or goes on for long. */
const COMMAND_LINES: readonly (readonly string[])[] = [
  ...workedQuestions.filter((_, i) => i % 40 === 0).map(({ cmd }) => cmd),
  ['games', '--room', 'outlaws', '--family', 'poker', '--json'],
  ['rules', 'comstock/ez-baccarat-panda-8', '--schedule', '1', '--markdown'],
  ['rules', 'search', 'burn card', '--room', 'cameo'],
  ['rules', 'diff', 'cameo/texas-holdem', 'towers/texas-holdem'],
  ['schema', 'record', 'poker'],
  ['equity', 'outlaws/texas-holdem', 'AsKd', 'QhQc', '--board', '2s 3d 4h', '--dead', '5c'],
  ['equity', 'outlaws/omaha', 'As Kd 3c 4h', 'Qh Qc 2d 2h', '--board', '2s 3d 4s', '--reading', 'a=b'],
  ['odds', 'players/ez-baccarat', '--decks', '8', '--dealt', '7s 7h', '--wager', 'banker'],
  ['frequencies', 'three-card', '--cards', '3', '--jokers', '1', '--joker', 'bug'],
]

test('answers or refuses any wrong command line', { timeout: 0 }, async () => {
  const ended = new Set<number>()
  await fc.assert(
    fc.asyncProperty(brokenJson(COMMAND_LINES), async value => {
      const code = await run(Array.isArray(value) ? value.flat(4).map(String) : [String(value)])
      ended.add(code)
      expect(EXIT_CODES).toContain(code)
    }),
    runs(150),
  )
  expect(ended).toContain(0)
  expect(ended).toContain(2)
})

const worked = workedRounds.flatMap(({ record }) => {
  const answer = completeRecord(record, library, english.say)
  return isRefusal(answer) ? [] : [answer]
})
const pots = worked.flatMap(record => {
  const phh = writeHistory(record, library)
  return isRefusal(phh)
    ? []
    : [{ phh: phh.as, ohh: JSON.stringify(unwrap(writeOpenHand(record, library)).as) }]
})
const records = worked.map(record => JSON.stringify(record))

/** A command and the files it is given, by how they are named. */
const COMMANDS_BY_FILE: readonly (readonly [
  name: string,
  right: readonly string[],
  commands: readonly (readonly string[])[],
])[] = [
  ['one.json', records, [['play'], ['verify'], ['phh', 'export'], ['convert', '-', '--to', 'stars']]],
  ['many.jsonl', records.map((one, i) => `${one}\n${records[i - 1] ?? one}\n`), [['play'], ['verify']]],
  [
    'hand.phh',
    pots.map(({ phh }) => phh),
    [
      ['phh', 'replay'],
      ['convert', '-', '--to', 'json'],
    ],
  ],
  [
    'hands.phhs',
    pots.map(({ phh }) => `[1]\n${phh}`),
    [
      ['phh', 'replay'],
      ['convert', '-', '--to', 'csv'],
    ],
  ],
  ['hand.ohh', pots.map(({ ohh }) => ohh), [['convert', '-', '--to', 'jsonl']]],
  ['questions.jsonl', COMMAND_LINES.map(line => JSON.stringify(line)), [['batch']]],
  [
    'own.json',
    games.map(rules => JSON.stringify(ownGame(rules))),
    [['rules', 'comstock/ez-baccarat-panda-8', '--rules']],
  ],
]

describe.each(COMMANDS_BY_FILE)('%s', (name, right, commands) => {
  const file = join(folder, name)
  const ask = ([command = '', ...more]: readonly string[], text: string): Promise<number> => {
    writeFileSync(file, text)
    return run(command === 'convert' ? [command, file, ...more] : [command, ...more, file])
  }

  test.each(commands)('%s answers some right texts', async (...command) => {
    let code = 2
    for (const text of right) if (code !== 0) code = await ask(command, text)
    expect(code).toBe(0)
  })

  test('answers or refuses any wrong text', { timeout: 0 }, async () => {
    await fc.assert(
      fc.asyncProperty(brokenText(right), async text => {
        for (const command of commands) expect(EXIT_CODES).toContain(await ask(command, text))
      }),
      runs(25),
    )
  })
})
