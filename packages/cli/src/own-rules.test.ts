import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'cardroom-'))
afterAll(() => rmSync(folder, { recursive: true }))

function cardroom(args: readonly string[], input = '') {
  return spawnSync(process.execPath, [join(root, 'bin/cardroom.js'), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
}

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const exported = cardroom(['rules', 'export', 'outlaws/three-card-poker-6-card-bonus']).stdout

const record = JSON.stringify({
  record: 1,
  game: 'corner/three-card',
  bank: { seat: 1, wager: 100000 },
  wagers: [
    { seat: 2, on: 'ante', amount: 1000 },
    { seat: 2, on: 'pair-plus', amount: 500 },
  ],
  cards: { 2: '7s 7h 2d', bank: 'Ks 8d 3c' },
  moves: ['2 play'],
})

test('exports a game, and plays it after a change', () => {
  const own = JSON.parse(exported)
  own.rules.id = 'corner/three-card'
  own.rules.pairPlus.pays.at(-1).pays = '2:1'
  const rules = file('own.json', JSON.stringify(own))
  const played = cardroom(['play', '-', '--rules', rules], record)
  expect(played.stderr).toBe('')
  const { result } = JSON.parse(played.stdout)
  expect(result.wagers.find((line: { on: string }) => line.on === 'pair-plus')).toMatchObject({
    odds: '2:1',
    pays: 1000,
  })
  const finished = file('finished.json', played.stdout)
  expect(cardroom(['verify', finished, '--rules', rules]).status).toBe(0)
  expect(cardroom(['rules', 'corner/three-card', '--rules', rules]).stdout).toMatch(/Pair +2 to 1/)
  expect(cardroom(['play', '-'], record)).toMatchObject({ status: 2, stdout: '' })
})

test('prints a line for each mistake of a wrong file, with its place', () => {
  const own = JSON.parse(exported)
  own.rules.pairPlus.pays[0].pays = 'a lot'
  own.rules.seats.places = 'seven'
  own.rules.settle.order = 'by-name'
  const rules = file('wrong.json', JSON.stringify(own))
  for (const args of [
    ['play', '-', '--rules', rules],
    ['serve', '--rules', rules, '--port', '0', '--data', folder],
  ]) {
    const { status, stdout, stderr } = cardroom(args, record)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr.trim().split('\n')).toEqual(
      [
        'rules.seats.places: a whole number from 2, not "seven"',
        'rules.settle.order: "by-seat" or "by-wager", not "by-name"',
        'rules.pairPlus.pays[0].pays: odds ("6:5"), not "a lot"',
      ].map(line => `cardroom ${args[0]}: ${rules}: ${line}`),
    )
  }
  const { stdout } = cardroom(['play', '-', '--json', '--rules', rules], record)
  expect(JSON.parse(stdout)).toMatchObject({ at: expect.stringContaining(rules) })
  const broken = file('broken.json', '{"rules": ')
  expect(cardroom(['play', '-', '--rules', broken], record)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/broken\.json: not JSON/),
  })
})
