import { type Option, type Round, startRecord, unwrap } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { openRulebook } from '../library.ts'
import { seats } from '../testing/pan.ts'

const library = await openRulebook()

/** A hand of three at Player's, dealt from a shoe in the order of its cards, after these moves. */
function after(...moves: readonly string[]): Round {
  const setup = { chip: 100, ante: 100, seats: seats(1, 2, 3), first: 3 }
  const record = { record: 1, game: 'players/pan', ...setup, cards: {}, moves: [] }
  const { round } = unwrap(startRecord(record, library))
  const left = [...moves]
  while (left.length > 0 || round.awaiting.kind === 'card') {
    if (round.awaiting.kind === 'card') round.take({ kind: 'card', card: round.shoe[0]! })
    else {
      const [seat, move] = left.shift()!.split(' ') as [string, string]
      expect(round.take({ kind: 'move', seat: Number(seat), move })).toBeUndefined()
    }
  }
  return round
}

const optionsOf = ({ awaiting }: Round): readonly Option[] =>
  awaiting.kind === 'decision' ? awaiting.asked[0]!.options : []

const marks = ({ move, safe, ends, key }: Option) => ({ move, safe, ends, key })

test('passes for a player who does not answer, and loses the tops', () => {
  expect(optionsOf(after()).map(marks)).toEqual([
    { move: 'in', safe: undefined, ends: undefined, key: 'i' },
    { move: 'pass', safe: true, ends: true, key: 'p' },
  ])
})

test('draws for a player who does not answer in turn, again where that is allowed', () => {
  const declared = ['3 in', '2 in', '1 in']
  expect(optionsOf(after(...declared)).map(marks)).toEqual([
    { move: 'draw', safe: true, ends: undefined, key: 'd' },
  ])
  const drawn = optionsOf(after(...declared, '3 draw'))
  expect(drawn.filter(({ safe }) => safe).map(marks)).toEqual([
    { move: 'draw', safe: true, ends: undefined, key: 'a' },
  ])
  expect(drawn.find(({ move }) => move === 'discard')).toMatchObject({ key: 'd' })
})
