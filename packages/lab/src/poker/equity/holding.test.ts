import { isRefusal } from '@cardroom/engine'
import { cards, namesOf, UNKNOWN } from '@cardroom/engine/cards'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stageOf } from '../showdown/stage.ts'
import { parseHand, parseHolding } from './holding.ts'
import { question } from './testing/ask.ts'

const { rules, readings } = question('outlaws/texas-holdem', [])
const holdem = stageOf(rules, readings, undefined)
const stud = (() => {
  const asked = question('comstock/seven-card-stud', [])
  return stageOf(asked.rules, asked.readings, undefined)
})()

describe('hands in their notation', () => {
  test('reads hands with and without spaces', () => {
    expect(parseHand('AsKd')).toEqual(cards('As Kd'))
    expect(parseHand(' As  Kd ')).toEqual(cards('As Kd'))
    expect(parseHand('JkAs??')).toEqual([...cards('Jk As'), UNKNOWN])
    expect(parseHand('Asx')).toEqual({ notACard: 'x' })
    expect(parseHand('')).toEqual([])
  })

  test('reads unknown cards', () => {
    expect(parseHolding('?? ?? 5h 7d', stud)).toMatchObject({
      hands: [[UNKNOWN, UNKNOWN, ...cards('5h 7d')]],
    })
    expect(parseHolding('5h ??', stud)).toMatchObject({ hands: [cards('5h')] })
    expect(parseHolding('*', stud)).toMatchObject({ hands: [[]] })
  })

  test('reads a range only where hands have two cards', () => {
    expect(parseHolding('QQ+', holdem)).toMatchObject({ text: 'QQ+' })
    expect(parseHolding('QQ+', stud)).toMatchObject({
      code: 'no-card-in-hand',
      values: { hand: 'QQ+', piece: 'QQ' },
    })
  })

  test('refuses any other text, and never throws', () => {
    const pieces = fc.constantFrom(
      'A',
      'K',
      '2',
      'T',
      's',
      'o',
      'h',
      '+',
      '-',
      ',',
      ' ',
      '?',
      '*',
      'Jk',
      'é',
      '0',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), parts => {
        const holding = parseHolding(parts.join(''), holdem)
        if (isRefusal(holding)) return
        for (const hand of holding.hands) expect(typeof namesOf(hand)).toBe('string')
      }),
      { numRuns: 2000 },
    )
  })
})
