import { readingsOf, unwrap } from '@cardroom/engine'
import { type BlackjackRules, bankDraws, countHand, underReadings } from '@cardroom/engine/blackjack'
import { type Card, cards, countsOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { ACE_KIND, kindOf, TEN_KIND } from './kinds.ts'
import { BlackjackOddsTable } from './table.ts'

function rulesOf(id: string, chosen = {}): BlackjackRules {
  const rules = filed('blackjack', id)
  const readings = unwrap(readingsOf(rules, chosen))
  return underReadings(rules, readings)
}

/** Chances of what the player-dealer ends with under a card of a kind, card by card from the very cards. */
function byCards(rules: BlackjackRules, kind: number, shoe: readonly Card[]): Map<string, number> {
  const found = new Map<string, number>()
  const draw = (hand: readonly Card[], left: readonly Card[], chance: number) => {
    const value = countHand(hand, rules, 'natural')
    if (hand.length > 1 && !bankDraws(value, rules.chart.bank)) {
      const ranks = hand
        .map(card => card >> 2)
        .sort((a, b) => a - b)
        .join()
      const oneSuit = hand.every(card => (card & 3) === (hand[0]! & 3))
      const special =
        ranks === '6,6,6'
          ? ' 8-8-8'
          : ranks === '5,6,7' && oneSuit
            ? ' 7-8-9'
            : value.natural
              ? ' natural'
              : ''
      const joker = hand.slice(0, 2).includes(52) ? ' joker' : ''
      const key = value.points + special + joker
      found.set(key, (found.get(key) ?? 0) + chance)
      return
    }
    for (const [i, card] of left.entries()) draw([...hand, card], left.toSpliced(i, 1), chance / left.length)
  }
  const ups = shoe.filter(card => kindOf(card) === kind)
  for (const up of ups) draw([up], shoe.toSpliced(shoe.indexOf(up), 1), 1 / ups.length)
  return found
}

/** The same from the table, with nothing gone but the up card. */
function byTable(table: BlackjackOddsTable, up: number): Map<string, number> {
  const { bank } = table
  const at = bank.chances(0, up)
  const found = new Map<string, number>()
  for (const [i, side] of bank.classes.entries()) {
    const ranks = side.cards.map(card => card >> 2).join()
    const three = side.cards.length === 3
    const oneSuit = side.cards.every(card => (card & 3) === (side.cards[0]! & 3))
    const special =
      three && ranks === '6,6,6' ? ' 8-8-8' : three && ranks === '5,6,7' && oneSuit ? ' 7-8-9' : ''
    const joker = side.cards.slice(0, 2).includes(52) ? ' joker' : ''
    const key = side.points + (side.natural ? ' natural' : special) + joker
    const chance = bank.pool[at + i]! + (side.natural ? bank.pool[at + bank.found]! : 0)
    if (chance > 0) found.set(key, (found.get(key) ?? 0) + chance)
  }
  return found
}

/** Few enough cards to try every order: so few that no hand but the player-dealer's can be dealt from them. */
const FEW_CARDS = cards('As Ah 4s 5h 6d 7s 7h 8s 8h 8d 9s 9h Ks')

test.each([
  ['outlaws/pure-21-5-blackjack', '8s'],
  ['towers/no-bust-21st-century-blackjack', '7s'],
  ['players/21st-century-blackjack-switch', '9s'],
  ['players/21st-century-blackjack-5-0', 'As'],
  ['stars/pure-spanish-21-5', '6d'],
])('%s: what comes of an up card %s is exact', (id, name) => {
  const rules = rulesOf(id)
  const up = kindOf(cards(name)[0]!)
  const table = new BlackjackOddsTable(rules, countsOf(FEW_CARDS))
  const expected = byCards(rules, up, FEW_CARDS)
  const found = byTable(table, up)
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort())
  for (const [key, chance] of expected) expect(found.get(key), key).toBeCloseTo(chance, 12)
})

test('counts jokers: both, one in the first two cards, one later', () => {
  const rules = rulesOf('comstock/no-bust-blackjack')
  const few = cards('Jk Jk 2s 5h 6d 7s 8s 9h Ks')
  const table = new BlackjackOddsTable(rules, countsOf(few))
  for (const up of cards('Jk 5h Ks').map(kindOf)) {
    const expected = byCards(rules, up, few)
    const found = byTable(table, up)
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort())
    for (const [key, chance] of expected) expect(found.get(key), key).toBeCloseTo(chance, 12)
  }
})

test('a player-dealer who draws on soft 18 to 21 stands on hard totals only', () => {
  const rules = rulesOf('players/21st-century-blackjack-5-0', { bankSoft18: 'draws' })
  const table = new BlackjackOddsTable(rules, countsOf(FEW_CARDS))
  const found = byTable(table, ACE_KIND)
  const expected = byCards(rules, ACE_KIND, FEW_CARDS)
  for (const [key, chance] of expected) expect(found.get(key), key).toBeCloseTo(chance, 12)
})

test('leaves a natural that the check has found out of the hands that go on', () => {
  const table = new BlackjackOddsTable(rulesOf('players/21st-century-blackjack-5-0'), countsOf(FEW_CARDS))
  const { bank } = table
  const at = bank.chances(0, ACE_KIND)
  expect(bank.pool[at + bank.natural]).toBe(0)
  expect(bank.pool[at + bank.found]).toBeCloseTo(1 / 12, 12)
  expect(bank.goesOn(0, ACE_KIND)).toBeCloseTo(11 / 12, 12)
  expect(bank.goesOn(table.sets.of([TEN_KIND]), ACE_KIND)).toBe(1)
})
