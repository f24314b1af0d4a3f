import { type Ask, type Option, startRecord, unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ChosenPreAction,
  offeredPreActions,
  PRE_ACTIONS,
  type PreActionSituation,
  preActionAnswer,
  preActionSituationOf,
  stillHolds,
} from './pre-actions.ts'

const FOLD: Option = { move: 'fold', safe: true, ends: true }
const CHECK: Option = { move: 'check', safe: true }
const call = (costs: number): Option => ({ move: 'call', costs })
const raise = (min: number, max: number): Option => ({ move: 'raise', cents: { min, max } })

const now: PreActionSituation = { round: 'r1', dealt: 7, price: 0 }
const chosen = (what: ChosenPreAction['what'], of: Partial<PreActionSituation> = {}): ChosenPreAction => ({
  what,
  in: { ...now, ...of },
})
const ask = (...options: Option[]): Ask => ({ seat: 1, options })

test('offers no pre-action once everybody else has folded', async () => {
  const { round } = unwrap(
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
  for (let card = 0; round.awaiting.kind === 'card'; card++) unwrap(round.take({ kind: 'card', card }))
  const situation = () =>
    preActionSituationOf({ kind: 'pot', round: { id: 'r1', view: round.view(2) }, you: { seat: 2 } })
  expect(situation()).toMatchObject({ round: 'r1', price: 0 })
  unwrap(round.take({ kind: 'move', seat: 1, move: 'fold' }))
  expect(round.awaiting.kind).toBe('settlement')
  expect(situation()).toBeUndefined()
})

describe('the answer of a pre-action', () => {
  test('checks for free and folds to a bet on check or fold', () => {
    expect(preActionAnswer(chosen('check-fold'), ask(FOLD, CHECK, raise(2, 9)))).toEqual({ move: 'check' })
    expect(preActionAnswer(chosen('check-fold'), ask(FOLD, call(2), raise(4, 9)))).toEqual({ move: 'fold' })
  })

  test('neither folds on a check nor calls another price', () => {
    expect(preActionAnswer(chosen('check'), ask(FOLD, call(2)))).toBeUndefined()
    expect(preActionAnswer(chosen('call', { price: 2 }), ask(FOLD, call(2)))).toEqual({ move: 'call' })
    expect(preActionAnswer(chosen('call', { price: 2 }), ask(FOLD, call(4)))).toBeUndefined()
    expect(preActionAnswer(chosen('call-any', { price: 2 }), ask(FOLD, call(400)))).toEqual({ move: 'call' })
  })

  test('does not answer another question', () => {
    const others: Option[] = [
      { move: 'show', safe: true },
      { move: 'muck', ends: true },
      { move: 'pat', safe: true },
    ]
    for (const what of PRE_ACTIONS) expect(preActionAnswer(chosen(what), ask(...others))).toBeUndefined()
  })

  test('never does what its name does not say', () => {
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
    const says: Readonly<Record<ChosenPreAction['what'], readonly string[]>> = {
      'check-fold': ['check', 'fold'],
      check: ['check'],
      call: ['call'],
      'call-any': ['check', 'call'],
      'fold-to-any': ['check', 'fold'],
    }
    fc.assert(
      fc.property(fc.constantFrom(...PRE_ACTIONS), fc.array(option), fc.nat(1000), (what, options, price) => {
        const answer = preActionAnswer(chosen(what, { price }), ask(...options))
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

describe('a chosen pre-action', () => {
  test('holds while nothing relevant changes', () => {
    for (const what of PRE_ACTIONS) expect(stillHolds(chosen(what), now)).toBe(true)
  })

  test('ends with the round', () => {
    for (const what of PRE_ACTIONS) expect(stillHolds(chosen(what), { ...now, round: 'r2' })).toBe(false)
  })

  test('ends with a raise if it is a check or a call', () => {
    const raised = { ...now, price: 500 }
    expect(PRE_ACTIONS.filter(what => stillHolds(chosen(what), raised))).toEqual([
      'check-fold',
      'call-any',
      'fold-to-any',
    ])
    expect(stillHolds(chosen('call', { price: 200 }), raised)).toBe(false)
  })

  test('ends with new cards unless it is for the rest of the round', () => {
    const later = { ...now, dealt: now.dealt + 1 }
    expect(PRE_ACTIONS.filter(what => stillHolds(chosen(what), later))).toEqual(['fold-to-any'])
  })

  test('is offered neither as a check of a bet nor as a call of nothing', () => {
    expect(offeredPreActions(now)).not.toContain('call')
    expect(offeredPreActions({ ...now, price: 5 })).not.toContain('check')
  })
})
