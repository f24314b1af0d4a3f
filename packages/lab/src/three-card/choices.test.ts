import { readingsOf, unwrap } from '@cardroom/engine'
import { nameOf, namesOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { valuesOf } from '../questions/values.ts'
import { positionOf } from '../values/testing/position.ts'
import { threeCardBestPlay } from './odds.ts'

const rules = filed('three-card', 'comstock/three-card-poker-6-card-bonus')
const asked = (own: string, bank: string, wagers = ['ante']) =>
  valuesOf(positionOf(rules, { 2: own, bank }, wagers, ['play', 'fold']))

test('the best choice is the one by which the published edge was found', () => {
  const { decisions } = threeCardBestPlay(rules, unwrap(readingsOf(rules)))
  for (let i = 0; i < decisions.length; i += 401) {
    const { cards, open, plays } = decisions[i]!
    const values = unwrap(asked(namesOf(cards), `?? ?? ${nameOf(open!)}`))
    expect(values.choices[0].move).toBe(plays ? 'play' : 'fold')
    expect(values.method).toBe('exact')
  }
})

test('a straight flush that nothing beats wins Ante and Play whenever the player-dealer qualifies', () => {
  const { choices, unit } = unwrap(asked('As Ks Qs', '?? ?? 2d'))
  expect(unit).toBe(1000)
  const [play, fold] = choices
  expect(play).toMatchObject({ move: 'play' })
  expect(play.value).toBeGreaterThan(1)
  expect(fold).toMatchObject({ move: 'fold', value: -1, cents: -1000 })
})

test('refuses a view that contradicts the rules, with its place', () => {
  expect(asked('As Ks', '?? ?? 2d')).toMatchObject({ code: 'hand-of-so-many', at: ['view', 'piles'] })
  expect(asked('As Ks Qs', '?? ?? As')).toMatchObject({ code: 'more-than-were-in-the-shoe', at: ['view'] })
  expect(asked('As Ks Qs', '?? ?? 2d', [])).toMatchObject({ code: 'no-such-wager-lies' })
  const position = positionOf(rules, { 2: 'As Ks Qs', bank: '?? ?? 2d' }, ['ante'], ['hit'])
  expect(valuesOf(position)).toMatchObject({ code: 'values-not-of-this-move', at: ['ask', 'options', 0] })
  expect(valuesOf({ ...position, gone: [3] })).toMatchObject({ code: 'every-round-from-a-full-deck' })
  expect(valuesOf({ ...position, ask: { seat: 2, options: [] } })).toMatchObject({
    code: 'no-choice-to-value',
  })
})
