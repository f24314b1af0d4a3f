import { handComparisonOf } from '@cardroom/engine/banked'
import { type Card, JOKER } from '@cardroom/engine/cards'
import { baseVerdict, isAceHigh, rankingOf, setByChart, settingsOf } from '@cardroom/engine/pai-gow'
import { choices } from '@cardroom/engine/ranking'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import type { Strategy } from '../odds/circumstances.ts'
import { WITHOUT_WORKERS } from '../parallel/work.ts'
import { HAND, PaiGowDeck } from './pairs/deck.ts'
import { everyPair } from './pairs/every-pair.ts'
import { settingRowsOf } from './pairs/set-hands.ts'
import { HandsWith } from './pairs/shared-cards.ts'
import { settingFor } from './setting.ts'

/** Twos, tens, kings and aces with a joker: seventeen cards. */
const RANKS = [0, 8, 11, 12]
const DECK: readonly Card[] = [...RANKS.flatMap(rank => [0, 1, 2, 3].map(suit => rank * 4 + suit)), JOKER]

/** The long way: every hand against every other that has none of its cards, as the engine settles them. */
function slowly(id: string, strategy: Strategy) {
  const rules = filed('pai-gow', id)
  const ranking = rankingOf(rules.joker.is)
  const hands = [...choices(DECK, HAND)].map(seven => {
    const bank = setByChart(rules.houseWay.chart, seven, ranking, rules.joker.is)
    const own = strategy === 'best' ? settingsOf(seven, ranking) : [bank]
    const bits = seven.reduce((all, card) => all | (1 << DECK.indexOf(card)), 0)
    return { bits, bank, own, pushes: rules.aceHighPush !== undefined && isAceHigh(seven, ranking) }
  })
  const better = { win: 2, push: 1, lose: 0, withdrawn: 1 }
  const ends = new Map<string, number>()
  const against = (player: (typeof hands)[number], { bank, pushes }: (typeof hands)[number]): number => {
    if (pushes) return better.push
    let best = 0
    for (const { frontRank, backRank } of player.own) {
      const key = `${handComparisonOf(frontRank, bank.frontRank)} ${handComparisonOf(backRank, bank.backRank)}`
      if (!ends.has(key)) {
        const [front, back] = [
          handComparisonOf(frontRank, bank.frontRank),
          handComparisonOf(backRank, bank.backRank),
        ]
        ends.set(key, better[baseVerdict(rules.showdown, front, back).outcome])
      }
      best = Math.max(best, ends.get(key)!)
    }
    return best
  }
  const found = [0n, 0n, 0n]
  for (const player of hands) {
    for (const bank of hands) if ((player.bits & bank.bits) === 0) found[against(player, bank)]!++
  }
  const [lose, push, win] = found as [bigint, bigint, bigint]
  return { win, lose, all: win + push + lose }
}

test.each([
  ['cameo/fortune-pai-gow-poker', 'house-way'],
  ['comstock/fortune-pai-gow-poker', 'house-way'],
  ['stars/face-up-pai-gow-poker', 'best'],
] as const)('%s, %s: a small deck, every pair of hands one by one', async (id, strategy) => {
  const setting = settingFor(filed('pai-gow', id), {}, strategy)
  expect(await everyPair(setting, WITHOUT_WORKERS, RANKS)).toEqual(slowly(id, strategy))
})

test('finds each hand that holds given cards once, by its number', () => {
  const deck = new PaiGowDeck(RANKS)
  const numbers = (taken: readonly number[]): number[] => {
    const found: number[] = []
    new HandsWith(deck).each(taken, (number, adds, end) => {
      for (let i = 0; i < end; i++) found.push(number + adds[i]!)
    })
    return found.sort((a, b) => a - b)
  }
  const all = numbers([])
  expect(all).toEqual(Array.from({ length: 19_448 }, (_, number) => number))
  const places = Array.from({ length: 17 }, (_, place) => place)
  for (const taken of [[0], [16], [3, 9], [0, 5, 6, 16], [2, 3, 7, 11, 12, 15]]) {
    const expected = [...choices(places, HAND)]
      .filter(hand => taken.every(place => hand.includes(place)))
      .map(hand => hand.reduce((sum, place, i) => sum + deck.part(place, i + 1), 0))
      .sort((a, b) => a - b)
    expect(numbers(taken)).toEqual(expected)
  }
})

test('an ace-high hand of the player-dealer wins and loses nothing, and a player chooses among the best settings', () => {
  const rules = filed('pai-gow', 'stars/face-up-pai-gow-poker')
  const aceHigh = [48, 41, 38, 31, 20, 13, 2]
  const [bank, ...own] = settingRowsOf(settingFor(rules, {}, 'best'))(aceHigh)
  expect(bank).toBe(0)
  expect(own.length).toBeGreaterThan(0)
  expect(settingRowsOf(settingFor(rules, {}, 'house-way'))(aceHigh)[1]).toBeGreaterThan(0)
})
