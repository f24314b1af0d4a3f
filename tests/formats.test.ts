import {
  gameOf,
  isRefusal,
  playRecord,
  type Round,
  type Rules,
  unwrap,
  writeInputs,
  writeRefusal,
} from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { OWN_FIELD, readOpenHand, writeOpenHand } from '@cardroom/engine/formats'
import { readHistory, replay, writeHistory } from '@cardroom/engine/phh'
import { games, openRulebook, standard } from '@cardroom/rulebook'
import {
  numberedSeed,
  randomInput,
  randomRecord,
  ShuffledShoe,
  startRandomRound,
  TEMPERS,
} from '@cardroom/testing'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'

const library = await openRulebook()
const isPoker = ({ family }: Rules) => family === 'poker'
const filed = games.filter(isPoker)
const ROUNDS = 6

const resultOf = (record: unknown): Round['result'] | string => {
  const played = playRecord(record, library)
  return isRefusal(played) ? writeRefusal(played) : played.round.result
}

const hands = (rules: Rules) => Array.from({ length: ROUNDS }, (_, n) => randomRecord(rules, n, library))

describe.each(filed)('$id', rules => {
  test('writes every hand and reads it back the same', () => {
    for (const record of hands(rules)) {
      const phh = unwrap(writeHistory(record, library))
      const fromPhh = unwrap(replay(unwrap(readHistory(parse(phh.as))), library))
      expect(resultOf(fromPhh.record)).toEqual(resultOf(record))
      expect(phh.unsaid.length, 'the room is not said by a code').toBeGreaterThan(0)
      const ohh = unwrap(writeOpenHand(record, library))
      const fromOhh = unwrap(readOpenHand(JSON.parse(JSON.stringify(ohh.as)), library))
      expect(fromOhh.as).toEqual(record)
    }
  })
})

/** A hand as every program knows it: with the default readings, and without fees, kills and posts. */
function plainHand(rules: Rules, n: number): object | undefined {
  const randomness = new Randomness(numberedSeed(n))
  const { chip: _, kill: __, post: ___, ...setup } = startRandomRound(rules, 0, randomness, library).setup
  const round = gameOf(rules).start(setup)
  if (isRefusal(round)) return undefined
  const dealer = new ShuffledShoe(round.shoe, randomness)
  while (!round.over) unwrap(round.take(randomInput(round, dealer, randomness, TEMPERS[n % TEMPERS.length]!)))
  return { record: 1, game: rules.id, ...setup, ...writeInputs(round.inputs) }
}

test('another program reads the same hand without our own field', () => {
  const compared = { phh: new Set<string>(), ohh: new Set<string>() }
  for (const rules of standard.filter(isPoker)) {
    for (let n = 0; n < 30; n++) {
      const record = plainHand(rules, n)
      if (!record) continue
      const phh = unwrap(writeHistory(record, library))
      if (phh.unsaid.length === 0) {
        const { [OWN_FIELD]: _, ...plain } = parse(phh.as)
        const again = unwrap(replay(unwrap(readHistory(plain)), library))
        expect(again.stacks).toEqual(plain.finishing_stacks)
        compared.phh.add(String(plain.variant))
      }
      const { as, unsaid } = unwrap(writeOpenHand(record, library))
      if (unsaid.length === 0) {
        expect(as.ohh).not.toHaveProperty(OWN_FIELD)
        const again = unwrap(readOpenHand(JSON.parse(JSON.stringify(as)), library))
        expect(resultOf(again.as)).toEqual(resultOf(record))
        compared.ohh.add(String(as.ohh.game_type))
      }
    }
  }
  expect([...compared.phh]).toEqual(
    expect.arrayContaining(['FT', 'NT', 'NS', 'PO', 'FO/8', 'F7S', 'F7S/8', 'FR']),
  )
  expect([...compared.phh]).toEqual(expect.arrayContaining(['N2L1D', 'F2L3D', 'FB']))
  expect([...compared.ohh]).toEqual(['Holdem', 'Omaha', 'OmahaHiLo'])
})

/** A hand as another program may write it: one player's cards, names, a rake, fields that are unknown here. */
const elsewhere = {
  ohh: {
    spec_version: '1.4.6',
    site_name: 'Elsewhere',
    game_type: 'Holdem',
    start_date_utc: '2024-05-01T20:00:00Z',
    bet_limit: { bet_type: 'NL', bet_cap: 0 },
    dealer_seat: 7,
    small_blind_amount: 0.5,
    big_blind_amount: 1,
    ante_amount: 0,
    hero_player_id: 11,
    players: [
      { id: 11, seat: 2, name: 'first', starting_stack: 100 },
      { id: 12, seat: 5, name: 'second', starting_stack: 80.5 },
      { id: 13, seat: 7, name: 'third', starting_stack: 60 },
    ],
    rounds: [
      {
        id: 0,
        street: 'Preflop',
        cards: '',
        actions: [
          { action_number: 1, player_id: 11, action: 'Post SB', amount: 0.5 },
          { action_number: 2, player_id: 12, action: 'Post BB', amount: 1 },
          { action_number: 3, player_id: 11, action: 'Dealt Cards', cards: ['Ah', 'Kh'] },
          { action_number: 4, player_id: 13, action: 'Fold', amount: null },
          { action_number: 5, player_id: 11, action: 'Raise', amount: 2.5 },
          { action_number: 6, player_id: 12, action: 'Raise', amount: 8 },
          { action_number: 7, player_id: 11, action: 'Call', amount: 6 },
        ],
      },
      {
        id: 1,
        street: 'Flop',
        cards: ['Kd', '7s', '2c'],
        actions: [
          { action_number: 1, player_id: 11, action: 'Check' },
          { action_number: 2, player_id: 12, action: 'Bet', amount: 10 },
          { action_number: 3, player_id: 11, action: 'Raise', amount: 30 },
          { action_number: 4, player_id: 12, action: 'Fold' },
        ],
      },
    ],
    pots: [{ number: 0, amount: 38, rake: 1.5, player_wins: [{ player_id: 11, win_amount: 36.5 }] }],
  },
}

test('plays another program’s hand in its own seats, and names what a record cannot say', () => {
  const { as, unsaid } = unwrap(readOpenHand(elsewhere, library))
  expect(as).toMatchObject({
    game: 'standard/texas-holdem',
    button: 7,
    moves: [
      '7 fold',
      '2 raise 300',
      '5 raise 900',
      '2 call',
      '2 check',
      '5 bet 1000',
      '2 raise 3000',
      '5 fold',
    ],
    cards: { 2: 'Ah Kh', 5: '?? ??', 7: '?? ??', board: 'Kd 7s 2c' },
  })
  expect(resultOf(as)).toMatchObject({ net: { 2: 1_900, 5: -1_900 } })
  expect(unsaid).toEqual(['names', 'time', 'collection'])
})

test.each([
  ['no hand', {}, 'ohh: missing'],
  ['a game that the format does not name', { game_type: 'Draw' }, 'ohh.game_type'],
  [
    'a dead blind',
    { rounds: [{ actions: [{ player_id: 11, action: 'Post Dead', amount: 1 }] }] },
    'hand-not-held',
  ],
  ['a blind from elsewhere', { dealer_seat: 2 }, 'ohh.small_blind_amount: hand-not-held'],
  [
    'an action named like what every object has',
    { rounds: [{ actions: [{ player_id: 11, action: 'toString' }] }] },
    'hand-not-held',
  ],
  ['a stranger', { rounds: [{ actions: [{ player_id: 99, action: 'Fold' }] }] }, 'player_id'],
  ['two run-outs', { flags: ['Run_It_Twice'] }, 'ohh.flags'],
  [
    'no amounts',
    { players: elsewhere.ohh.players.map(one => ({ ...one, starting_stack: 'much' })) },
    'starting_stack',
  ],
])('%s is refused with its place', (what, change, place) => {
  const value = what === 'no hand' ? {} : { ohh: { ...elsewhere.ohh, ...change } }
  const read = readOpenHand(value, library)
  expect(isRefusal(read) && writeRefusal(read)).toContain(place)
})

test('takes a variant named like a method of objects as unknown', () => {
  const hand = { variant: 'constructor', starting_stacks: [100, 100], actions: [] }
  const played = replay(unwrap(readHistory(hand)), library)
  expect(isRefusal(played) && played.code).toBe('phh-unknown-variant')
})
