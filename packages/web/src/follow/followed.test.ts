import { completeRecord, type Input, isRefusal, writeRefusal } from '@cardroom/engine'
import { parseCard } from '@cardroom/engine/cards'
import { games, openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { cardsLeft, type Followed, follow, recordOf, usualSetup } from './followed.ts'

const library = await openRulebook()

const followed = (
  game: string,
  setup: Readonly<Record<string, unknown>>,
  inputs: readonly Input[],
): Followed => {
  const round = follow(game, setup, inputs, library)
  if (isRefusal(round)) throw new Error(`${game}: ${writeRefusal(round)}`)
  return round
}

test('every filed game can be followed from its usual table', () => {
  for (const rules of games) {
    const { round } = followed(rules.id, usualSetup(rules), [])
    expect(round.awaiting.kind).not.toBe('nothing')
    expect(cardsLeft(round).size).toBeGreaterThan(20)
  }
})

test('cards come by hand, the last can be taken back, and the record plays to the same result', () => {
  const game = 'comstock/ez-baccarat-panda-8'
  const setup = usualSetup(games.find(rules => rules.id === game)!)
  const card = (name: string): Input => ({ kind: 'card', card: parseCard(name)! })
  const inputs = ['9h', '4s', 'Kd', 'Qc'].map(card)
  expect(followed(game, setup, inputs).round.awaiting.kind).toBe('settlement')
  expect(followed(game, setup, inputs.slice(0, -1)).round.awaiting).toMatchObject({
    kind: 'card',
    to: 'banker',
  })
  const finished = followed(game, setup, [...inputs, { kind: 'settle' }])
  const record = recordOf(finished)
  const { result, ...question } = record
  expect(completeRecord(question, library, english.say)).toMatchObject({ result })
})

test('a card that is used up is not left, and is refused', () => {
  const game = 'outlaws/three-card-poker-6-card-bonus'
  const setup = usualSetup(games.find(rules => rules.id === game)!)
  const ace: Input = { kind: 'card', card: parseCard('As')! }
  expect(cardsLeft(followed(game, setup, [ace]).round).has('As')).toBe(false)
  expect(follow(game, setup, [ace, ace], library)).toMatchObject({
    code: 'not-left-in-deck',
  })
})
