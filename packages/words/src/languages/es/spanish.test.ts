import { cards } from '@cardroom/engine/cards'
import {
  nameOfHigh,
  nameOfLowA5,
  nameOfTiles,
  rankHigh,
  rankLowA5,
  rankTiles,
} from '@cardroom/engine/ranking'
import { expect, test } from 'vitest'
import { cardName, cardNames } from '../../cards.ts'
import { grammar } from '../../grammar/es.ts'
import { listItems } from '../../list-items.ts'
import { speak } from '../../speak.ts'
import { fullCatalogue } from '../languages.ts'

const spanish = await fullCatalogue('es')

const high = (hand: string): string => spanish.say(nameOfHigh(rankHigh(cards(hand))))

test('hands are called as players in California and Mexico call them', () => {
  expect(high('As Ks Qs Js Ts')).toBe('Escalera real')
  expect(high('Qh Jh Th 9h 8h')).toBe('Escalera de color a la reina')
  expect(high('6c 6d 6h 6s Ac')).toBe('Póker de seises')
  expect(high('Kc Kd Kh Ts Tc')).toBe('Full de reyes con dieces')
  expect(high('Jc 9c 8c 5c 3c')).toBe('Color, jota alta')
  expect(high('Kc 9c 8c 5c 3c')).toBe('Color, rey alto')
  expect(high('Ac Kd Qh Js Tc')).toBe('Escalera al as')
  expect(high('3c 3d 3h Ks 2c')).toBe('Tercia de treses')
  expect(high('Ac Ad 2h 2s 9c')).toBe('Dos pares, ases y doses')
  expect(spanish.say(nameOfLowA5(rankLowA5(cards('Tc 8d 7h 4s 2c'))))).toBe('Baja de diez, 10-8-7-4-2')
})

test('tiles that have a number as their name have it in Spanish', () => {
  const [first, second] = cards('6-3 5-4')
  expect(spanish.say(nameOfTiles(rankTiles(first!, second!)))).toBe('Par mixto de nueves')
})

test('cards are counted and listed', () => {
  expect(cardName(spanish, 'Qs')).toBe('reina de picas')
  expect(cardNames(spanish, ['Td', '??', '??'])).toBe('diez de diamantes y 2 cartas tapadas')
  expect(spanish.table.seconds({ n: 1 })).toBe('queda 1 segundo')
  expect(spanish.table.seconds({ n: 2 })).toBe('quedan 2 segundos')
})

test('“o” is “u” before the sound of an o', () => {
  const { say } = speak(grammar, { either: '{$words :list by=| o |}' })
  const either = (words: readonly (string | number)[]): string => say({ say: 'either', values: { words } })
  expect(either([6, 7])).toBe('6 o 7')
  expect(either([7, 8])).toBe('7 u 8')
  expect(either(['nueve', 'ocho'])).toBe('nueve u ocho')
  expect(either([10, 11])).toBe('10 u 11')
  expect(either([2, 3, 110])).toBe('2 o 3 o 110')
  expect(either(['$6', '$8'])).toBe('$6 u $8')
})

test('hours are told as a clock is read', () => {
  expect(spanish.seating.called({ seat: 3, until: '1:05 p.m.' })).toBe(
    'Hasta la 1:05 p.m. el asiento 3 es tuyo.',
  )
  expect(spanish.seating.called({ seat: 3, until: '11:05 a.m.' })).toBe(
    'Hasta las 11:05 a.m. el asiento 3 es tuyo.',
  )
})

test('figures are written as in the United States', () => {
  expect(spanish.money(125_050)).toBe('$1,250.50')
  expect(spanish.refusal({ code: 'below-minimum', at: [], values: { amount: 500, minimum: 1000 } })).toBe(
    '$5 es menos que el mínimo de $10',
  )
})

test('a tile has its name beside its numbers', () => {
  expect(cardName(spanish, '6-3')).toBe('ficha 6-3 (nueve)')
})

test('finds each form under one word of the trade only', () => {
  const forms = Object.values(spanish.terms.words).flatMap(word => listItems(word.forms))
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
})

test('a try too many waits a second, or seconds', () => {
  const wait = (seconds: number): string =>
    spanish.refusal({ code: 'wait-before-next-try', at: [], values: { seconds } })
  expect(wait(1)).toBe('demasiados intentos: espera 1 segundo')
  expect(wait(8)).toBe('demasiados intentos: espera 8 segundos')
})
