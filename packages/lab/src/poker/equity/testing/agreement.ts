import { isRefusal, readingsOf, unwrap, writeRefusal } from '@cardroom/engine'
import { namesOf, Randomness } from '@cardroom/engine/cards'
import type { PokerRules } from '@cardroom/engine/poker'
import { games } from '@cardroom/rulebook'
import { expect } from 'vitest'
import { WITHOUT_WORKERS } from '../../../parallel/work.ts'
import { equityOf } from '../equity.ts'
import { playToShowdown } from './engine-showdown.ts'

interface Way {
  readonly name: string
  readonly rules: PokerRules
  readonly chosen: Readonly<Record<string, string>>
}

const DECIDING_READINGS = ['joker', 'fiveAces', 'lowJoker']

/** Every pot game, and those with other readings that change the cards or what they are worth. */
export const ways: readonly Way[] = games
  .filter(game => game.family === 'poker')
  .flatMap(game => {
    const others = game.readings
      .filter(({ name }) => DECIDING_READINGS.includes(name))
      .flatMap(({ name, others: values }) => values.map(value => ({ [name]: String(value) })))
    return [{}, ...others].map(chosen => ({
      name: [game.id, ...Object.entries(chosen).map(pair => pair.join('='))].join(' '),
      rules: game,
      chosen,
    }))
  })

const seed = 'e1'.repeat(32)

/** Deals rounds through the engine, and expects that a run-out of their cards gives each hand what it got there. */
export async function expectAgreement({ rules, chosen }: Way, deals: number): Promise<void> {
  const readings = unwrap(readingsOf(rules, chosen))
  const random = new Randomness(seed)
  for (let deal = 0; deal < deals; deal++) {
    const { hands, boards, shares } = playToShowdown(rules, readings, random)
    const holdings = hands.map(hand => ({ text: namesOf(hand), hands: [hand] }))
    const cards = holdings.map(({ text }) => text).join(' / ')
    const answer = await equityOf({ rules, readings, holdings, boards, dead: [] }, WITHOUT_WORKERS, { seed })
    if (isRefusal(answer)) throw new Error(`${writeRefusal(answer)}: ${cards}`)
    expect(answer.runouts).toBe(1)
    for (const [i, { equity }] of answer.hands.entries()) expect(equity, cards).toBeCloseTo(shares[i]!, 9)
  }
}
