import { describe, expect, test } from 'vitest'
import { games } from '../filed/games.ts'
import { openSearch } from './search.ts'
import { topicsOf } from './topics.ts'
import { isWithinDistance, WordIndex } from './word-index.ts'
import { wordsOf } from './words.ts'

describe('words', () => {
  test('drops endings and small words', () => {
    expect(wordsOf('Exposed cards are exposing')).toEqual(['expos', 'card', 'expos'])
    expect(wordsOf('betting bets splitting folded raises ties')).toEqual([
      'bet',
      'bet',
      'split',
      'fold',
      'rais',
      'tie',
    ])
    expect(wordsOf('dealt, dealing, deals')).toEqual(['deal', 'deal', 'deal'])
    expect(wordsOf('dress less')).toEqual(['dress', 'less'])
  })
  test('splits names of readings, figures and apostrophes', () => {
    expect(wordsOf('bankerThreeCardSeven 9-over-1')).toEqual(['banker', '3', 'card', '7', '9', 'over', '1'])
    expect(wordsOf('Hold’em')).toEqual(wordsOf('holdem'))
    expect(wordsOf('the player-dealer’s')).toContain('playerdealer')
  })
})

test('measures the distance of two words', () => {
  expect(isWithinDistance('expos', 'exops', 1)).toBe(true)
  expect(isWithinDistance('card', 'cards', 1)).toBe(true)
  expect(isWithinDistance('card', 'cord', 1)).toBe(true)
  expect(isWithinDistance('card', 'dark', 1)).toBe(false)
  expect(isWithinDistance('schedule', 'shedul', 2)).toBe(true)
  expect(isWithinDistance('straddle', 'string', 2)).toBe(false)
})

describe('an index', () => {
  const index = new WordIndex([
    { title: 'exposed card', text: 'the hand is dead', around: 'Omaha' },
    { title: 'boxed card', text: 'an exposed one, or a card that is boxed', around: 'Omaha' },
    { title: 'misdeal', text: 'a card was exposed', around: 'Razz' },
    { title: 'collection', text: 'three dollars', around: 'Razz' },
  ])
  const titles = (query: string) => index.find(query).map(({ entry }) => entry.title)

  test('weighs the title more than the text', () => {
    expect(titles('exposed card')).toEqual(['exposed card', 'boxed card', 'misdeal'])
  })
  test('hides entries with some words behind those with all', () => {
    expect(titles('dead card')).toEqual(['exposed card'])
    expect(titles('razz card')).toEqual(['misdeal'])
  })
  test('forgives a typing error, a half-typed word and a synonym', () => {
    expect(titles('exopsed misdael')).toEqual(['misdeal'])
    expect(titles('collec')).toEqual(['collection'])
    expect(titles('rake')).toEqual(['collection'])
    expect(titles('zebra')).toEqual([])
  })
})

describe('a whole question', () => {
  // What is said, by its key: the words of a language are not needed to see who comes first.
  const search = openSearch({ games, feeTables: [] }, text =>
    typeof text === 'string' ? text : JSON.stringify(text),
  )
  const asked = (query: string) => search(query).map(({ kind, title, games: of }) => ({ kind, title, of }))

  test('ranks the named room and game first', () => {
    const [first] = asked('what does the floor rule when a card is exposed at Comstock hold’em')
    expect(first?.kind).toBe('incident')
    expect(first?.title).toContain('exposed')
    expect(first?.of[0]?.id).toBe('comstock/texas-holdem')
  })
  test('leaves out rooms that the question does not name', () => {
    const where = new Set(
      asked('boxed card at Cameo').flatMap(({ of }) => of.map(({ id }) => id.split('/')[0])),
    )
    expect([...where]).toEqual(['cameo'])
  })
  test('takes a word that every game has as the name of none', () => {
    expect(asked('exposed card').length).toBeGreaterThan(3)
    expect(new Set(asked('exposed card').flatMap(({ of }) => of.map(({ id }) => id))).size).toBeGreaterThan(
      20,
    )
  })
  test('prefers the longer name of a game', () => {
    const [first] = asked('boxed card in Omaha Hi Lo Split')
    expect(first?.of[0]?.id).toBe('outlaws/omaha-hi-lo')
  })
  test('joins answers under one name in one topic, with the rooms that share it', () => {
    const hits = search('exposed card')
    const topics = topicsOf(hits)
    expect(topics.length).toBeLessThan(hits.length)
    expect(topics.flatMap(topic => topic.hits).length).toBe(hits.length)
    const exposed = topics.find(({ title }) => title.includes('exposed'))!
    expect(exposed.rooms.length).toBeGreaterThan(3)
    expect(new Set(exposed.games).size).toBe(exposed.games.length)
  })
})
