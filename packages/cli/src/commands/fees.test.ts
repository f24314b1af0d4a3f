import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { BringsAnswer } from './fees/compare.ts'
import { feesCommand } from './fees.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-fees-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ask = async (...args: string[]) => (await feesCommand.answer(['compare', ...args])) as BringsAnswer
const BACCARAT = 'comstock/ez-baccarat-panda-8'
const written = (name: string, ...records: object[]): string => {
  const file = join(folder, name)
  writeFileSync(file, records.map(record => JSON.stringify(record)).join('\n'))
  return file
}
const round = {
  record: 1,
  game: BACCARAT,
  bank: { seat: 1, wager: 50_000 },
  wagers: [{ seat: 2, on: 'banker', amount: 2_500 }],
  cards: { player: '5h Kd 3c', banker: '2s 2d 9h' },
  moves: [],
}

describe('cardroom fees compare', () => {
  test('compares every filed option at a supposed table, with the edge', async () => {
    const answer = await ask(BACCARAT, '--action', '15000', '--bet', '2500', '--pace', '60')
    expect(answer).toMatchObject({ game: BACCARAT, pace: 60, rounds: 1 })
    expect(answer.edge).toBeCloseTo(0.01235, 5)
    // 003:1164-1168: the player-dealer pays a dollar for up to $300 of action.
    expect(answer.options.find(({ schedule }) => schedule === 'own/1')).toMatchObject({
      from: { bank: 100, players: 0, pot: 0 },
      perHour: 6_000,
    })
    expect(feesCommand.print(answer)).toContain('beside an edge of')
  })

  test('compares every option over played rounds, and names refused records by their place', async () => {
    const answer = await ask(BACCARAT, '--rounds', written('two.jsonl', round, round), '--fees-only')
    expect(answer).toMatchObject({ rounds: 2, options: expect.arrayContaining([]) })
    expect(answer).not.toHaveProperty('edge')
    expect(answer.options[0]).toMatchObject({ rounds: 2, wagered: 5_000 })
    const broken = written('broken.jsonl', round, { ...round, wagers: [] })
    await expect(ask(BACCARAT, '--rounds', broken)).rejects.toThrow('record 2')
    const other = written('other.jsonl', round, { ...round, game: 'cameo/omaha' })
    await expect(ask(BACCARAT, '--rounds', other)).rejects.toThrow('record 2: no round of')
  })

  test('asks for the pot of a pot game', async () => {
    const { options } = await ask('outlaws/texas-holdem', '--pot', '10000', '--players', '6')
    expect(options[0]!.from).toEqual({ bank: 0, players: 0, pot: 800 })
    expect(options[0]!.costs).toBeCloseTo(0.08)
    await expect(ask('outlaws/texas-holdem', '--action', '100')).rejects.toThrow('what is in the pot?')
  })

  test('draws a picture', async () => {
    const file = join(folder, 'plot.svg')
    const { options } = await ask(BACCARAT, '--action', '15000', '--fees-only', '--svg', file)
    const svg = readFileSync(file, 'utf8')
    expect(svg).toMatch(/^<svg .*\n[\s\S]*<\/svg>\n$/)
    expect(svg.match(/fill="#1f5f8b"/g)!.length).toBe(options.filter(({ rounds }) => rounds > 0).length + 1)
  })

  test.each([
    [['nothing/there', '--action', '1'], 'nothing/there'],
    [[BACCARAT], 'in one way'],
    [[BACCARAT, '--action', '1', '--pot', '2'], 'in one way'],
    [[BACCARAT, '--action', 'much'], '--action'],
    [[BACCARAT, '--action', '100', '--pace', '0'], '--pace'],
    [[], 'one game is needed'],
  ])('%j is refused', async (args, why) => {
    await expect(ask(...args)).rejects.toThrow(why)
  })
})
