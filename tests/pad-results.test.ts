import { gameOf, isRefusal, type Rules, unwrap, writeRefusal } from '@cardroom/engine'
import { type BaccaratRules, cardsFor, padResults } from '@cardroom/engine/banked'
import { cards } from '@cardroom/engine/cards'
import { games } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'

const isBaccarat = (rules: Rules): rules is Rules & BaccaratRules => rules.family === 'baccarat'
const baccarat = games.filter(isBaccarat)

/** A round with a wager on everything that the game offers. */
const started = (rules: BaccaratRules & Rules) => {
  const wagers = rules.wagers.map(({ on }, at) => ({ seat: 2 + (at % 2), on, amount: 1_000 }))
  const bets = rules.wagers
    .filter(({ kind }) => kind === 'base')
    .flatMap(({ on }) => [2, 3].map(seat => ({ seat, on, amount: 1_000 })))
  const all = [...bets, ...wagers].filter(
    (one, at, list) => list.findIndex(other => other.seat === one.seat && other.on === one.on) === at,
  )
  const setup = { bank: { seat: 1, wager: 1_000_000 }, wagers: all }
  return unwrap(gameOf(rules).start(setup, { readings: {} }))
}

const NO_RESULTS = { player: [], banker: [] }

describe('an entry pad for results', () => {
  for (const rules of baccarat) {
    const pad = padResults(rules, {})
    test(`${rules.id}: plays each key to the wagers that it stands for`, () => {
      expect(pad.length).toBeGreaterThanOrEqual(5)
      for (const key of pad) {
        const round = started(rules)
        const found = cardsFor(rules, {}, key.hands, NO_RESULTS, round.shoe)
        if (isRefusal(found)) throw new Error(`${english.say(key.is)}: ${writeRefusal(found)}`)
        for (const card of found) expect(round.take({ kind: 'card', card })).toBeUndefined()
        expect(round.awaiting.kind).toBe('settlement')
        round.take({ kind: 'settle' })
        const won = round.result.wagers!.filter(({ outcome }) => outcome === 'win').map(({ on }) => on)
        const bonus = rules.wagers.filter(({ kind }) => kind === 'bonus').map(({ on }) => on)
        expect(bonus.filter(on => won.includes(on))).toEqual(key.wins)
        expect(won.includes(key.winner === 'nobody' ? 'tie' : key.winner) || key.wins.length > 0).toBe(true)
      }
    })

    test(`${rules.id}: no two hands of different keys are the same`, () => {
      const hands = pad.flatMap(key => key.hands.map(one => JSON.stringify(one)))
      expect(new Set(hands).size).toBe(hands.length)
    })
  }
})

const ez = baccarat.find(({ id }) => id === 'comstock/ez-baccarat-panda-8')!

test('the keys of EZ Baccarat Panda 8', () => {
  expect(padResults(ez, {}).map(({ is, wins }) => [english.say(is), ...wins])).toEqual([
    ['player hand wins'],
    ['player hand wins with 3-card 8', 'panda-8'],
    ['banker hand wins'],
    ['banker hand wins with 3-card 7', 'dragon-7'],
    ['tie'],
  ])
})

test('refuses a result that the cards contradict', () => {
  const dragon = padResults(ez, {}).find(({ wins }) => wins.includes('dragon-7'))!
  const { shoe } = started(ez)
  const natural = { player: cards('9h Kd'), banker: cards('2s 3s') }
  expect(cardsFor(ez, {}, dragon.hands, natural, shoe)).toMatchObject({ code: 'result-contradicted' })
  const open = { player: cards('2h Kd'), banker: cards('2s') }
  expect(cardsFor(ez, {}, dragon.hands, open, shoe)).toHaveLength(3)
  expect(cardsFor(ez, {}, [], NO_RESULTS, shoe)).toMatchObject({ code: 'result-impossible' })
})
