import { readingsOf, unwrap } from '@cardroom/engine'
import { cards, namesOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { keepOf } from './keep.ts'

const kept = (game: string, hand: string) => {
  const rules = filed('poker', game)
  return namesOf(keepOf(rules, unwrap(readingsOf(rules)))(cards(hand)))
}

test.each([
  ['players/badugi', 'Ac 4h Qh 6s', 'Ac 4h 6s'],
  ['players/badugi', 'As 2h 3d Jc', 'As 2h 3d Jc'],
  ['players/badugi', 'As 2h 3d Qc', 'As 2h 3d'],
  ['players/lowball', 'Td 7h 6h 4s Kc', '7h 6h 4s'],
  ['players/lowball', 'Td 7h 6h 4s 2c', 'Td 7h 6h 4s 2c'],
  ['players/lowball', 'Jk 7h 7d 4s Kc', 'Jk 7h 4s'],
  ['outlaws/draw-poker-hi-lo', '8h 9s Th Tc 6c', 'Th Tc'],
  ['outlaws/draw-poker-hi-lo', '8h 9s Th Jc Qc', '8h 9s Th Jc Qc'],
  ['outlaws/draw-poker-hi-lo', '2h 3s 5h 7c Kc', '2h 3s 5h 7c'],
  ['outlaws/draw-poker-hi-lo', 'Kh 9h Th 6h Jc', 'Kh 9h Th 6h'],
])('%s: of %s somebody keeps %s', (game, hand, keeps) => {
  expect(kept(game, hand)).toBe(keeps)
})
