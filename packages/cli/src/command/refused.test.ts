import { expect, test } from 'vitest'
import { BadInput, isBadInput, wrongAnswer, wrongIn } from './bad-input.ts'
import { refused, refusedIn } from './refused.ts'

const refusal = { code: 'not-now', at: ['moves', 3], values: { name: 'misdeal' } }

test('a refusal is said with its place', () => {
  expect(refused(refusal).message).toBe('moves[3]: "misdeal" cannot happen now')
  expect(wrongAnswer(refused(refusal))).toEqual({
    error: 'moves[3]: "misdeal" cannot happen now',
    code: 'not-now',
    at: 'moves[3]',
  })
  expect(refusedIn('own.json', { ...refusal, at: [] })).toMatchObject({
    error: 'own.json: "misdeal" cannot happen now',
    at: 'own.json',
  })
})

test('what the command line does not understand has a place too', () => {
  expect(wrongAnswer(new BadInput('from 1 to 8, not 9', '--decks'))).toEqual({
    error: '--decks: from 1 to 8, not 9',
    code: 'bad-input',
    at: '--decks',
  })
})

test('several things are wrong: a line for each, or one answer with the first place', () => {
  const error = new BadInput([refusedIn('own.json', refusal), refusedIn('own.json', { ...refusal, at: [] })])
  expect(wrongIn(error).map(({ at }) => at)).toEqual(['own.json: moves[3]', 'own.json'])
  expect(wrongAnswer(error)).toMatchObject({
    error: expect.stringContaining('; '),
    at: 'own.json: moves[3]',
  })
})

test('the argument parser’s errors are bad input, a fault of the program is not', () => {
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
