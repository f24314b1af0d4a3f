import { unwrap } from '@cardroom/engine'
import { type Card, cards, cardsOf, Randomness, shuffle } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { dealsOf } from '../deals.ts'
import { type EquityMethod, equityJob } from '../job.ts'
import { equitySituation } from '../question.ts'
import { question, SEED } from '../testing/ask.ts'

const GAMES = [
  ['outlaws/texas-holdem', 2, false, 'any'],
  ['outlaws/texas-holdem-hi-lo', 2, true, 'any'],
  ['outlaws/omaha', 4, false, 'exactly-two'],
  ['outlaws/omaha-hi-lo', 4, true, 'exactly-two'],
  ['towers/omaha-5-card-hi-lo', 5, true, 'exactly-two'],
] as const

/** Hands of few cards, so that many of them share some. */
function randomRange(from: readonly Card[], size: number, random: Randomness): Card[][] {
  const hands = Array.from({ length: 2 + random.below(12) }, () =>
    shuffle([...from], random)
      .slice(0, size)
      .sort((a, b) => b - a),
  )
  return [...new Map(hands.map(hand => [hand.join(), hand])).values()]
}

async function outcomes(asked: ReturnType<typeof question>, method: EquityMethod, chunks: number) {
  const work = await equityJob.start({ question: asked, method })
  for (let chunk = 0; chunk < chunks; chunk++) work.run(chunk)
  return [...work.finish()].sort(([a], [b]) => a - b)
}

test.each(GAMES)('%s: compares whole ranges as hand by hand', async (game, size, low, plays) => {
  const random = new Randomness(SEED)
  for (let n = 0; n < 12; n++) {
    const deck = shuffle(cardsOf({}), random)
    const board = deck.splice(0, 3 + random.below(3))
    const few = deck.slice(0, 2 * size + 5)
    const [first, second] = [randomRange(few, size, random), randomRange(few, size, random)]
    const asked = {
      ...question(game, []),
      boards: [board],
      holdings: [first, second].map(hands => ({ text: '', hands })),
    }
    const situation = equitySituation(asked)
    const deals = 'code' in situation ? [] : dealsOf(situation.holdings, 1000)!
    if (deals.length === 0) continue
    const oneByOne = await outcomes(asked, { by: 'run-outs', deals, parts: 1, runouts: 0 }, deals.length)
    const whole = await outcomes(asked, { by: 'ranges', game: { plays, low }, parts: 3, runouts: 0 }, 3)
    expect(whole).toEqual(oneByOne)
  }
})

test('compares four-card hands that share three cards with others, but no two with one', async () => {
  const hands = [
    [['As Ks Qs Js'], ['Th 9h 8h 7h']],
    [['Ah Ad 2c 3c'], ['As Kd 2c 3c'], ['Ks 4d 2d 3d'], ['Qs 4h 2h 3h']],
  ]
  const asked = {
    ...question('outlaws/omaha', []),
    boards: [cards('9s 8s 2s Tc')],
    holdings: hands.map(range => ({ text: '', hands: range.map(([text]) => cards(text!)) })),
  }
  const deals = dealsOf(unwrap(equitySituation(asked)).holdings, 1000)!
  const oneByOne = await outcomes(asked, { by: 'run-outs', deals, parts: 1, runouts: 0 }, deals.length)
  const game = { plays: 'exactly-two', low: false } as const
  expect(await outcomes(asked, { by: 'ranges', game, parts: 1, runouts: 0 }, 1)).toEqual(oneByOne)
})
