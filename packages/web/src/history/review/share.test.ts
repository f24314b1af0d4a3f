import { completeRecord, isRefusal, playRecord } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { packRound, sharedAddress, unpackRound } from './share.ts'

const library = await openRulebook()

/** Seat 3 calls and folds on the flop; its hand is never shown. */
const record = completeRecord(
  {
    record: 1,
    game: 'outlaws/texas-holdem',
    stakes: { limit: 'fixed', bets: [200, 400] },
    blinds: [100, 200],
    button: 1,
    seats: [1, 2, 3].map(seat => ({ seat, stack: 20_000 })),
    cards: '2c Ah 9s 3d Kh 9h 4s Qd Jd Tc 5s 6s',
    moves: ['1 fold', '2 call', '3 check', '2 bet', '3 fold'],
    shoe: { id: 'table.shoe-1', from: 0 },
    shuffle: { commitment: 'c', secret: 'the secret', added: [] },
  },
  library,
  english.say,
)

const shared = async (seat: number) => {
  const address = await sharedAddress(record, library, seat)
  if (isRefusal(address)) throw new Error(address.code)
  return (await unpackRound(address.slice(address.indexOf('#') + 1)))!
}

test('shares the cards that the player saw, and no trace of others', async () => {
  const played = playRecord(record, library)
  if (isRefusal(played)) throw new Error(JSON.stringify(played))
  const { seat, record: seen } = await shared(2)
  expect(seat).toBe(2)
  const own = played.round.view(2).piles.flatMap(({ cards }) => cards)
  const all = played.round.view('house').piles.flatMap(({ cards }) => cards)
  const hidden = all.filter(card => card !== '??' && !own.includes(card))
  expect(hidden.length).toBeGreaterThan(3)
  const told = String(seen.cards).split(' ')
  for (const card of hidden) expect(told).not.toContain(card)
  for (const card of own.filter(one => one !== '??')) expect(told).toContain(card)
  expect(seen).not.toHaveProperty('shuffle')
  expect(seen).not.toHaveProperty('shoe')
  expect(JSON.stringify(seen)).not.toContain('secret')
  // Another player saw other cards.
  expect((await shared(3)).record.cards).not.toEqual(seen.cards)
})

test('steps through a shared round for a stranger', async () => {
  const { record: seen } = await shared(2)
  expect(seen).not.toHaveProperty('withheld')
  expect(isRefusal(playRecord(seen, library))).toBe(false)
})

test('reads no round from any other address', async () => {
  for (const letters of ['', 'nonsense', '!!', await packRound({ seat: 0, record: {} })])
    expect(await unpackRound(letters)).toBeUndefined()
  const bomb = await packRound({ seat: 1, record: { cards: 'x'.repeat(2_000_000) } })
  expect(bomb.length).toBeLessThan(10_000)
  expect(await unpackRound(bomb)).toBeUndefined()
})
