import { families, isRefusal, playRecord, unwrap } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { games, standard } from '../filed/games.ts'
import { openRulebook } from '../library.ts'
import { inShort } from '../testing/in-short.ts'
import { type MistakenFile, type OwnGame, ownGame, readOwnGame } from './own-game.ts'

/** Each mistake with its place, without a language. */
const linesOf = (read: OwnGame | MistakenFile): string[] =>
  'mistakes' in read ? read.mistakes.map(inShort) : []

const again = (game: OwnGame): unknown => JSON.parse(JSON.stringify(game))

test('every family reads rule sets of its own name', () => {
  for (const [name, family] of Object.entries(families)) {
    expect(family.name).toBe(name)
    expect(family.rules.schema).toMatchObject({ properties: { family: { enum: [name] } } })
  }
})

test.each([...games, ...standard].map(rules => [rules.id, rules] as const))(
  '%s is plain data, and is read back the same',
  (_, rules) => {
    const exported = ownGame(rules)
    const read = readOwnGame(again(exported))
    expect(linesOf(read)).toEqual([])
    expect(read).toEqual(exported)
  },
)

/** Every value of a piece of JSON that is no list and no object, with the path that a mistake names. */
function* leaves(
  value: unknown,
  path: string,
): Generator<{ path: string; value: unknown; put(other: unknown): void }> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    const here = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    if (typeof one === 'object' && one !== null) yield* leaves(one, here)
    else yield { path: here, value: one, put: other => Object.assign(value, { [key]: other }) }
  }
}

const oneOfEach = Object.keys(families).map(family => games.find(rules => rules.family === family)!)

test.each(oneOfEach.map(rules => [rules.family, rules] as const))(
  '%s: names a mistake in any field',
  (_, rules) => {
    const [table] = ownGame(rules).collection
    const game = again({ rules, collection: [{ ...table!, options: table!.options.slice(0, 2) }] })
    let places = 0
    for (const { path, value, put } of leaves(game, '')) {
      places++
      put({ nonsense: true })
      const read = readOwnGame(game)
      const named = linesOf(read).some(line => {
        const [place = ''] = line.split(': ')
        return path.startsWith(place) || place.startsWith(path)
      })
      expect({ path, named }).toEqual({ path, named: true })
      put(value)
    }
    expect(places).toBeGreaterThan(100)
    expect('mistakes' in readOwnGame(game)).toBe(false)
  },
)

describe('a game that was changed', () => {
  const id = 'comstock/ez-baccarat-panda-8'
  type Change = Readonly<Record<string, unknown>>
  /** The game with other values at some places; `undefined` takes a field away. */
  const changed = (changes: Change): unknown => {
    const game = again(ownGame(games.find(rules => rules.id === id)!))
    for (const [path, value] of Object.entries(changes)) {
      const keys = path.split('.')
      const last = keys.pop()!
      const place = keys.reduce(
        (at, key) => at[key] as Record<string, unknown>,
        game as Record<string, unknown>,
      )
      if (value === undefined) delete place[last]
      else place[last] = value
    }
    return game
  }
  const mistakes = (changes: Change): string[] => linesOf(readOwnGame(changed(changes)))

  test('plays by its changes', async () => {
    const read = readOwnGame(
      changed({
        'rules.id': 'corner-house/ez-baccarat',
        'rules.wagers.2.wins.0.pays': '8:1',
        'collection.0.options.0.limit': { kind: 'wager', min: 100, max: 5000 },
      }),
    )
    if ('mistakes' in read) throw new Error(linesOf(read).join('\n'))
    const library = await openRulebook([read])
    const record = {
      record: 1,
      game: 'corner-house/ez-baccarat',
      schedule: 'own/1',
      bank: { seat: 1, wager: 50000 },
      wagers: [{ seat: 2, on: 'tie', amount: 200 }],
      cards: { player: '9h Kd', banker: '4s 5d' },
      moves: [],
    }
    const played = unwrap(playRecord(record, library))
    expect(played.round.result.wagers).toMatchObject([{ on: 'tie', odds: '8:1', pays: 1600 }])
    const beyond = { ...record, wagers: [{ seat: 2, on: 'tie', amount: 5100 }] }
    expect(isRefusal(playRecord(beyond, library))).toBe(true)
    expect(library.games.map(rules => rules.id)).toContain(id)
  })

  test('takes the place of the filed one, fees and all', async () => {
    const read = readOwnGame(changed({ collection: [] })) as OwnGame
    const library = await openRulebook([read])
    expect(library.games.filter(rules => rules.id === id)).toHaveLength(1)
    expect(isRefusal(library.schedules(id, 'own/1'))).toBe(true)
    expect(isRefusal(library.schedules('cameo/ez-baccarat', 1))).toBe(false)
  })

  const holdem = games.find(rules => rules.id === 'towers/texas-holdem')!

  test('names all mistakes at once, each with its place', () => {
    expect(
      mistakes({
        'rules.wagers.0.kind': 'side',
        'rules.wagers.2.wins.0.pays': '9 to 1',
        'rules.settle.first.by': 'luck',
        'rules.seats.places': undefined,
        'rules.colour': 'green',
        'collection.0.options.1.limit.min': 2.5,
      }),
    ).toEqual([
      'rules.colour: no-such-field',
      'rules.seats.places: missing',
      'rules.wagers[0].kind: expected "base", "bonus", "later" "side"',
      'rules.wagers[2].wins[0].pays: expected some-odds "9 to 1"',
      'rules.settle.first.by: expected "left-of-bank", "house-dealers-left", "house-dealers-right", "card", "dice" "luck"',
      'collection[0].options[1].limit.min: expected whole-cents 2.5',
    ])
  })

  test('names contradictions with their places', () => {
    expect(
      mistakes({
        'rules.wagers.3.needs': ['ante'],
        'rules.settle.wagers': ['player', 'banker', 'tie', 'panda-8'],
        'rules.readings.0.default': 'lucky',
        'rules.readings.1.name': 'moon',
        'rules.decks.from': 9,
        'collection.0.options.1.id': '1',
      }),
    ).toEqual([
      'rules.readings[0].default: own-no-such-value gross, separate, net lucky',
      'rules.readings[1].name: own-no-such-reading moon',
      'rules.decks: own-decks-backwards 9 8',
      'rules.wagers[3].needs[0]: own-no-such-wager ante',
      'rules.settle.wagers: own-never-settled dragon-7',
      'collection[0].options[1].id: own-option-twice own/1 collection[0].options[0]',
    ])
  })

  test('refuses a hand of more cards than are ranked', () => {
    const [first, ...later] = holdem.family === 'poker' ? holdem.streets : []
    const dealt = (each: string[]) => {
      const rules = { ...holdem, streets: [{ ...first, each }, ...later] }
      return linesOf(readOwnGame(JSON.parse(JSON.stringify({ ...ownGame(holdem), rules }))))
    }
    expect(dealt(['down', 'down'])).toEqual([])
    expect(dealt(['down', 'down', 'down'])).toEqual(['rules.streets: own-too-many-cards 8 7'])
  })

  test('refuses a consequence that no code carries out', () => {
    const ruled = (row: object) => {
      const rules = { ...holdem, incidents: [{ ...holdem.incidents[0], ...row }] }
      return linesOf(readOwnGame(JSON.parse(JSON.stringify({ ...ownGame(holdem), rules }))))
    }
    expect(ruled({})).toEqual([])
    // A consequence that only shows in the record cannot be ruled, nor one that no family knows.
    const wrong = [expect.stringMatching(/^rules\.incidents\[0\]\.then: /)]
    expect(ruled({ then: 'found', written: 'ruling' })).toEqual(wrong)
    expect(ruled({ then: 'tickled', written: 'ruling' })).toEqual(wrong)
    expect(ruled({ then: 'dead', written: 'in-the-record' })).toEqual(wrong)
  })

  test('refuses a house way that leaves hands out', () => {
    const changed = (id: string, change: (rules: never) => object) => {
      const filed = games.find(rules => rules.id === id)!
      const rules = { ...filed, ...change(filed as never) }
      return linesOf(readOwnGame(JSON.parse(JSON.stringify({ ...ownGame(filed), rules }))))
    }
    type PaiGow = { houseWay: { chart: { hand: string }[] } }
    type Tiles = { houseWay: { otherwise: { high: string }[] } }
    const without = (hand: string) =>
      changed('cameo/fortune-pai-gow-poker', ({ houseWay }: PaiGow) => ({
        houseWay: { ...houseWay, chart: houseWay.chart.filter(row => row.hand !== hand) },
      }))
    expect(without('none of them')).toEqual([])
    for (const hand of ['no pair', 'two pair', 'four of a kind', 'five aces']) {
      expect(without(hand)).toEqual([
        expect.stringMatching(/^rules\.houseWay\.chart: own-house-way-leaves-out \w\w/),
      ])
    }
    const tiles = changed('stars/pai-gow-tiles', ({ houseWay }: Tiles) => ({
      houseWay: { ...houseWay, otherwise: houseWay.otherwise.filter(row => row.high !== 'any') },
    }))
    expect(tiles).toEqual(['rules.houseWay.otherwise: own-house-way-needs-any any'])
  })

  test('refuses a file that is no game', () => {
    for (const value of [null, 7, {}, { rules: {} }, { rules: { family: 'chess' } }]) {
      expect(readOwnGame(value)).toMatchObject({
        mistakes: [{ code: 'own-no-such-family', at: ['rules', 'family'] }],
      })
    }
  })
})
