import { gameAtTable, granted } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { type ClothSpot, clothOf, liesOn } from './cloth.ts'
import { highest } from './pays.ts'

const clothFor = (id: string) => {
  const rules = games.find(game => game.id === id)!
  return clothOf(rules.family, [], rules)
}
const spotsOf = (id: string): readonly ClothSpot[] => clothFor(id)?.rows.flat() ?? []

const banked = games.filter(rules => 'wagers' in rules)

describe.each(banked.map(rules => [rules.id, rules] as const))('%s', (id, rules) => {
  test('whatever may be bet has one place on the cloth, with what it pays printed', () => {
    for (const { on, kind, hands } of rules.wagers) {
      const here = spotsOf(id).filter(spot => liesOn(spot, { on }))
      expect([on, here.length > 0]).toEqual([on, true])
      if (kind === 'later') continue
      const own = spotsOf(id).filter(spot => spot.on === on)
      expect([on, own.length]).toEqual([on, hands ?? 1])
      expect([on, own[0]!.pays.length > 0]).toEqual([on, true])
    }
  })
})

test('baccarat has its lines below the bonus bets, with the filed odds', () => {
  const [bonus, lines] = clothFor('comstock/ez-baccarat-panda-8')!.rows
  expect(bonus!.map(({ on }) => on)).toEqual(['panda-8', 'dragon-7'])
  expect(lines!.map(({ on }) => on)).toEqual(['player', 'tie', 'banker'])
  expect(bonus!.map(({ pays }) => highest(pays))).toEqual(['25:1', '40:1'])
})

test('Switch has a spot for each of two hands; a double lies with what it doubles', () => {
  const base = spotsOf('players/21st-century-blackjack-switch').filter(spot => spot.on === 'base')
  expect(base.map(({ hand }) => hand)).toEqual([1, 2])
  expect(base.map(spot => liesOn(spot, { on: 'double', hand: 2 }))).toEqual([false, true])
})

test('the best of several odds is printed', () => {
  expect(highest(['1:1', '50:1', '3:2'])).toBe('50:1')
})

test('games for a pot have no cloth', () => {
  expect(clothFor('outlaws/texas-holdem')).toBeUndefined()
})

test('before the rule set has come, the table’s own spots are enough', async () => {
  const settings = {
    game: 'cameo/ultimate-texas-holdem',
    title: 'Ultimate',
    limits: { min: 500, max: 5000 },
    setup: {},
    buyIn: { min: 10_000, max: 100_000, usual: 50_000 },
    readings: {},
  }
  const at = granted(gameAtTable(settings, await openRulebook()))
  const { spots } = granted(at.part({ phase: 'idle', seats: {} })).layout()
  const rows = clothOf('ultimate', spots, undefined)!.rows
  expect(rows.flat().map(({ on }) => on)).toEqual(['ante', 'blind', 'trips'])
})
