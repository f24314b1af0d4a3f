import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRulebookWith } from '../../input/own-rules.ts'
import { checkCommand } from './check.ts'
import { newRoomCommand } from './new.ts'
import type { RoomReport } from './room-report.ts'

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-new-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const made = async (...args: string[]) =>
  (await newRoomCommand.answer([...args, '--rounds', '20'])) as RoomReport
const looked = async (...args: string[]) =>
  (await checkCommand.answer([...args, '--rounds', '5'])) as RoomReport

test('makes a room from sibling games by a file of answers, checks it, and plays from its folder', async () => {
  const folder = join(temporary(), 'corner')
  const answers = join(temporary(), 'answers.json')
  const room = { id: 'corner', name: 'Corner Card Room' }
  const games = [
    { from: 'cameo/ez-baccarat', id: 'baccarat', name: 'Corner Baccarat', changes: { 'rules.decks.to': 6 } },
    { from: 'outlaws/omaha', id: 'omaha', changes: { 'rules.owner': 'Corner', 'rules.glossary': null } },
  ]
  writeFileSync(answers, JSON.stringify({ room, games }))
  const report = await made(folder, '--answers', answers)
  expect(report.games).toMatchObject([
    {
      mistakes: [],
      rounds: { played: 20 },
      sheet: { id: 'corner/baccarat', name: 'Corner Baccarat', number: null },
      differences: { a: 'cameo/ez-baccarat', b: 'corner/baccarat' },
      edges: { decks: 6, method: 'exact' },
    },
    { mistakes: [], rounds: { played: 20 }, sheet: { owner: 'Corner', glossary: [] } },
  ])
  expect(report.games[1]).not.toHaveProperty('edges')
  expect(newRoomCommand.exitCode?.(report)).toBe(0)
  const text = newRoomCommand.print(report)
  expect(text).toContain('Rounds by chance: 20, and everything held')
  expect(text).toMatch(/≠ to +8 .* 6 /)
  const library = await openRulebookWith([folder])
  expect(library.own.map(({ rules }) => rules.id)).toEqual(['corner/baccarat', 'corner/omaha'])
  await expect(made(folder, '--answers', answers)).rejects.toThrow('there are games in this folder already')
})

test('names a mistake by its field, and doubts rules that are playable but unlikely', async () => {
  const folder = join(temporary(), 'corner')
  const flags = ['--room', 'corner', '--from', 'cameo/ez-baccarat', '--no-edges']
  const wrong = await made(folder, ...flags, '--set', 'rules.seats.places=seven')
  expect(wrong.games[0]?.mistakes).toEqual([
    { at: 'rules.seats.places', what: 'a whole number from 2, not "seven"' },
  ])
  expect(newRoomCommand.exitCode?.(wrong)).toBe(1)
  const file = join(folder, 'ez-baccarat.json')
  const game = JSON.parse(readFileSync(file, 'utf8'))
  game.rules.seats.places = 7
  game.rules.wagers[2].wins[0] = { ...game.rules.wagers[2].wins[0], pays: '9:1', cite: '005:2' }
  game.rules.seats.cite = '005:9'
  const { options } = game.collection[0]
  options[0].bank = {
    unit: 'hand',
    rate: {
      by: 'action',
      rows: [
        { from: 100, to: 5000, cents: 200 },
        { from: 5001, cents: 100 },
      ],
    },
  }
  writeFileSync(file, JSON.stringify(game))
  mkdirSync(join(folder, 'filings'))
  writeFileSync(join(folder, 'filings', '005 of ours.txt'), 'The Tie Bet\npays 8 to 1')
  const [found] = (await looked(folder, '--no-edges')).games
  expect(found?.mistakes).toEqual([])
  expect(found?.cites).toMatchObject({ checked: 3, missing: expect.arrayContaining(['001']) })
  expect(found?.doubts).toEqual([
    { at: 'collection[0].options[0]', what: '$1 from $50.01 on is less than the $2 before it' },
    { at: 'rules.seats.cite', what: '005:9: the text has 2 lines' },
    { at: 'rules.wagers[2].wins[0].pays', what: 'the lines 005:2 do not speak of 9:1' },
  ])
})

test('asks the questions on the terminal, and repeats one with a senseless answer', () => {
  const folder = join(temporary(), 'corner')
  const root = join(import.meta.dirname, '../../../../..')
  const run = (input: readonly string[]) =>
    spawnSync(
      process.execPath,
      [join(root, 'bin/cardroom.js'), 'rules', 'new', folder, '--no-edges', '--rounds', '2', '--json'],
      { cwd: root, encoding: 'utf8', input: `${input.join('\n')}\n` },
    )
  const short = run(['corner', 'Corner Card Room'])
  expect(short).toMatchObject({ status: 2, stdout: expect.stringContaining('the answers ended') })
  expect(existsSync(folder)).toBe(false)
  const places = ['rules.nothing.at=1', 'rules.seats.places=7', '']
  const asked = run([
    'cameo',
    'corner',
    '',
    'nowhere/x',
    'outlaws/omaha',
    'O O',
    'omaha',
    '',
    'GEGA-1',
    ...places,
    '',
  ])
  expect(asked.status).toBe(0)
  for (const said of ['Cameo Club has that id', 'there is no "nowhere/x"', 'there is nothing at'])
    expect(asked.stderr).toContain(said)
  expect(JSON.parse(asked.stdout)).toMatchObject({
    games: [{ sheet: { id: 'corner/omaha', number: 'GEGA-1' } }],
  })
  expect(JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8'))).toEqual({
    id: 'corner',
    name: 'corner',
    games: { 'omaha.json': 'outlaws/omaha' },
  })
})

test('answers bad input with a clear sentence, and makes no folder', async () => {
  const folder = join(temporary(), 'corner')
  const from = ['--from', 'cameo/ez-baccarat']
  await expect(made()).rejects.toThrow('one folder is needed')
  await expect(made(import.meta.filename, ...from)).rejects.toThrow('a folder is needed')
  await expect(made(folder, ...from)).rejects.toThrow('--room: which room?')
  await expect(made(folder, '--room', 'cameo', ...from)).rejects.toThrow('Cameo Club has that id')
  await expect(made(folder, '--room', 'x', '--from', 'x/y')).rejects.toThrow('there is no "x/y"')
  await expect(made(folder, '--room', 'x', ...from, '--set', 'decks')).rejects.toThrow('is not PLACE=VALUE')
  await expect(made(folder, '--room', 'x', ...from, '--set', 'a.b=1')).rejects.toThrow('there is nothing at')
  expect(existsSync(folder)).toBe(false)
  await expect(looked(folder)).rejects.toThrow('there is no such file')
})
