import { isRefusal, playRecord } from '@cardroom/engine'
import type { NotedRound } from '@cardroom/engine/board'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'
import { workedRounds } from './worked.ts'

const library = await openRulebook()

/** The round as a board notes it; undefined where it is refused. */
function noted(record: unknown) {
  const played = playRecord(record, library)
  if (isRefusal(played) || !played.round.over) return undefined
  const { game, round } = played
  const board = game.board(played.record.readings)
  const named = { id: 'r', at: 0, names: { 1: 'Ann', 2: 'Bo', 3: 'Cyd' } }
  return { board, result: round.result, noted: board.note(round.result, named) }
}

const note = (record: object): NotedRound => {
  const found = noted({ record: 1, ...record })
  if (!found) throw new Error('that round cannot be played')
  return found.noted
}

describe('worked rounds on the board', () => {
  const all = workedRounds.flatMap(({ record }) => noted(record) ?? [])

  test('are more than five hundred', () => {
    expect(all.length).toBeGreaterThan(500)
  })

  test('name each paid wager with its row of the pay table', () => {
    let hits = 0
    for (const { board, result, noted: round } of all) {
      const paid = (result.wagers ?? []).filter(
        ({ on, outcome, pays, for: envy }) =>
          outcome === 'win' &&
          pays > 0 &&
          envy === undefined &&
          board.payouts.some(table => table.pays?.includes(on)),
      )
      for (const { on, pays } of paid) {
        hits++
        expect(round.paid.map(row => row.on)).toContain(on)
        expect(round.hits).toContainEqual(expect.objectContaining({ on, pays }))
      }
      for (const { on, row } of round.paid) {
        const rows = board.payouts
          .filter(table => table.pays?.includes(on))
          .flatMap(({ table }) => table?.rows ?? [])
        expect(rows[row]).toBeDefined()
      }
      for (const mark of round.marks) expect(board.counts.map(({ id }) => id)).toContain(mark)
    }
    expect(hits).toBeGreaterThan(50)
  })

  test('give the winners of a pot as much as the pot held', () => {
    let pots = 0
    for (const { result, noted: round } of all) {
      if (!result.pots || result.winner !== undefined) continue
      pots++
      const shares = result.pots.flatMap(({ to }) => to).reduce((sum, { amount }) => sum + amount, 0)
      expect(round.winners.reduce((sum, { amount }) => sum + amount, 0)).toBe(shares)
    }
    expect(pots).toBeGreaterThan(50)
  })
})

const bank = { seat: 1, wager: 100_000 }

describe('baccarat', () => {
  const deal = (game: string, cards: string): NotedRound =>
    note({ game, bank, decks: 8, wagers: [{ seat: 2, on: 'player', amount: 10_00 }], cards })

  test('a winning three-card seven of the banker is a Dragon 7 (003:1143-1144)', () => {
    // Player 2+2, Banker 2+2; Player draws a two and has six, Banker draws a three: seven.
    const round = deal('comstock/ez-baccarat-panda-8', '2s 2h 2c 2d 2s 3h')
    expect(round.marks).toEqual(['banker', 'dragon-7'])
    expect(round.paid).toEqual([{ on: 'dragon-7', row: 0 }])
  })

  test('two cards that make eight are a natural, and no Panda 8', () => {
    const round = deal('comstock/ez-baccarat-panda-8', '3s 2h 5s 4h')
    expect(round.marks).toEqual(['player', 'natural'])
    expect(round.paid).toEqual([])
  })

  test('lights the row of the Zoo that happened, though all rows have the same lines (003:1712)', () => {
    // Player 2+3, Banker ten and ten; Player draws a two: seven over what the banker's third card makes of zero.
    const over = deal('stars/zoobac', '2s Th 3s Td 2d Ks')
    expect(over.marks).toEqual(['player', 'rabbit', 'zoo'])
    expect(over.paid).toEqual([
      { on: 'rabbit', row: 0 },
      { on: 'zoo', row: 0 },
    ])
    expect(deal('stars/zoobac', '2s Th 3s Td 2d 4s').paid).toEqual([
      { on: 'rabbit', row: 1 },
      { on: 'zoo', row: 1 },
    ])
  })
})

test('keeps the hands that the public sees, and no private ones', () => {
  const rounds = workedRounds.flatMap(({ game, record }) =>
    game.endsWith('three-card-poker-6-card-bonus') ? (noted(record) ?? []) : [],
  )
  expect(rounds.some(({ result }) => Object.keys(result.hands ?? {}).length > 1)).toBe(true)
  for (const { noted: round } of rounds) expect(Object.keys(round.hands).join()).toMatch(/^(bank)?$/)
})

test('says every pay table of every game', () => {
  for (const rules of library.games) {
    const game = library.game(rules.id)
    if (isRefusal(game)) throw new Error(rules.id)
    const { payouts, counts } = game.board()
    for (const { title, pays, table } of payouts) {
      expect([rules.id, pays?.length]).not.toEqual([rules.id, 0])
      expect(english.say(title)).not.toBe('')
      expect(table?.rows.length).toBeGreaterThan(0)
    }
    for (const { is } of counts) expect(english.say(is)).not.toBe('')
    const bonus = 'wagers' in rules ? rules.wagers.filter(({ kind }) => kind === 'bonus') : []
    const paid = payouts.flatMap(({ pays }) => pays ?? [])
    expect([rules.id, bonus.filter(({ on }) => !paid.includes(on))]).toEqual([rules.id, []])
  }
})
