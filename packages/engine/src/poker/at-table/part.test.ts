import { expect, test } from 'vitest'
import { QuietTable } from '../../table/testing/quiet-table.ts'
import type { PokerRules } from '../rules/rules.ts'
import { potTable } from './table.ts'
import { plainGame } from './testing/plain-game.ts'

const cite = 'practice'

const rules: PokerRules = { ...plainGame, seats: { places: 6, cite } }
const setup = { stakes: { limit: 'fixed', bets: [300, 600] }, blinds: [100, 300] }
const table = (more: Partial<PokerRules> = {}) => new QuietTable(potTable, { ...rules, ...more }, setup)
const makeUp = (how: string) => ({ do: 'make-up', how })

/** Dan, at seat 4 of five, went away after the first hand and comes back when both blinds have passed the seat. */
function owing(more: Partial<PokerRules> = {}) {
  const played = table(more)
    .sit('Ann', 'Bob', 'Cyd', 'Dan', 'Eve')
    .noted({ type: 'drew', cards: {}, button: 1 })
  played.round() // button 1, blinds 2 and 3
  played.take({ do: 'away', player: 'Dan', away: true })
  for (let hands = 0; hands < 3; hands++) played.round() // buttons 2, 3 and 5
  expect(played.table.part.face().owes).toEqual({ 4: { live: 300, dead: 100 } })
  played.take({ do: 'away', player: 'Dan', away: false })
  return played
}

test('a draw for the button opens a game; then the button goes round', () => {
  const played = table().sit('Ann', 'Bob', 'Cyd')
  const buttons = Array.from({ length: 4 }, () => {
    const start = played.round()
    return typeof start === 'object' && start.button
  })
  expect(buttons[3]).toBe(buttons[0])
  expect(new Set(buttons)).toEqual(new Set([1, 2, 3]))
  expect(played.events.filter(event => event.type === 'own')).toMatchObject([
    { own: { type: 'drew', button: buttons[0] } },
  ])
  for (const again of played.again()) expect(again.save()).toEqual(played.table.save())
})

test('a player whom the blinds have passed posts both, or waits for the big blind', () => {
  const posted = owing()
  expect(posted.round()).toMatchObject({ button: 1, post: [{ seat: 4, live: 300, dead: 100 }] })
  expect(posted.table.part.face().owes).toEqual({})

  const waiting = owing()
  expect(waiting.own('Dan', makeUp('wait'))).toEqual([{ type: 'makes-up', seat: 4, how: 'wait' }])
  expect(waiting.table.part.may(waiting.seat(4))).toEqual([
    { do: 'make-up', ways: ['post', 'wait'], chosen: 'wait' },
  ])
  const playing = (start: ReturnType<typeof waiting.round>) =>
    typeof start === 'object' && start.seats.map(({ seat }) => seat)
  expect(playing(waiting.round())).toEqual([1, 2, 3, 5]) // blinds 2 and 3
  expect(playing(waiting.round())).toEqual([1, 2, 3, 4, 5]) // blinds 3 and 4
  expect(waiting.table.part.face().owes).toEqual({})
  for (const again of waiting.again()) expect(again.save()).toEqual(waiting.table.save())
})

test('a straddle makes up for missed blinds only where that is filed', () => {
  expect(owing().own('Dan', makeUp('straddle'))).toBe('not-dealt-in-like-that')
  expect(table().sit('Ann').own('Ann', makeUp('wait'))).toBe('no-blind-missed')
  const filed = owing({ straddle: { timesBigBlind: 2, from: 'left-of-big-blind', cite } })
  filed.own('Dan', makeUp('straddle'))
  const start = filed.round() // button 1, blinds 2 and 3
  expect(start).toMatchObject({ straddle: { seat: 4, amount: 600 } })
  expect(start).not.toHaveProperty('post')
})

test('a player who joins a running game owes the big blind, unless it is filed otherwise', () => {
  const played = table().sit('Ann', 'Bob')
  expect(played.table.part.face().owes).toEqual({})
  played.round()
  played.sit('Cyd')
  expect(played.table.part.face().owes).toEqual({ 3: { live: 300, dead: 0 } })

  const dealtIn = table({ dealtInAtOnce: cite }).sit('Ann', 'Bob')
  dealtIn.round()
  dealtIn.sit('Cyd')
  expect(dealtIn.table.part.face().owes).toEqual({})
})

test('asks nobody before the deal; deals no round to one player alone', () => {
  const played = table().sit('Ann', 'Bob')
  expect(played.table.part.due()).toEqual({ asked: [], deal: 'ready' })
  expect(played.next()).toEqual([])
  played.take({ do: 'stand', player: 'Bob' })
  expect(played.table.part.due()).toEqual({ asked: [], deal: 'never' })
  expect(played.deal()).toBe('two-players-needed')
  expect(played.events.some(event => event.type === 'own')).toBe(false)
})
