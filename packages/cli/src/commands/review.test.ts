import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'review-'))
afterAll(() => rmSync(folder, { recursive: true }))

const record = {
  record: 1,
  game: 'comstock/three-card-poker-6-card-bonus',
  bank: { seat: 1, wager: 100_000 },
  wagers: [{ seat: 2, on: 'ante', amount: 1000 }],
  cards: { 2: 'Ks Kh 4d', bank: '2s 7h 9c' },
  moves: ['2 fold'],
}

/** What the command prints on both streams, and its exit code. */
async function printed(...args: string[]) {
  const [out, wrong]: string[][] = [[], []]
  const log = vi.spyOn(console, 'log').mockImplementation(line => void out!.push(String(line)))
  const error = vi.spyOn(console, 'error').mockImplementation(line => void wrong!.push(String(line)))
  const code = await run(['review', ...args])
  log.mockRestore()
  error.mockRestore()
  return { code, out: out!, wrong: wrong! }
}

function file(name: string, ...records: unknown[]): string {
  const path = join(folder, name)
  writeFileSync(path, records.map(one => JSON.stringify(one)).join('\n'))
  return path
}

test('reviews one record decision by decision', async () => {
  const { code, out } = await printed(file('one.json', record))
  expect(code).toBe(0)
  expect(out.join('\n')).toMatch(/2 fold\s+-1\.0000\s+play/)
})

test('answers in JSON with choice and luck that add up to the net result', async () => {
  const { out } = await printed(file('one.json', record), '--json')
  const { decisions, net, luck, choice } = JSON.parse(out[0]!)
  expect(decisions).toMatchObject([{ move: '2 fold', value: -1, best: 'play', method: 'exact' }])
  expect(decisions[0].cost).toBeCloseTo(-choice, 9)
  expect(net).toBe(-1000)
  expect(luck + choice).toBeCloseTo(net, 9)
})

test('reviews many records on threads, in order, with refused ones in place and a summary', async () => {
  const many = Array.from({ length: 100 }, () => record)
  const path = file('many.jsonl', ...many.slice(0, 50), { ...record, moves: ['2 hit'] }, ...many.slice(50))
  const answered = await printed(path, '--json', '--workers', '2')
  expect(answered.code).toBe(2)
  expect(answered.out).toHaveLength(101)
  expect(JSON.parse(answered.out[50]!)).toMatchObject({ at: 'moves[0]' })
  expect(JSON.parse(answered.out[51]!)).toMatchObject({ net: -1000 })
  const summed = await printed(path, '--json', '--summary')
  expect(JSON.parse(summed.out[0]!)).toMatchObject({
    records: 101,
    refused: 1,
    games: [{ game: record.game, rounds: 100, decisions: 100, mistakes: 100, net: -100_000 }],
  })
  const told = await printed(path)
  expect(told.out.join('\n')).toContain('100 of 101 records reviewed')
  expect(told.wrong).toEqual([expect.stringContaining('record 51: moves[0]')])
})

test('leaves out the cards of earlier rounds of the same shoe', async () => {
  const round = (from: number, cards: Record<string, string>, moves: string[]) => ({
    record: 1,
    game: 'comstock/super-pan-9',
    bank: { seat: 1, wager: 100_000 },
    wagers: [{ seat: 2, on: 'base', amount: 1000 }],
    dice: [1, 1, 1],
    cards,
    moves,
    shoe: { id: 'a', from },
  })
  const before = round(0, { 2: '4s 4h Ks', bank: '4d 4c Qs' }, ['2 no-card'])
  const now = round(6, { 2: 'Ks 2h 3d 6s', bank: '6d 2c Ks' }, ['2 card'])
  const values = async (...records: unknown[]) => {
    const { out } = await printed(file('shoe.jsonl', ...records), '--json')
    const last = JSON.parse(out.at(-1)!)
    expect(last.error).toBeUndefined()
    return last.decisions.find(({ move }: { move: string }) => move === '2 card').value
  }
  const alone = await values(now)
  // Four fours fewer: five becomes nine less often.
  expect(await values(before, now)).toBeLessThan(alone)
  // In any order, and also when given twice.
  expect(await values(before, before, now)).toBe(await values(before, now))
  // Another shoe, or a later round of this one, says nothing.
  expect(await values({ ...before, shoe: { id: 'b', from: 0 } }, now)).toBe(alone)
  expect(await values({ ...before, shoe: { id: 'a', from: 90 } }, now)).toBe(alone)
})

test('refuses a record of another game with its place', async () => {
  const { code, out } = await printed(
    file('other.jsonl', record, { ...record, game: 'comstock/super-pan-9' }),
    '--json',
  )
  expect(code).toBe(2)
  expect(JSON.parse(out[1]!)).toMatchObject({ error: expect.any(String), at: expect.any(String) })
})

test('refuses a missing file and a file without a record', async () => {
  expect((await printed()).code).toBe(2)
  expect((await printed(file('none.json', 7))).code).toBe(2)
})
