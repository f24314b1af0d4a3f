import { expect, test } from 'vitest'
import { Chips } from '../../money/chips.ts'
import { Player } from './player.ts'
import { potsOf, uncalled } from './pots.ts'

/** Players who have put in so much; a minus marks a hand that is out. */
function players(...puts: number[]): Player[] {
  const chips = new Chips()
  return puts.map((put, i) => {
    const player = new Player(i + 1, 10000, chips)
    player.pay(Math.abs(put))
    if (put < 0) player.out = 'folded'
    return player
  })
}

const pots = (list: readonly Player[]) =>
  potsOf(list.map(player => ({ player, put: player.put, dead: player.dead, live: player.live }))).map(
    ({ amount, players: winners }) => [amount, winners.map(({ seat }) => seat)],
  )

test('a player can win from each opponent no more than the own amount', () => {
  expect(pots(players(300, 1000, 1000))).toEqual([
    [900, [1, 2, 3]],
    [1400, [2, 3]],
  ])
  expect(pots(players(100, 300, 700, 700))).toEqual([
    [400, [1, 2, 3, 4]],
    [600, [2, 3, 4]],
    [800, [3, 4]],
  ])
})

test('the chips of folded hands belong to the pots as far as they go', () => {
  expect(pots(players(300, -200, 1000, 1000))).toEqual([
    [1100, [1, 3, 4]],
    [1400, [3, 4]],
  ])
  expect(pots(players(300, -800, 300))).toEqual([[1400, [1, 3]]])
})

test('dead money is in the main pot', () => {
  const list = players(200, 200)
  list[0]!.payDead(50, false)
  expect(pots(list)).toEqual([[450, [1, 2]]])
})

test('uncalled chips go back to a live hand', () => {
  expect(uncalled(players(300, 1000, -700))).toMatchObject({ player: { seat: 2 }, cents: 300 })
  expect(uncalled(players(300, -1000, 300))).toBeUndefined()
  expect(uncalled(players(500, 500))).toBeUndefined()
})
