import { dealerTaskOf, type Input, isRefusal, startRecord, unwrap, writeRefusal } from '@cardroom/engine'
import { tellOffer } from '@cardroom/engine/banked'
import { cards } from '@cardroom/engine/cards'
import { postedOf } from '@cardroom/engine/collection'
import { games, openRulebook } from '@cardroom/rulebook'
import { sayTold } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'

const library = await openRulebook()
const names = { m: english, players: new Map([[3, 'Kim']]), wagers: new Map() }

/** What the house dealer is told after these cards or dice. */
function toldAfter(record: Readonly<Record<string, unknown>>, inputs: readonly Input[]): string[] {
  const started = startRecord({ record: 1, cards: {}, moves: [], ...record }, library)
  if (isRefusal(started)) throw new Error(writeRefusal(started))
  const { round, game } = started
  for (const input of inputs) expect(round.take(input)).toBeUndefined()
  const now = dealerTaskOf(game, round, unwrap(postedOf(game.rules, started.record, library)))
  return [
    sayTold(names, now.task),
    ...now.told.map(({ saying, cite }) => `${sayTold(names, saying)} [${cite}]`),
  ]
}

const dealt = (text: string): Input[] => cards(text).map(card => ({ kind: 'card', card }))

const ez = {
  game: 'comstock/ez-baccarat-panda-8',
  schedule: 1,
  bank: { seat: 1, wager: 50_000 },
  wagers: [
    { seat: 3, on: 'banker', amount: 2_500 },
    { seat: 4, on: 'player', amount: 2_500 },
  ],
}

test('tells before the first card which fees go into the box, and who is first', () => {
  const told = toldAfter(ez, [])
  expect(told[0]).toBe('Card: Player hand')
  expect(told).toContain('First action: Kim, on the player-dealer’s left [003:1072]')
  expect(told.filter(line => line.startsWith('Drop '))).toEqual([
    expect.stringMatching(/^Drop \$\d+ \(collection\) from Seat 1, the player-dealer \[003:/),
    ...told.filter(line => /^Drop .* from (Kim|Seat 4) \[003:/.test(line)),
  ])
})

test('tells who draws at baccarat, by which row of the chart', () => {
  expect(toldAfter(ez, dealt('2h 3s 3h Kd'))).toEqual([
    'Card: Player hand',
    'Player hand draws on 5 [003:1092]',
    'First action: Kim, on the player-dealer’s left [003:1072]',
  ])
  const [task, banker] = toldAfter(ez, dealt('2h 5s 3h Kd 4c'))
  expect(task).toBe('Card: Banker hand')
  expect(banker).toMatch(/^Banker hand draws: 5 against a third card of 4 \[003:/)
  expect(toldAfter(ez, dealt('2h 5s 3h Kd 8c')).slice(0, 2)).toEqual([
    'Settle the hands',
    expect.stringMatching(/^Banker hand stands: 5 against a third card of 8 \[003:/),
  ])
  expect(toldAfter(ez, dealt('9h 5s Kh Kd'))[1]).toMatch(/^Player hand: natural 9. No hand draws \[003:/)
})

test('tells the house way of seven cards, its row of the chart, and the seat that the dice name', () => {
  const game = games.find(({ family }) => family === 'pai-gow')!
  const record = {
    game: game.id,
    bank: { seat: 1, wager: 50_000 },
    wagers: [{ seat: 3, on: 'base', amount: 2_500 }],
  }
  const started = unwrap(startRecord({ record: 1, cards: {}, moves: [], ...record }, library)).round
  const inputs: Input[] = [{ kind: 'dice', dice: [1, 1, 1] }]
  started.take(inputs[0]!)
  const hands: Readonly<Record<string, number[]>> = {
    bank: cards('As Kd 9h 8c 6d 4s 2h'),
    3: cards('Qs Qd 7h 7c Ad 5s 3h'),
  }
  const rest = started.shoe.filter(card => !Object.values(hands).flat().includes(card))
  while (started.awaiting.kind === 'card') {
    const input: Input = { kind: 'card', card: hands[started.awaiting.to]?.shift() ?? rest.shift()! }
    expect(started.take(input)).toBeUndefined()
    inputs.push(input)
  }
  const told = toldAfter(record, inputs)
  expect(told[0]).toBe('Kim decides')
  expect(told[1]).toMatch(/^House way for Kim: .* in front, .* behind \[\d{3}:/)
  expect(told.at(-1)).toMatch(/^First action: Kim. The dice say 1 \+ 1 \+ 1 = 3 \[\d{3}:/)
})

test('tells who is offered the position, and for which turn', () => {
  const rules = games.find(({ id }) => id === ez.game)!
  if (!('wagers' in rules)) throw new Error('no game against a player-dealer')
  const { saying, cite } = tellOffer(rules, 3, 2)
  expect(sayTold(names, saying)).toBe('Offer the player-dealer position to Kim: turn 2 of 2')
  expect(cite).toMatch(/^003:/)
})
