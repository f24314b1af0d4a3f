import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { phhCommand } from './phh.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-phh-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const record = {
  record: 1,
  game: 'outlaws/texas-holdem',
  stakes: { limit: 'fixed', bets: [300, 600] },
  blinds: [100, 300],
  button: 3,
  seats: [
    { seat: 1, stack: 20_000 },
    { seat: 2, stack: 20_000 },
    { seat: 3, stack: 4_500 },
  ],
  cards: { 1: 'As Kd', 2: '7c 7d', 3: 'Qh Jh', board: 'Kh 7s 2h' },
  moves: ['3 raise 600', '1 fold', '2 call', '2 bet 300', '3 fold'],
}

test('writes a pot game as a hand history and reads it back with the same stacks', async () => {
  const { phh: text } = (await phhCommand.answer(['export', file('hand.json', record)])) as { phh: string }
  expect(text.split('\n')).toContain("variant = 'FT'")
  expect(text).toContain('finishing_stacks = [199, 207, 39]')
  expect(await phhCommand.answer(['replay', file('hand.phh', text)])).toEqual({
    hands: 1,
    agreed: 1,
    differ: [],
    skipped: [],
  })
})

test('exports only pot games, says what the format cannot express, and keeps it in a field of ours', async () => {
  const exported = (of: object) => phhCommand.answer(['export', file('other.json', of)])
  const pan = {
    record: 1,
    game: 'comstock/pan',
    chip: 100,
    seats: [
      { seat: 1, stack: 500 },
      { seat: 2, stack: 500 },
    ],
    first: 1,
    cards: {},
    moves: ['1 pass'],
  }
  await expect(exported(pan)).rejects.toThrow('comstock/pan is not a pot game')
  const { phh: text, unsaid } = (await exported({ ...record, post: [{ seat: 3, live: 300 }] })) as {
    phh: string
    unsaid: string[]
  }
  expect(unsaid).toEqual(['house-rules', 'posts'])
  expect(text).toContain('"post" = [{ "seat" = 3, "live" = 300 }]')
})
