import {
  cardsOpened,
  gameOf,
  isRefusal,
  type RoundRecord,
  recordSeenBy,
  startRecord,
  unwrap,
  type Viewer,
  verifyRecord,
  writeRefusal,
} from '@cardroom/engine'
import { type Card, nameOf, parseCard } from '@cardroom/engine/cards'
import { games, openRulebook } from '@cardroom/rulebook'
import { cardsShown, type StartedRound } from '@cardroom/testing'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'
import { playSealed } from './random/sealed.ts'

const library = await openRulebook()
const ROUNDS = 4

const seenBy = (record: RoundRecord, viewer: Viewer): RoundRecord =>
  unwrap(recordSeenBy(record, library, english.say, viewer))

const problemOf = (record: unknown): string | undefined => {
  const wrong = verifyRecord(record, library, english.say)
  return wrong && writeRefusal(wrong)
}

/** Every face that the viewer was shown at any moment of the round. */
function facesShown({ round }: StartedRound, record: RoundRecord, viewer: Viewer): Set<Card> {
  const again = startRecord(record, library)
  if (isRefusal(again)) throw new Error(writeRefusal(again))
  const faces = cardsShown(again.round.view(viewer))
  for (const input of round.inputs) {
    again.round.take(input)
    for (const card of cardsShown(again.round.view(viewer))) faces.add(card)
  }
  return faces
}

const CARD = /[2-9TJQKA][shdc]\b/g
const DOMINO = /\b\d-\d\b/g

/** Every card that is written anywhere in a record, but in what proves others. */
function facesWritten({ game, cards, moves, result = {} }: RoundRecord): Set<Card> {
  const words = JSON.stringify([cards, moves, result]).match(game.includes('tiles') ? DOMINO : CARD) ?? []
  return new Set(words.flatMap(word => parseCard(word) ?? []))
}

const knownIn = ({ cards }: RoundRecord): number =>
  String(cards)
    .split(' ')
    .filter(card => card !== '??').length

describe('a record of a sealed table', () => {
  test('shows and proves as much when its round was called off', () => {
    for (const rules of games.filter(one => gameOf(one).kind === 'pot')) {
      for (const most of [1, 5, 15, 30]) {
        const { started, record } = playSealed(rules, most, library, most)
        const seen = seenBy(record, 'public')
        const shown = facesShown(started, record, 'public')
        expect([...facesWritten(seen)].filter(card => !shown.has(card))).toEqual([])
        expect({ game: rules.id, most, problem: problemOf(seen) }).toEqual({
          game: rules.id,
          most,
          problem: undefined,
        })
      }
    }
  })

  for (const rules of games) {
    test(`${rules.id}: has only the cards that its reader was shown, with a proof of each`, () => {
      let played = 0
      for (let n = 0; n < ROUNDS; n++) {
        const { started, record } = playSealed(rules, n, library)
        expect(problemOf(record)).toBeUndefined()
        const viewers: Viewer[] = [
          'public',
          ...started.round
            .view('public')
            .seats.slice(0, 2)
            .map(({ seat }) => seat),
        ]
        for (const viewer of viewers) {
          const seen = seenBy(record, viewer)
          const shown = facesShown(started, record, viewer)
          const leaked = [...facesWritten(seen)].filter(card => !shown.has(card)).map(nameOf)
          expect({ n, viewer, leaked }).toEqual({ n, viewer, leaked: [] })
          expect(JSON.stringify(seen)).not.toContain(record.shuffle!.secret)
          expect(seen.proofs).toHaveLength(knownIn(seen))
          expect({ n, viewer, problem: problemOf(seen) }).toEqual({ n, viewer, problem: undefined })
          expect(cardsOpened(seen)).toBe('proved')
          if (!seen.withheld) played++
        }
      }
      // A pot game can be replayed from the public cards, because folded hands decide nothing.
      if (gameOf(rules).kind === 'pot') expect(played).toBe(ROUNDS * 3)
    })
  }
})

describe('a changed record of a sealed table is found', () => {
  const holdem = games.find(({ id }) => id === 'outlaws/texas-holdem')!
  const { record } = Array.from({ length: 20 }, (_, n) => playSealed(holdem, n, library)).find(
    one => knownIn(seenBy(one.record, 'public')) > 6,
  )!
  const seen = seenBy(record, 'public')
  const cards = String(seen.cards).split(' ')
  const first = seen.proofs![0]!
  const withProof = (change: object) => ({
    ...seen,
    proofs: [{ ...first, ...change }, ...seen.proofs!.slice(1)],
  })
  const other = (hash: string) => (hash.startsWith('0') ? '1' : '0') + hash.slice(1)

  test.each<[string, unknown]>([
    ['a salt', withProof({ salt: other(first.salt) })],
    ['a path', withProof({ path: [other(first.path[0]!), ...first.path.slice(1)] })],
    ['a shorter path', withProof({ path: first.path.slice(1) })],
    ['a place', withProof({ place: first.place + 1 })],
    ['the card that is meant', withProof({ card: first.card + 1 })],
    ['an order that does not exist', withProof({ again: 1 })],
    ['a proof too few', { ...seen, proofs: seen.proofs!.slice(1) }],
    [
      'two proofs that change places',
      { ...seen, proofs: [seen.proofs![1], first, ...seen.proofs!.slice(2)] },
    ],
    ['the root', { ...seen, shuffle: { ...seen.shuffle!, root: other(seen.shuffle!.root!) } }],
    ['the shoe', { ...seen, shoe: { ...seen.shoe!, id: 'table.shoe-other' } }],
    ['the place of the round', { ...seen, shoe: { ...seen.shoe!, from: 1 } }],
    [
      'the text that a player brought',
      { ...seen, shuffle: { ...seen.shuffle!, added: [{ ...seen.shuffle!.added[0]!, text: 'x' }] } },
    ],
    [
      'a card that is said to be withheld',
      { ...seen, withheld: true, cards: cards.with(first.card, '2c').join(' ') },
    ],
    [
      'a card that stays sealed',
      { ...seen, withheld: true, cards: cards.with(cards.indexOf('??'), '2c').join(' ') },
    ],
    ['a card that is shown', { ...seen, cards: cards.with(first.card, '??').join(' ') }],
    [
      'the root of a shoe that was opened',
      { ...record, shuffle: { ...record.shuffle!, root: other(seen.shuffle!.root!) } },
    ],
  ])('%s', (_, changed) => {
    expect(problemOf(changed)).toBeDefined()
  })

  test('an unchanged record has no problem', () => {
    expect(problemOf(seen)).toBeUndefined()
    expect(problemOf({ ...seen, withheld: true })).toBeUndefined()
  })
})
