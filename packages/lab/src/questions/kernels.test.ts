import {
  gameOf,
  type PlayerDealerRules,
  type RulesOf,
  readingsOf,
  unwrap,
  type WagerLine,
  writeRefusal,
} from '@cardroom/engine'
import type { PlacedWager } from '@cardroom/engine/banked'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { baccaratKernel } from '../baccarat/kernel.ts'
import { FastRandom } from '../random/random.ts'
import type { Kernel, SimulatedGame } from '../simulate/simulation.ts'
import { threeCardKernel, threeCardPlays } from '../three-card/kernel.ts'
import { ultimateKernel } from '../ultimate/kernel.ts'

function simulated<N extends PlayerDealerRules['family']>(family: N, id: string): SimulatedGame<RulesOf<N>> {
  const rules = games
    .filter((game): game is RulesOf<N> => game.family === family)
    .find(game => game.id === id)!
  const readings = unwrap(readingsOf(rules))
  return { rules, readings, decks: rules.decks.to }
}

/** What the engine makes of the cards that a kernel has dealt. */
function byEngine(
  { rules, readings, decks }: SimulatedGame,
  wagers: readonly PlacedWager[],
  cards: readonly number[],
): readonly WagerLine[] {
  const game = gameOf(rules)
  const round = unwrap(game.start({ bank: { seat: 1, wager: 10 ** 9 }, wagers, decks }, { readings }))
  const left = [...cards]
  for (;;) {
    const { awaiting } = round
    if (awaiting.kind === 'nothing') break
    const refusal =
      awaiting.kind === 'card'
        ? round.take({ kind: 'card', card: left.shift()! })
        : awaiting.kind === 'decision'
          ? round.take(game.advise(round.view(2), awaiting.asked[0]!))
          : round.take({ kind: 'settle' })
    if (refusal) throw new Error(writeRefusal(refusal))
  }
  expect(left).toEqual([])
  return round.result.wagers!
}

/** What one more round adds to the tallies. */
function* rounds(kernel: Kernel, count: number): Generator<Record<string, number>> {
  const random = new FastRandom('ab'.repeat(32), 3)
  let before = new Map<string, number>()
  for (let i = 0; i < count; i++) {
    kernel.round(random)
    const now = new Map(
      kernel
        .tallies()
        .flatMap(({ on, results }) => results.map(([result, n]) => [`${on} ${result}`, n] as const)),
    )
    const added = [...now].filter(([key, n]) => n !== (before.get(key) ?? 0)).map(([key]) => key.split(' '))
    before = now
    yield Object.fromEntries(added.map(([on, result]) => [on, Number(result)]))
  }
}

test.each(['comstock/ez-baccarat-panda-8', 'stars/zoobac', 'players/golden-frog-baccarat'])(
  '%s: the kernel and the engine agree round by round',
  id => {
    const question = simulated('baccarat', id)
    const kernel = baccaratKernel(question)
    const { rules } = question
    for (const told of rounds(kernel, 300)) {
      for (const { on, needs } of rules.wagers) {
        const wagers = [...(needs ? [needs[0]!] : []), on].map(one => ({ seat: 2, on: one, amount: 1000 }))
        const line = byEngine(question, wagers, kernel.dealt()).find(one => one.on === on)!
        expect((line.pays - line.takes) / 1000).toBe(told[on])
      }
    }
  },
)

test('Three Card Poker: the kernel and the engine agree round by round', () => {
  const question = simulated('three-card', 'players/three-card-poker-6-card-bonus')
  const kernel = threeCardKernel(question, threeCardPlays(question))
  const wagers = ['ante', 'pair-plus', '6-card-bonus'].map(on => ({ seat: 2, on, amount: 1000 }))
  for (const told of rounds(kernel, 200)) {
    const lines = byEngine(question, wagers, kernel.dealt())
    const result = (...ons: string[]) =>
      lines.filter(line => ons.includes(line.on)).reduce((sum, line) => sum + line.pays - line.takes, 0) /
      1000
    expect({
      ante: result('ante', 'play'),
      'pair-plus': result('pair-plus'),
      '6-card-bonus': result('6-card-bonus'),
    }).toEqual(told)
  }
})

test('Ultimate Texas Hold’em: the kernel and the engine agree round by round', () => {
  const question = simulated('ultimate', 'stars/ultimate-texas-holdem')
  const kernel = ultimateKernel(question)
  const wagers = ['ante', 'blind', 'trips'].map(on => ({ seat: 2, on, amount: 1000 }))
  for (const told of rounds(kernel, 150)) {
    const lines = byEngine(question, wagers, kernel.dealt())
    const result = (...ons: string[]) =>
      lines.filter(line => ons.includes(line.on)).reduce((sum, line) => sum + line.pays - line.takes, 0) /
      1000
    expect({ ante: result('ante', 'blind', 'play'), trips: result('trips') }).toEqual(told)
  }
})
