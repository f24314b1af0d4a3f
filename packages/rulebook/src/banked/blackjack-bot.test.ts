import { families, gameOf, isRefusal, type Round, readingsOf, writeRefusal } from '@cardroom/engine'
import type { PlacedWager } from '@cardroom/engine/banked'
import { cards } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { filed } from '../filed/games.ts'

const blackjack = families.blackjack

/** A round at its first decision, and what the bot does there. */
function botAt(
  id: string,
  dealt: string,
  wagers: readonly PlacedWager[] = [{ seat: 2, on: 'base', amount: 1000 }],
) {
  const rules = filed('blackjack', id)
  const readings = readingsOf(rules)
  if (isRefusal(readings)) throw new Error(writeRefusal(readings))
  const round = gameOf(rules).start({ bank: { seat: 1, wager: 100000 }, wagers }, { readings }) as Round
  const shoe = cards(dealt)
  const moves: string[] = []
  for (;;) {
    const { awaiting } = round
    if (awaiting.kind === 'card' && shoe.length > 0) round.take({ kind: 'card', card: shoe.shift()! })
    else if (awaiting.kind === 'decision') {
      const [ask] = awaiting.asked
      const move = blackjack.advise(rules, round.view(ask!.seat), ask!)
      moves.push(move.cents === undefined ? move.move : `${move.move} ${move.cents}`)
      expect(round.take(move)).toBeUndefined()
    } else return moves
  }
}

test('plays by the basic strategy', () => {
  const pure = (player: string, up: string) => {
    const [first, second] = player.split(' ')
    return botAt('outlaws/pure-21-5-blackjack', `${first} ${up} ${second} 9c`)[0]
  }
  expect(pure('Ts 6d', '7h')).toBe('hit')
  expect(pure('Ts 6d', '6h')).toBe('stand')
  expect(pure('Ts 6d', 'Th')).toBe('surrender')
  expect(pure('6s 5d', '6h')).toBe('double 1000')
  expect(pure('8s 8d', 'Th')).toBe('split')
  expect(pure('As 7d', '9h')).toBe('hit')
})

test('stays within the chart', () => {
  expect(botAt('comstock/no-bust-blackjack', '5s 6h 6d Tc')).toEqual(['double 1000'])
  expect(botAt('stars/pure-spanish-21-5', '9s 6h 8d 9c')).toEqual(['stand'])
})

test('takes no insurance, and switches when both hands are better for it', () => {
  const both = [1, 2].map(hand => ({ seat: 2, on: 'base', hand, amount: 1000 }))
  const filed = botAt('players/21st-century-blackjack-switch', 'Ks 6d 9h 5h Ac 8c', both)
  expect(filed[0]).toBe('switch')
  const kept = botAt('players/21st-century-blackjack-switch', 'Ks 6d 9h Qh 5c 8c', both)
  expect(kept[0]).toBe('decline')
  expect(botAt('players/21st-century-blackjack-5-0', 'Ks Ah Qh 8c')).toEqual(['decline', 'stand'])
})

test('rescues a bad double, and doubles a good one again', () => {
  expect(botAt('stars/pure-spanish-21-5', '6s 9h 5d 9c 4h')).toEqual(['double 1000', 'rescue'])
  expect(botAt('stars/pure-spanish-21-5', '4s 6h 5d 9c 2h Kc')).toEqual(['double 1000', 'redouble', 'stand'])
})

test('a back-line bettor’s bot follows a double', () => {
  const wagers = [
    { seat: 2, on: 'base', amount: 1000 },
    { seat: 2, by: 'Kim', on: 'base', amount: 600 },
  ]
  expect(botAt('outlaws/pure-21-5-blackjack', '6s 6h 5d 9c', wagers)).toEqual(['double 1000', 'double 600'])
})
