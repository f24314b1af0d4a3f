import { expect, test } from 'vitest'
import { BadInput, isBadInput, wrongAnswer, wrongIn } from './bad-input.ts'
import { badInputOf, refusedIn } from './refused.ts'

const refusal = { code: 'not-now', at: ['moves', 3], values: { name: 'misdeal' } }

test('says a refusal with its place', () => {
  expect(badInputOf(refusal).message).toBe('moves[3]: "misdeal" cannot happen now')
  expect(wrongAnswer(badInputOf(refusal))).toEqual({
    error: 'moves[3]: "misdeal" cannot happen now',
    code: 'not-now',
    at: 'moves[3]',
  })
  expect(refusedIn('own.json', { ...refusal, at: [] })).toMatchObject({
    error: 'own.json: "misdeal" cannot happen now',
    at: 'own.json',
  })
})

test('names the place of input that the command line does not understand', () => {
  expect(wrongAnswer(new BadInput('from 1 to 8, not 9', '--decks'))).toEqual({
    error: '--decks: from 1 to 8, not 9',
    code: 'bad-input',
    at: '--decks',
  })
})

test('reports several mistakes in a line each, or in one answer with the first place', () => {
  const error = new BadInput([refusedIn('own.json', refusal), refusedIn('own.json', { ...refusal, at: [] })])
  expect(wrongIn(error).map(({ at }) => at)).toEqual(['own.json: moves[3]', 'own.json'])
  expect(wrongAnswer(error)).toMatchObject({
    error: expect.stringContaining('; '),
    at: 'own.json: moves[3]',
  })
})

test('takes errors of the argument parser as bad input, and a fault of the program as none', () => {
  const unknown = Object.assign(new Error('Unknown option\nUsage: …'), {
    code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION',
  })
  expect([unknown, new BadInput('no'), new TypeError('no'), null].map(isBadInput)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(wrongAnswer(unknown)).toEqual({ error: 'Unknown option', code: 'bad-input', at: '' })
})
