import { expect, test } from 'vitest'
import { counts } from '../testing/hand.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const cameo = await tableOf('cameo/ez-baccarat')
const players = await tableOf('players/ez-baccarat-panda-8')
const frog = await tableOf('players/golden-frog-baccarat')
const zoo = await tableOf('stars/zoobac')

const all = (seat: number, ...on: string[]) => on.map(one => ({ seat, on: one, amount: 1000 }))

/** A card of each value that the banker's third-card chart knows. */
const CARD = ['K', 'A', '2', '3', '4', '5', '6', '7', '8', '9']
const CHART = [
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'HHHHHHHHSH',
  'SSHHHHHHSS',
  'SSSSHHHHSS',
  'SSSSSSHHSS',
  'SSSSSSSSSS',
]

test.each([
  ['cameo', cameo],
  ['players', players],
  ['golden frog', frog],
  ['zoobac', zoo],
])('%s: the banker’s chart, all eighty cells', (_, { play }) => {
  for (const [total, row] of CHART.entries()) {
    for (const [third, action] of [...row].entries()) {
      // The player hand has five and draws; the banker hand has its total with a ten.
      const cards = `2h Ks 3d ${CARD[total]}c ${CARD[third]}s 4h`
      const { hands } = play({ wagers: all(2, 'player'), cards })
      expect(hands?.banker?.cards.split(' ').length, `${total} against ${third}`).toBe(action === 'H' ? 3 : 2)
    }
  }
})

test('ez baccarat: a natural stops the other hand, unless the lost sentence is read as meant', () => {
  const cards = '2h 8s 3d Kc 4s 9h'
  const wagers = all(2, 'player')
  expect(players.play({ wagers, cards }).hands?.player?.is).toEqual(counts(5))
  expect(cameo.play({ wagers, cards }).hands?.player?.is).toEqual(counts(5))
  const drawn = players.play({ wagers, cards, readings: { ezNatural: 'draws' } })
  expect(drawn.hands?.player).toEqual({ cards: '2h 3d 4s', is: counts(9) })
  expect(drawn.hands?.banker?.cards).toBe('8s Kc')
})

test('ez baccarat: the Tie pays by room, and the Tie alone is a wager', () => {
  const cards = '7h 7s Kd Kc'
  expect(cameo.play({ wagers: all(2, 'tie'), cards }).net).toEqual({ 1: -8000, 2: 8000 })
  expect(players.play({ wagers: all(2, 'tie'), cards }).net).toEqual({ 1: -9000, 2: 9000 })
  expect(cameo.play({ schedule: 1, wagers: all(2, 'tie'), cards }).net[2]).toBe(8000)
  const larger = [{ seat: 2, on: 'player', amount: 500 }, ...all(2, 'tie')]
  expect(cameo.refusal({ schedule: 1, wagers: larger, cards })).toContain('wager-above-another Tie Bet')
})

test('golden frog: the banker line pays nineteen to twenty, and pushes with a three-card seven', () => {
  const wagers = all(2, 'banker', 'jin-chan-7', 'tie')
  const dragon = frog.play({ wagers, cards: '6h 2s Kd 3c 2d' })
  expect(lines(dragon)).toEqual(['2 banker push 0', '2 tie lose -1000', '2 jin-chan-7 win 40000'])
  expect(ruleOf(dragon, 2, 'banker')).toBe('004:5954-5955')
  expect(frog.play({ wagers: all(2, 'banker'), cards: '6h 7s Kd Kc' }).net).toEqual({ 1: -950, 2: 950 })
})

test('golden frog: the three over-bets win with either hand', () => {
  const wagers = all(2, 'player', '9-over-1', 'natural-9-over-7', '8-over-6')
  const won = (cards: string) =>
    frog
      .play({ wagers, cards })
      .wagers?.filter(line => line.on !== 'player' && line.outcome === 'win')
      .map(line => `${line.on} ${line.odds}`)
  expect(won('2h 3s 2d 2c 5s 6h')).toEqual(['9-over-1 150:1'])
  expect(won('9h 7s Kd Kc')).toEqual(['natural-9-over-7 50:1'])
  expect(won('7h 9s Kd Kc')).toEqual(['natural-9-over-7 50:1'])
  expect(won('6h 8s Kd Kc')).toEqual(['8-over-6 25:1'])
  expect(won('9h 8s Kd Kc')).toEqual([])
})

test('zoobac: the Zoo wins in every filed way', () => {
  const wagers = all(2, 'player', 'banker', 'tie', 'rabbit', 'tiger', 'monkey', 'zoo')
  const zooLines = (cards: string) => lines(zoo.play({ wagers, cards })).map(line => line.slice(2))
  expect(zooLines('Kh 6s Qd Kc 7d 4h')).toEqual([
    'player win 1000',
    'banker lose -1000',
    'tie lose -1000',
    'rabbit win 75000',
    'tiger lose -1000',
    'monkey lose -1000',
    'zoo win 30000',
  ])
  expect(zooLines('2h 2s 3d 3c 2d Ah')).toEqual([
    'player win 1000',
    'banker lose -1000',
    'tie lose -1000',
    'rabbit win 25000',
    'tiger lose -1000',
    'monkey lose -1000',
    'zoo win 10000',
  ])
  expect(zooLines('Kh 4s 5d Kc 5s 4h')).toEqual([
    'player lose -1000',
    'banker push 0',
    'tie lose -1000',
    'rabbit lose -1000',
    'tiger win 75000',
    'monkey lose -1000',
    'zoo win 30000',
  ])
  expect(zooLines('5h 2s Kd Kc 5s 8h')).toEqual([
    'player push 0',
    'banker push 0',
    'tie win 9000',
    'rabbit lose -1000',
    'tiger lose -1000',
    'monkey win 150000',
    'zoo win 30000',
  ])
})

test('zoobac: the banker’s first card counts off the first action, a face ten', () => {
  const action = (card: string, seats: readonly number[], table = {}) =>
    zoo.play({ wagers: seats.flatMap(seat => all(seat, 'player')), cards: `9h ${card} Kd Kc`, ...table })
      .action
  expect(action('4s', [2, 5, 9, 11])).toBe(5)
  expect(action('5s', [2, 5, 9, 11])).toBe(9)
  expect(action('Qs', [2, 5, 9, 11])).toBe(11)
  expect(action('As', [2, 5, 9, 11])).toBe(2)
  // Ten places from the left of seat 4 at a table of six: the player-dealer's own place is not one of them.
  expect(action('Ts', [2, 3], { seats: 6, bank: { seat: 4, wager: 100000 } })).toBe(3)
})

test('a short bank covers the wagers that its sweep of the table reaches first', () => {
  const bank = { seat: 1, wager: 1500 }
  const cards = '9h 4s Kd Kc'
  const wagers = [...all(2, 'player', 'tie'), ...all(3, 'player')]
  expect(lines(cameo.play({ bank, wagers, cards }))).toEqual([
    '2 player win 1000',
    '3 player win 500',
    '2 tie no-action 0',
  ])
  expect(lines(cameo.play({ bank, wagers, cards, readings: { settlementSweep: 'by-seat' } }))).toEqual([
    '2 player win 1000',
    '2 tie lose -500',
    '3 player no-action 0',
  ])
})

test('at Cameo no bonus bet is larger than the larger line of its bettor; a Tie may stand alone (001:716)', () => {
  const cards = { player: '9h Kd', banker: '2s 5d' }
  const line = (on: string, amount: number) => ({ seat: 2, on, amount })
  const refusal = (...wagers: object[]) => cameo.refusal({ wagers, cards })
  expect(refusal(line('player', 1000), line('dragon-7', 1500))).toContain(
    'wager-above-another Dragon 7 Player line',
  )
  expect(refusal(line('player', 1000), line('tie', 1500))).toContain('wagers[1]')
  expect(refusal(line('player', 1000), line('banker', 2000), line('panda-8', 1500))).toBeUndefined()
  expect(refusal(line('tie', 1500))).toBeUndefined()
})

test('ZooBac: the limits of the table bind the Tie, not the bonus bets (003:1753)', () => {
  const round = { schedule: 'own/4', cards: { player: '9h Kd', banker: '2s 5d' } }
  const line = (on: string, amount: number) => ({ seat: 2, on, amount })
  const { net } = zoo.play({ ...round, wagers: [line('player', 2500), line('tiger', 500)] })
  expect(net).toEqual({ 1: -2200, 2: 2000 })
  expect(zoo.refusal({ ...round, wagers: [line('player', 2500), line('tie', 500)] })).toContain(
    'below-minimum',
  )
})
