import { expect, test } from 'vitest'
import {
  boundsInChips,
  clamp,
  parseDollars,
  presetsOf,
  sliderStepOf,
  stepAmount,
  writeDollars,
} from './amount.ts'

test('reads dollars as people type them', () => {
  expect(parseDollars('12')).toBe(1200)
  expect(parseDollars(' $12.5 ')).toBe(1250)
  expect(parseDollars('0,05')).toBe(5)
  for (const wrong of ['', 'ten', '1.234', '-5', '1e3']) expect(parseDollars(wrong)).toBeUndefined()
  expect(writeDollars(1250)).toBe('12.50')
  expect(writeDollars(1200)).toBe('12')
})

test('keeps an amount within its bounds', () => {
  expect(clamp(5, { min: 10, max: 20 })).toBe(10)
  expect(clamp(50, { min: 10, max: 20 })).toBe(20)
  expect(clamp(260, { min: 100, max: 1000, step: 100 })).toBe(300)
})

test('a slider steps in whole dollars where both ends are', () => {
  expect(sliderStepOf({ min: 600, max: 4500 })).toBe(100)
  expect(sliderStepOf({ min: 500, max: 50_000 })).toBe(500)
  expect(sliderStepOf({ min: 1, max: 1000 })).toBe(1)
  expect(sliderStepOf({ min: 100, max: 300 })).toBe(100)
})

test('presets: a pot raise calls first, then adds the pot', () => {
  // 900 in the middle and before the seats, 300 to call: the pot after the call is 1200.
  const presets = presetsOf({ min: 600, max: 20_000 }, { pot: 900, highest: 300, own: 0 })
  expect(presets).toEqual([
    { name: 'min', cents: 600 },
    { name: 'third', cents: 700 },
    { name: 'half', cents: 900 },
    { name: 'twoThirds', cents: 1100 },
    { name: 'pot', cents: 1500 },
    { name: 'max', cents: 20_000 },
  ])
})

test('moves one step of the slider per wheel turn, within its ends', () => {
  const bounds = { min: 600, max: 4500 }
  expect(stepAmount(600, true, bounds)).toBe(700)
  expect(stepAmount(600, false, bounds)).toBe(600)
  expect(stepAmount(4450, true, bounds)).toBe(4500)
})

test('presets are whole dollars where the bounds are', () => {
  const pot = { pot: 800, highest: 500, own: 300 }
  const parts = (min: number, max: number) => presetsOf({ min, max }, pot).map(({ cents }) => cents)
  expect(parts(1000, 50_000)).toEqual([1000, 1200, 1500, 50_000])
  expect(parts(1050, 50_050)).toEqual([1050, 1150, 1500, 50_050])
})

test('offers no preset twice', () => {
  expect(presetsOf({ min: 600, max: 700 }, { pot: 5000, highest: 300, own: 0 })).toEqual([
    { name: 'min', cents: 600 },
    { name: 'max', cents: 700 },
  ])
})

test('counts bounds of single cents in whole chips', () => {
  expect(boundsInChips({ min: 1, max: 500, usual: 500 })).toEqual({
    min: 100,
    max: 500,
    usual: 500,
    step: 100,
  })
  expect(boundsInChips({ min: 1, max: 750 })).toEqual({ min: 50, max: 750, step: 50 })
  expect(boundsInChips({ min: 1, max: 501 })).toEqual({ min: 1, max: 501 })
  expect(boundsInChips({ min: 600, max: 4500 })).toEqual({ min: 600, max: 4500 })
})
