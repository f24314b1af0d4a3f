import { type Ask, granted, type Option, startRecord } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerOf,
  type Chosen,
  offered,
  PRE_ACTIONS,
  type Situation,
  situationOf,
  stillHolds,
} from './pre-actions.ts'

const FOLD: Option = { move: 'fold', safe: true, ends: true }
const CHECK: Option = { move: 'check', safe: true }
const call = (costs: number): Option => ({ move: 'call', costs })
const raise = (min: number, max: number): Option => ({ move: 'raise', cents: { min, max } })

const now: Situation = { round: 'r1', dealt: 7, price: 0 }
const chosen = (what: Chosen['what'], of: Partial<Situation> = {}): Chosen => ({
  what,
  in: { ...now, ...of },
})
const ask = (...options: Option[]): Ask => ({ seat: 1, options })

test('nobody decides beforehand once everybody else has folded', async () => {
  const { round } = granted(
    startRecord(
      {
        record: 1,
        game: 'outlaws/texas-holdem',
        stakes: { limit: 'none' },
        blinds: [300, 500],
        button: 1,
        seats: [1, 2].map(seat => ({ seat, stack: 20_000 })),
        cards: {},
        moves: [],
      },
      await openRulebook(),
    ),
  )
  for (let card = 0; round.awaiting.kind === 'card'; card++) granted(round.take({ kind: 'card', card }))
  const situation = () =>
    situationOf({ kind: 'pot', round: { id: 'r1', view: round.view(2) }, you: { seat: 2 } })
  expect(situation()).toMatchObject({ round: 'r1', price: 0 })
  granted(round.take({ kind: 'move', seat: 1, move: 'fold' }))
  expect(round.awaiting.kind).toBe('settlement')
  expect(situation()).toBeUndefined()
})

describe('the answer', () => {
  test('check or fold checks what is free and folds to a bet', () => {
    expect(answerOf(chosen('check-fold'), ask(FOLD, CHECK, raise(2, 9)))).toEqual({ move: 'check' })
    expect(answerOf(chosen('check-fold'), ask(FOLD, call(2), raise(4, 9)))).toEqual({ move: 'fold' })
  })

  test('a check is no fold, and a call is for its price', () => {
    expect(answerOf(chosen('check'), ask(FOLD, call(2)))).toBeUndefined()
    expect(answerOf(chosen('call', { price: 2 }), ask(FOLD, call(2)))).toEqual({ move: 'call' })
    expect(answerOf(chosen('call', { price: 2 }), ask(FOLD, call(4)))).toBeUndefined()
    expect(answerOf(chosen('call-any', { price: 2 }), ask(FOLD, call(400)))).toEqual({ move: 'call' })
  })

  test('whoever is asked something else is asked', () => {
    const others: Option[] = [
      { move: 'show', safe: true },
      { move: 'muck', ends: true },
      { move: 'pat', safe: true },
    ]
    for (const what of PRE_ACTIONS) expect(answerOf(chosen(what), ask(...others))).toBeUndefined()
  })

  test('never does what its name does not say, whatever is asked', () => {
    const option = fc.record(
      {
        move: fc.constantFrom(
          'check',
          'fold',
          'call',
          'bet',
          'raise',
          'all-in',
          'show',
          'muck',
          'draw',
          'bring-in',
        ),
        costs: fc.nat(1000),
        cents: fc.record({ min: fc.nat(50), max: fc.nat(1000) }),
        safe: fc.constant(true as const),
        ends: fc.constant(true as const),
        to: fc.constant('2'),
      },
      { requiredKeys: ['move'] },
    )
    const says: Readonly<Record<Chosen['what'], readonly string[]>> = {
      'check-fold': ['check', 'fold'],
      check: ['check'],
      call: ['call'],
      'call-any': ['check', 'call'],
      'fold-to-any': ['check', 'fold'],
    }
    fc.assert(
      fc.property(fc.constantFrom(...PRE_ACTIONS), fc.array(option), fc.nat(1000), (what, options, price) => {
        const answer = answerOf(chosen(what, { price }), ask(...options))
        if (!answer) return
        expect(says[what]).toContain(answer.move)
        expect(answer).toEqual({ move: answer.move })
        expect(options.map(({ move }) => move)).toContain(answer.move)
        if (what === 'call')
          expect(options.some(({ move, costs }) => move === 'call' && costs === price)).toBe(true)
      }),
    )
  })
})

describe('what was chosen', () => {
  test('holds while nothing that matters changes', () => {
    for (const what of PRE_ACTIONS) expect(stillHolds(chosen(what), now)).toBe(true)
  })

  test('is off in another round', () => {
    for (const what of PRE_ACTIONS) expect(stillHolds(chosen(what), { ...now, round: 'r2' })).toBe(false)
  })

  test('a raise turns off a check and a call, and nothing else', () => {
    const raised = { ...now, price: 500 }
    expect(PRE_ACTIONS.filter(what => stillHolds(chosen(what), raised))).toEqual([
      'check-fold',
      'call-any',
      'fold-to-any',
    ])
    expect(stillHolds(chosen('call', { price: 200 }), raised)).toBe(false)
  })

  test('new cards turn off all but what is for the rest of the round', () => {
    const later = { ...now, dealt: now.dealt + 1 }
    expect(PRE_ACTIONS.filter(what => stillHolds(chosen(what), later))).toEqual(['fold-to-any'])
  })

  test('nobody is offered to check a bet or to call nothing', () => {
    expect(offered(now)).not.toContain('call')
    expect(offered({ ...now, price: 5 })).not.toContain('check')
  })
})
