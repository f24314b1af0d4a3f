import { readingsOf, unwrap } from '@cardroom/engine'
import { cards, cardsOf, Randomness, shuffle } from '@cardroom/engine/cards'
import { rankHighFlat } from '@cardroom/engine/ranking'
import { games } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { runJob } from '../parallel/run.ts'
import { sayOfWork } from '../parallel/sentences.ts'
import { WITHOUT_WORKERS } from '../parallel/work.ts'
import { frequenciesOf } from '../questions/frequencies.ts'
import { countSevens, countSevensPlain } from './count-sevens.ts'
import { type EquityMethod, equityChunks, equityJob } from './equity/job.ts'
import { expectAgreement, ways } from './equity/testing/agreement.ts'
import { question } from './equity/testing/ask.ts'

test('both counts of the hands of seven cards agree', () => {
  expect(countSevens()).toEqual(countSevensPlain())
})

test('seven of 53 cards', () => {
  const rules = games.find(game => game.id === 'cameo/fortune-pai-gow-poker')!
  const readings = unwrap(readingsOf(rules))
  const tables = unwrap(frequenciesOf(rules, readings, { simulate: 1, seed: '' }))
  const counts = tables[0]!.frequencies.map(({ name, count }) => [
    typeof name === 'string' ? name : name.values?.kind,
    count,
  ])
  expect(Object.fromEntries(counts)).toEqual({
    'five-aces': 1_128,
    'royal-flush': 26_132,
    'straight-flush': 210_964 - 26_132,
    'four-of-a-kind': 307_472,
    'full-house': 4_188_528,
    flush: 6_172_088,
    straight: 11_236_028,
    'three-of-a-kind': 7_470_676,
    'two-pair': 35_553_816,
    pair: 64_221_960,
    'high-card': 24_780_420,
  })
})

test('aces against kings before the flop, board by board', () => {
  const [aces, kings] = [cards('As Ah'), cards('Ks Kh')]
  const left = cardsOf({}).filter(card => !aces.includes(card) && !kings.includes(card))
  const hand = new Uint8Array(7)
  const rank = (hole: readonly number[]) => {
    hand.set(hole)
    return rankHighFlat(hand, 0, 7)
  }
  const outcomes = { win: 0, tie: 0, lose: 0 }
  const deal = (n: number, from: number) => {
    if (n === 5) {
      const [a, b] = [rank(aces), rank(kings)]
      outcomes[a > b ? 'win' : a === b ? 'tie' : 'lose']++
      return
    }
    for (let i = from; i < left.length; i++) {
      hand[2 + n] = left[i]!
      deal(n + 1, i + 1)
    }
  }
  deal(0, 0)
  expect(outcomes).toEqual({ win: 1_410_336, tie: 9_308, lose: 292_660 })
})

describe('counts on every board agree with run-outs one by one', () => {
  test.each(['outlaws/texas-holdem', 'outlaws/texas-holdem-hi-lo', 'comstock/texas-holdem-hi-lo'])(
    '%s before the flop',
    async game => {
      const random = new Randomness('4c'.repeat(32))
      for (let deal = 0; deal < 3; deal++) {
        const deck = shuffle(cardsOf({}), random)
        const hands = Array.from({ length: 2 + deal }, () => deck.splice(0, 2))
        const asked = { ...question(game, []), holdings: hands.map(hand => ({ text: '', hands: [hand] })) }
        const deals = [{ hands, times: 1 }]
        const methods: EquityMethod[] = [
          { by: 'boards', deals, runouts: 0 },
          { by: 'run-outs', deals, parts: 3, runouts: 0 },
        ]
        const [fast, slow] = await Promise.all(
          methods.map(async method => {
            const chunks = { from: 0, to: equityChunks(method) }
            const { sums } = await runJob(
              equityJob,
              { question: asked, method },
              chunks,
              WITHOUT_WORKERS,
              sayOfWork('work-on-run-outs'),
            )
            return new Map(sums.flat())
          }),
        )
        expect(fast).toEqual(slow)
      }
    },
  )
})

describe('a run-out gives each hand the share that the engine gives', () => {
  test.each(ways)('$name', way => expectAgreement(way, 1000))
})
