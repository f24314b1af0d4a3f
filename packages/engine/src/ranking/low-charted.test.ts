import { expect, test } from 'vitest'
import { cards } from '../cards/card.ts'
import { rankLowCharted } from './low-charted.ts'

const rank = (text: string) => rankLowCharted(cards(text))

test('every run is a wheel and beats all other hands; the lowest wheel is the best (004:3714-3722)', () => {
  const falling = ['5s 4h 3d 2c As', '6s 5h 4d 3c 2s', 'Ks Qh Jd Tc 9s', '6s 4h 3d 2c As', 'Ks Qh Jd Tc 8s']
  for (const [i, hand] of falling.entries()) if (i > 0) expect(rank(hand)).toBeLessThan(rank(falling[i - 1]!))
})

test('aces are the highest pair, two pairs, three and four, and so the worst (004:3724-3741)', () => {
  expect(rank('As Ah 4d 3c 2s')).toBeLessThan(rank('Ks Kh Qd Jc Ts'))
  expect(rank('As Ah 2d 2c 3s')).toBeLessThan(rank('Ks Kh Qd Qc Js'))
  expect(rank('As Ah Ad 3c 2s')).toBeLessThan(rank('Ks Kh Kd Qc Js'))
  expect(rank('2s 2h 5d 4c 3s')).toBeGreaterThan(rank('3s 3h 5d 4c 2s'))
  expect(rank('As Ah Ad Ac 2s')).toBeLessThan(rank('Ks Kh Kd Kc Qs'))
  // A joker is the lowest card that is missing.
  expect(rank('5s 4h 3d 2c Jk')).toBe(rank('5s 4h 3d 2c As'))
})
