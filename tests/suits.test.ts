import { gameOf, type Input, unwrap } from '@cardroom/engine'
import { type Card, Randomness } from '@cardroom/engine/cards'
import { games, openRulebook } from '@cardroom/rulebook'
import { numberedSeed, randomInput, ShuffledShoe, startRandomRound } from '@cardroom/testing'
import { describe, expect, test } from 'vitest'

const library = await openRulebook()

const DECK = 52
/** Every card of the next suit: the same ranks, and no card more often than before. */
const nextSuit = (card: Card): Card => (card < DECK ? (card & ~3) | ((card + 1) & 3) : card)

const inNextSuit = (input: Input): Input =>
  input.kind === 'card' ? { ...input, card: nextSuit(input.card) } : input

const onSpots = ({ wagers }: Readonly<Record<string, unknown>>): string[] =>
  (wagers as readonly { on: string }[]).map(({ on }) => on)

describe('games in which suits do not matter', () => {
  for (const rules of games) {
    if (!('wagers' in rules)) continue
    const game = gameOf(rules)
    test(`${rules.id}: other suits change no wager`, () => {
      for (let n = 0; n < 40; n++) {
        const randomness = new Randomness(numberedSeed(n))
        const { setup, round, house } = startRandomRound(rules, n, randomness, library)
        if (game.suitsMatter(house.posted.readings, onSpots(setup))) continue
        const dealer = new ShuffledShoe(round.shoe, randomness)
        while (!round.over) expect(round.take(randomInput(round, dealer, randomness))).toBeUndefined()
        const again = unwrap(game.start(setup, house.posted))
        for (const input of round.inputs) expect(again.take(inNextSuit(input))).toBeUndefined()
        expect(again.result.wagers).toEqual(round.result.wagers)
        expect(again.result.net).toEqual(round.result.net)
      }
    })
  }
})

test('suits matter only where a bonus bet looks at them, and not at baccarat, Super Pan 9 and most of blackjack', () => {
  const matter = (id: string, ...wagers: string[]) =>
    gameOf(games.find(rules => rules.id === id)!).suitsMatter({}, wagers)
  expect(matter('comstock/ez-baccarat-panda-8', 'player', 'dragon-7')).toBe(false)
  expect(matter('stars/zoobac', 'player', 'zoo')).toBe(false)
  expect(matter('outlaws/three-card-poker-6-card-bonus', 'ante')).toBe(true)
  const whole = games
    .filter(rules => 'wagers' in rules && !matter(rules.id, 'base'))
    .map(({ family }) => family)
  expect(new Set(whole)).toEqual(new Set(['baccarat', 'blackjack', 'pan-9']))
  const match = games.find(rules => 'wagers' in rules && rules.wagers.some(({ on }) => on === 'match-up'))!
  expect(matter(match.id, 'base', 'buster')).toBe(false)
  expect(matter(match.id, 'base', 'match-up')).toBe(true)
})
