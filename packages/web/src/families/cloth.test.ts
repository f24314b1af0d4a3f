import { gameAtTable, unwrap } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { type ClothSpot, liesOn } from '../felt/cloth/cloth.ts'
import { highest } from '../felt/cloth/pays.ts'
import { clothFor } from './families.ts'

const filedCloth = (id: string) => {
  const rules = games.find(game => game.id === id)!
  return clothFor(rules.family, [], rules)
}
const spotsOf = (id: string): readonly ClothSpot[] => filedCloth(id)?.rows.flat() ?? []

const banked = games.filter(rules => 'wagers' in rules)

describe.each(banked.map(rules => [rules.id, rules] as const))('%s', (id, rules) => {
  test('prints every wager at one place of the cloth, with what it pays', () => {
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

test('prints baccarat’s lines below the bonus bets, with the filed odds', () => {
  const [bonus, lines] = filedCloth('comstock/ez-baccarat-panda-8')!.rows
  expect(bonus!.map(({ on }) => on)).toEqual(['panda-8', 'dragon-7'])
  expect(lines!.map(({ on }) => on)).toEqual(['player', 'tie', 'banker'])
  expect(bonus!.map(({ pays }) => highest(pays))).toEqual(['25:1', '40:1'])
})

test('prints a spot for each of two hands in Switch, a double beside what it doubles', () => {
  const base = spotsOf('players/21st-century-blackjack-switch').filter(spot => spot.on === 'base')
  expect(base.map(({ hand }) => hand)).toEqual([1, 2])
  expect(base.map(spot => liesOn(spot, { on: 'double', hand: 2 }))).toEqual([false, true])
})

test('prints the best of several odds', () => {
  expect(highest(['1:1', '50:1', '3:2'])).toBe('50:1')
})

test('makes no cloth for pot games', () => {
  expect(filedCloth('outlaws/texas-holdem')).toBeUndefined()
})

test('makes a cloth from the table’s own spots before the rule set has come', async () => {
  const settings = {
    game: 'cameo/ultimate-texas-holdem',
    title: 'Ultimate',
    limits: { min: 500, max: 5000 },
    setup: {},
    buyIn: { min: 10_000, max: 100_000, usual: 50_000 },
    readings: {},
  }
  const at = unwrap(gameAtTable(settings, await openRulebook()))
  const { spots } = unwrap(at.part({ phase: 'idle', seats: {} })).layout()
  const rows = clothFor('ultimate', spots, undefined)!.rows
  expect(rows.flat().map(({ on }) => on)).toEqual(['ante', 'blind', 'trips'])
})
