import { gameOf, type Round, readingsOf, unwrap } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { games } from '../filed/games.ts'

const rules = games.find(({ id }) => id === 'players/big-o-hi-lo')!
const BOXED_EACH = 8

/** Eight players: 48 cards of 52 are needed, and every so many cards one is found face up and passed over. */
function playOut(fold: boolean): { round: Round; shuffled: number } {
  const seats = Array.from({ length: 8 }, (_, i) => ({ seat: i + 1, stack: 10_000 }))
  const setup = { stakes: { limit: 'none' }, blinds: [100, 200], button: 8, seats }
  const round = unwrap(gameOf(rules).start(setup, { readings: unwrap(readingsOf(rules)) }))
  let came = 0
  let shuffled = 0
  while (!round.over) {
    const { awaiting } = round
    if (awaiting.kind === 'card') {
      came++
      const card = round.shoe[0]!
      round.take(came % BOXED_EACH === 0 ? { kind: 'card', card, boxed: true } : { kind: 'card', card })
    } else if (awaiting.kind === 'shuffle') {
      shuffled += awaiting.cards.length
      round.take({ kind: 'shuffled' })
    } else if (awaiting.kind === 'decision') {
      const { seat, options } = awaiting.asked[0]!
      const may = (move: string) => options.some(one => one.move === move)
      const first = fold && seat > 5 && may('call')
      round.take({ kind: 'move', seat, move: first ? 'fold' : may('check') ? 'check' : 'call' })
    } else round.take({ kind: 'settle' })
  }
  return { round, shuffled }
}

test('a deck that boxed cards have used up is filled with burns and hands that were thrown away', () => {
  const { round, shuffled } = playOut(true)
  // Three hands of five cards, and the burns before flop and turn: the next burn is the card that is missing.
  expect(shuffled).toBe(3 * 5 + 2)
  expect(round.void).toBe(false)
  expect(round.imbalance).toBe(0)
  expect(round.result.hands).toBeDefined()
})

test('a deck that boxed cards have used up is filled with the burns alone where nobody has folded', () => {
  const { round, shuffled } = playOut(false)
  expect(shuffled).toBe(2)
  expect([round.void, round.imbalance]).toEqual([false, 0])
})
