import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { convertCommand } from './convert.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-convert-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

const holdem = {
  record: 1,
  game: 'standard/texas-holdem',
  stakes: { limit: 'none' },
  blinds: [100, 300],
  button: 1,
  seats: [
    { seat: 1, stack: 20_000 },
    { seat: 2, stack: 20_000 },
    { seat: 3, stack: 4_500 },
  ],
  cards: { 1: 'As Kd', 2: '7c 7d', 3: 'Qh Jh', board: 'Kh 7s 2h 3c 9h' },
  moves: [
    '1 raise 900',
    '2 call',
    '3 call',
    '2 check',
    '3 check',
    '1 bet 500',
    '2 raise 19100',
    '3 fold',
    '1 call',
  ],
}
const baccarat = {
  record: 1,
  game: 'comstock/ez-baccarat-panda-8',
  bank: { seat: 1, wager: 50_000 },
  wagers: [{ seat: 2, on: 'banker', amount: 2_500 }],
  cards: { player: '5h Kd 3c', banker: '2s 2d 9h' },
}
const omaha = {
  ...holdem,
  game: 'outlaws/omaha',
  cards: { 1: 'As Kd 2c 3d', 2: '7c 7d 4c 5d', 3: 'Qh Jh 9c 9d' },
  moves: ['1 fold', '2 fold'],
}

const lines = (...records: object[]) => records.map(record => JSON.stringify(record)).join('\n')
const write = (name: string, text: string): string => {
  writeFileSync(at(name), text)
  return at(name)
}
const answer = (...args: string[]) => convertCommand.answer(args) as Promise<Record<string, unknown>>

test.each(['phhs', 'ohh'])('writes records as %s and reads them back with the same results', async ending => {
  const from = write('in.jsonl', lines(holdem, omaha))
  expect(await answer(from, at(`hands.${ending}`))).toMatchObject({
    hands: 2,
    written: 2,
    refused: [],
    unsaid: [{ what: ending === 'ohh' ? 'house-rules' : 'game', hands: 1 }],
  })
  await answer(at(`hands.${ending}`), at('back.jsonl'))
  await answer(from, at('finished.jsonl'))
  const results = (name: string) =>
    readFileSync(at(name), 'utf8')
      .trim()
      .split('\n')
      .map(line => (JSON.parse(line) as { result: object }).result)
  expect(results('back.jsonl')).toEqual(results('finished.jsonl'))
})

test('writes a hand as text street by street, also when nobody can bet any more', async () => {
  const { text } = await answer(write('one.json', lines(holdem)), '-', '--to', 'stars')
  expect(text).toMatch(
    /^PokerStars Hand #1: Texas Hold'em No Limit \(\$1\/\$3 USD\)\nTable 'standard\/texas-holdem'/,
  )
  expect(String(text).split('\n')).toEqual(
    expect.arrayContaining([
      'Player 2: raises $186 to $191 and is all-in',
      'Player 1: calls $186 and is all-in',
      '*** TURN *** [Kh 7s 2h] [3c]',
      '*** RIVER *** [Kh 7s 2h 3c] [9h]',
      'Player 2: shows [7c 7d] (Three of a kind, sevens)',
      'Player 2 collected $409 from pot',
      'Total pot $409 | Rake $0',
    ]),
  )
})

test('writes rounds of any game as lines of CSV', async () => {
  const { text, unsaid } = await answer(write('both.jsonl', lines(holdem, baccarat)), '-', '--to', 'csv')
  expect(String(text).split('\r\n')).toContain(
    '2,comstock/ez-baccarat-panda-8,2,,,banker 25.00 lose,0.00,-25.00',
  )
  expect(text).toContain('1,standard/texas-holdem,2,7c 7d,"Three of a kind, sevens",,0.00,209.00')
  expect(unsaid).toEqual([expect.objectContaining({ what: 'everything-but-results', hands: 2 })])
})

test('names a refused hand, and goes on with the others', async () => {
  const done = await answer(write('mixed.jsonl', lines(baccarat, holdem)), at('mixed.ohh'))
  expect(done).toMatchObject({ hands: 2, written: 1, refused: [{ code: 'phh-no-pot-game' }] })
  expect(convertCommand.exitCode?.(done)).toBe(2)
})

test('names input that cannot be converted, with its place', async () => {
  const from = write('two.jsonl', lines(holdem, holdem))
  await expect(answer(from, at('two.phh'))).rejects.toThrow('phh holds one hand, and there are 2')
  await expect(answer(from, at('two.xyz'))).rejects.toThrow('its ending says no format')
  await expect(answer(from, '-', '--to', 'pdf')).rejects.toThrow('--to: json, jsonl')
  await expect(answer(at('none.ohh'), '-', '--to', 'csv')).rejects.toThrow('there is no such file')
  await expect(answer(write('hand.txt', 'x'), at('x.json'))).rejects.toThrow('stars is only written')
  await expect(answer(write('bad.phh', 'variant ='), at('x.json'))).rejects.toThrow('not TOML')
  await expect(answer(from)).rejects.toThrow('two are needed')
})
