import { readingsOf, unwrap } from '@cardroom/engine'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { cardsInShoe } from '../cards/shoe.ts'
import { FastRandom } from '../random/random.ts'
import { tallyOdds } from '../simulate/tally.ts'
import { blackjackKernel, blackjackPlay } from './kernel.ts'
import { solveBlackjack } from './odds.ts'

const ROUNDS = 1000 * Number(process.env.ROUNDS ?? 50_000)

/** Every rule set with the fewest and the most decks, and with each other reading of its own. */
const questions = games
  .filter(game => game.family === 'blackjack')
  .flatMap(rules => [
    ...[rules.decks.from, rules.decks.to].map(decks => ({ rules, decks, chosen: {} })),
    ...rules.readings
      .flatMap(({ name, others }) => others.map(value => ({ [name]: value })))
      .filter(chosen => changesPlay(rules, chosen))
      .map(chosen => ({ rules, decks: rules.decks.to, chosen })),
  ])

/** Where wagers are settled first, and what bonus bets pay, makes no difference to the base game. */
function changesPlay({ verdicts, otherwise }: BlackjackRules, chosen: Record<string, string>): boolean {
  const [[name, value]] = Object.entries(chosen) as [[string, string]]
  const terms = Object.keys(otherwise[name]?.[value] ?? {}).filter(
    term => term !== 'settle' && term !== 'bonus',
  )
  return terms.length > 0 || verdicts.some(({ reading }) => reading?.name === name)
}

test.each(questions.map(one => ({ ...one, id: one.rules.id, text: JSON.stringify(one.chosen) })))(
  '$id, $decks decks, $text: very many rounds agree with the exact edge',
  ({ rules, decks, chosen }) => {
    const readings = unwrap(readingsOf(rules, chosen))
    const { wagers } = solveBlackjack(underReadings(rules, readings), cardsInShoe(rules, decks))
    const exact = wagers[0]!
    const question = { rules, readings, decks }
    const kernel = blackjackKernel(question, blackjackPlay(question))
    const random = new FastRandom('9e'.repeat(32), decks)
    for (let i = 0; i < ROUNDS; i++) kernel.round(random)
    const simulated = tallyOdds(kernel.tallies()[0]!)
    expect(Math.abs(simulated.edge - exact.edge)).toBeLessThan(3.5 * simulated.stderr)
    expect(Math.abs(simulated.sd - exact.sd)).toBeLessThan(0.002)
    expect(Math.abs(simulated.win - exact.win)).toBeLessThan(0.001)
    expect(Math.abs(simulated.action - exact.action)).toBeLessThan(0.001)
  },
)
