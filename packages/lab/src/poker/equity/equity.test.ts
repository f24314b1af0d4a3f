import { unwrap } from '@cardroom/engine'
import { type Card, cards, cardsOf, UNKNOWN } from '@cardroom/engine/cards'
import { choices, rankHigh, rankLowA5 } from '@cardroom/engine/ranking'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runJob } from '../../parallel/run.ts'
import { sayOfWork as sayWork } from '../../parallel/sentences.ts'
import { WITHOUT_WORKERS } from '../../parallel/work.ts'
import { dealsOf, withoutAlike } from './deals.ts'
import { equityOf } from './equity.ts'
import { type EquityMethod, equityChunks, equityJob } from './job.ts'
import { sayOfEquity } from './sentences.ts'
import { ask, question, SEED } from './testing/ask.ts'

const without = (...texts: string[]): Card[] => {
  const seen = texts.flatMap(cards)
  return cardsOf({}).filter(card => !seen.includes(card))
}

/** What the first of two hands gets of the pot. */
const share = (a: number, b: number): number => (a > b ? 1 : a === b ? 0.5 : 0)
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

describe("hold'em", () => {
  test('aces against kings before the flop', async () => {
    const { method, runouts, hands } = await ask('outlaws/texas-holdem', ['AsAh', 'Ks Kh'])
    expect({ method, runouts }).toEqual({ method: 'exact', runouts: 1_712_304 })
    expect(hands[0]!.win * runouts).toBeCloseTo(1_410_336, 3)
    expect(hands[0]!.tie * runouts).toBeCloseTo(9_308, 3)
    expect(hands[0]!.lose * runouts).toBeCloseTo(292_660, 3)
    expect(hands[0]!.equity + hands[1]!.equity).toBeCloseTo(1, 12)
  })

  test('any hand on the turn, with dead cards, against every hand there is', async () => {
    const [mine, board, dead] = ['8h 8d', '8c Ks Kd 2h', 'Kc 2s']
    const { method, hands, runouts } = await ask('outlaws/texas-holdem', [mine, '*'], { board, dead })
    const shares: number[] = []
    const left = without(mine, board, dead)
    for (const [a, b] of choices(left, 2)) {
      for (const river of left) {
        if (river === a || river === b) continue
        const all = [...cards(board), river]
        shares.push(share(rankHigh([...cards(mine), ...all]), rankHigh([a!, b!, ...all])))
      }
    }
    expect({ method, runouts }).toEqual({ method: 'exact', runouts: shares.length })
    expect(hands[0]!.equity).toBeCloseTo(mean(shares), 12)
  })

  test('a range is every hand of it', async () => {
    const board = '7s 6s 2d'
    const range = await ask('outlaws/texas-holdem', ['AKs', 'QQ'], { board })
    const single: number[] = []
    for (const suit of 'shdc') {
      for (const [a, b] of choices(
        [...'shdc'].map((_, i) => i),
        2,
      )) {
        const queens = `Q${'shdc'[a!]}Q${'shdc'[b!]}`
        const answer = await ask('outlaws/texas-holdem', [`A${suit}K${suit}`, queens], { board })
        single.push(answer.hands[0]!.equity)
      }
    }
    expect(range.hands[0]!.equity).toBeCloseTo(mean(single), 12)
    expect(range.runouts).toBe(24 * 990)
  })

  test('looks once at deals that differ only by the names of suits', () => {
    const kings = cardsOf({}).filter(card => card >> 2 === 11)
    const deals = dealsOf([[cards('As Ah')], [...choices(kings, 2)]], 100)!
    const times = (board: Card[]) => withoutAlike(deals, [board]).map(deal => deal.times)
    // of the kings none, one or both may be of the suits of the aces
    expect(times([UNKNOWN, UNKNOWN, UNKNOWN]).sort()).toEqual([1, 1, 4])
    expect(times(cards('2s 3s 4d')).sort()).toEqual([1, 1, 1, 1, 1, 1])
    expect(times(cards('2s 3h 4d')).sort()).toEqual([1, 1, 1, 1, 1, 1])
    expect(times(cards('2s 2h')).sort()).toEqual([1, 1, 4])
  })

  test('deals ranges that share cards without their common cards', async () => {
    const board = 'As 7s 6s 2d 2c'
    const { hands, runouts } = await ask('outlaws/texas-holdem', ['AA, KsKd', 'AhAd, KK'], { board })
    // aces against aces: only AcAh, AcAd and AhAd are left, and each holds one of the others'
    expect(runouts).toBe(3 * 6 + 1 * 1 + 1 * 1)
    expect(hands[0]!.win * runouts).toBeCloseTo(18, 9)
    const chance = await ask('outlaws/texas-holdem', ['AA, KsKd', 'AhAd, KK'], { board, simulate: 20_000 })
    expect(Math.abs(chance.hands[0]!.equity - hands[0]!.equity)).toBeLessThan(4 * chance.hands[0]!.stderr!)
  })
})

describe('other games', () => {
  test('takes ranges with one possible deal as two known hands', async () => {
    const asked = question('outlaws/omaha', ['As Ah Kd 2c', 'Qs Qh Jd 3c'], { board: '9s 8s 2d' })
    const inTheWay = cards('As Qs 4h 4d')
    const ranges = asked.holdings.map(one => ({ ...one, hands: [...one.hands, inTheWay] }))
    const known = unwrap(await equityOf(asked, WITHOUT_WORKERS, { seed: SEED }))
    expect(await equityOf({ ...asked, holdings: ranges }, WITHOUT_WORKERS, { seed: SEED })).toEqual(known)
  })

  test('stud: both hands get their last card', async () => {
    const [mine, yours] = ['As 2h 3d 4c 9s Ks', 'Ah 2s 3h 5d 8d 8h']
    const { hands, runouts } = await ask('comstock/razz', [mine, yours])
    const shares: number[] = []
    const left = without(mine, yours)
    for (const a of left) {
      for (const b of left) {
        if (a !== b) shares.push(share(rankLowA5([...cards(mine), a]), rankLowA5([...cards(yours), b])))
      }
    }
    expect(runouts).toBe(shares.length)
    expect(hands[0]!.equity).toBeCloseTo(mean(shares), 12)
  })

  test('lowball: a pat nine against a draw to the wheel', async () => {
    const { hands, runouts, notes } = await ask('comstock/lowball', ['9s 8s 6d 4c 3s', 'As 2h 3d 4s'])
    // 53 cards without nine; five to eight of any suit win but for those that are held, and so does the joker
    expect(runouts).toBe(44)
    expect(hands[1]!.win * runouts).toBeCloseTo(4 + 3 + 4 + 3 + 1 + 3, 9)
    expect(notes).toEqual([{ say: 'draws-what-is-missing' }])
  })

  test('counts the outs of a three-card hand of badugi', async () => {
    const { hands, runouts } = await ask('players/badugi', ['Ks Qh Jd Tc', 'As 2h 3d'])
    // every club but those that pair a card and the one that the other hand holds
    expect(runouts).toBe(45)
    expect(hands[1]!.win * runouts).toBeCloseTo(13 - 3 - 1, 9)
  })

  test('Mexican Poker: a joker dealt down is wild, one dealt up an ace', async () => {
    const hands = (mine: string) => ['Qs Qd Qh 3h 2d', mine]
    const down = await ask('comstock/mexican-poker', hands('Jk Kd Kh 5h 4s'))
    const up = await ask('comstock/mexican-poker', hands('Kd Jk Kh 5h 4s'))
    expect(down.hands[1]!.win).toBe(1)
    expect(up.hands[1]!.win).toBe(0)
  })

  test('two boards take half of the pot each', async () => {
    const boards = { board: ['As Kd 7h 2c 2d', 'Qc Jc 4d 4s 9h'] }
    const { hands } = await ask('players/double-board-omaha', ['Ad Ah 8c 8d', 'Qd Qh 3c 3s'], boards)
    expect(hands[0]).toMatchObject({ equity: 0.5, win: 0, tie: 1, lose: 0 })
    expect(hands[0]!.parts).toEqual([
      { for: sayOfEquity('half-of-the-pot', { half: 'high', board: 1 }), win: 1, tie: 0 },
      { for: sayOfEquity('half-of-the-pot', { half: 'high', board: 2 }), win: 0, tie: 0 },
    ])
  })

  test('hands of hi-lo win a half of the pot or a quarter', async () => {
    const board = { board: '3s 4d 8h Ks Kd' }
    const { hands } = await ask('outlaws/omaha-hi-lo', ['As 2d Kh Qc', 'Ah 2c 9s 9d', 'Kc 8d 6s 5s'], board)
    expect(hands.map(hand => hand.equity)).toEqual([0.25, 0.25, 0.5])
    expect(hands[0]!.parts![1]).toEqual({
      for: sayOfEquity('half-of-the-pot', { half: 'low', board: undefined }),
      win: 0,
      tie: 1,
    })
  })

  test('a high game may be played hi-lo', async () => {
    const asked = { board: '3s 4d 8h Ks Kd', split: 'hi-lo' } as const
    const { hands } = await ask('players/omaha', ['As 2d Qh Qc', 'Kc Kh 9s 9d'], asked)
    expect(hands.map(hand => hand.equity)).toEqual([0.5, 0.5])
  })

  test.each([
    ['towers/omaha-5-card-hi-lo', ['As 2d Kh Qc 5s', 'Ah Ad 9s 9d 8c'], '3s 4d 8h'],
    ['comstock/tahoe-pineapple-hi-lo', ['As 2d Kh', 'Ah Ad 9s'], '3s 4d 8h'],
    ['outlaws/texas-holdem-hi-lo', ['As2d', 'AhAd', '9s8s'], '3s 4d 8h'],
  ])('%s: chance comes close to the exact answer', async (game, hands, board) => {
    const exact = await ask(game, hands, { board })
    const chance = await ask(game, hands, { board, simulate: 20_000 })
    expect([exact.method, chance.method]).toEqual(['exact', 'simulated'])
    for (const [i, { equity, stderr }] of chance.hands.entries()) {
      expect(Math.abs(equity - exact.hands[i]!.equity)).toBeLessThan(4 * stderr!)
    }
  })
})

test('gives the same answer with workers and with one thread, exact and simulated', async () => {
  const asked = question('outlaws/omaha', ['As Ah 7d 2c', 'Ks Qs Jd Td'], { board: '9s 8s 2d' })
  const deals = [{ hands: asked.holdings.map(({ hands }) => hands[0]!), times: 1 }]
  const methods: EquityMethod[] = [
    { by: 'run-outs', deals, parts: 5, runouts: 820 },
    { by: 'chance', runouts: 25_000, seed: SEED },
  ]
  for (const method of methods) {
    const chunks = { from: 0, to: equityChunks(method) }
    const sums = await Promise.all(
      [0, 2].map(async workers => {
        const done = await runJob(
          equityJob,
          { question: asked, method },
          chunks,
          { workers },
          sayWork('work-on-run-outs'),
        )
        const counts = new Map<number, number>()
        for (const [outcome, times] of done.sums.flat())
          counts.set(outcome, (counts.get(outcome) ?? 0) + times)
        return [...counts].sort(([a], [b]) => a - b)
      }),
    )
    expect(sums[1]).toEqual(sums[0])
  }
})

describe('without WebAssembly', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test.each([
    ['outlaws/texas-holdem', ['AsKd', 'QQ', '9s8s'], '7s 6d 2h 2c'],
    ['comstock/texas-holdem-hi-lo', ['As2d', 'KsKh'], '7s 6d 4h'],
    ['towers/crazy-pineapple-hi-lo', ['As 2d Kd', 'Kh Qc Jc'], '7s 6d 4h'],
  ])('%s comes to the same', async (game, hands, board) => {
    const fast = await ask(game, hands, { board })
    vi.stubGlobal('WebAssembly', undefined)
    const plain = await ask(game, hands, { board })
    expect(plain.method).toBe('exact')
    expect(plain.hands.map(hand => hand.equity.toFixed(12))).toEqual(
      fast.hands.map(hand => hand.equity.toFixed(12)),
    )
  })
})

describe('questions that have no answer', () => {
  const HOLDEM = 'outlaws/texas-holdem'

  test.each([
    [HOLDEM, ['AsAh'], {}, 'number-of-hands', { most: 10, given: 1 }],
    [HOLDEM, ['AsAh', 'AsKd'], {}, 'card-twice', { card: 'As' }],
    [HOLDEM, ['AsAh', 'KsKd'], { board: 'As 2d 3c' }, 'card-twice', { card: 'As' }],
    [HOLDEM, ['AsAhAd', 'KsKd'], {}, 'hand-too-long', { hand: 'AsAhAd', most: 2, given: 3, dealt: false }],
    [HOLDEM, ['AsAh', 'Jk Kd'], {}, 'card-not-in-deck', { card: 'Jk' }],
    [HOLDEM, ['AsAh', 'KsKd'], { board: ['', ''] }, 'no-such-board', { board: 2 }],
    [HOLDEM, ['AA', 'AA', 'AKs'], {}, 'not-dealt-together', {}],
    [HOLDEM, ['AA', 'KK'], { split: 'hi-lo' }, 'cannot-be-split', { game: HOLDEM }],
    [HOLDEM, ['AA', 'KK'], { board: 'As Ad Ah' }, 'no-such-hand-left', { hand: 'AA' }],
    ['comstock/razz', ['As 2s', 'Ks'], { board: 'Ad' }, 'no-board', { game: 'comstock/razz' }],
    ['comstock/mexican-poker', ['As', '8s'], {}, 'card-not-in-deck', { card: '8s' }],
    [
      'towers/crazy-pineapple',
      ['AsAhAd', 'KsKd'],
      { board: '2s 3s 4s 5s' },
      'hand-too-long',
      { hand: 'AsAhAd', most: 2, given: 3, dealt: true },
    ],
    [
      'comstock/seven-card-stud',
      ['*', '*', '*', '*', '*', '*', '*', '*'],
      {},
      'more-to-come-than-left',
      { missing: 56, left: 52 },
    ],
  ] as const)('%s %j %j', async (game, hands, asked, code, values) => {
    const answer = await equityOf(question(game, hands, asked), WITHOUT_WORKERS, { seed: SEED })
    expect(answer).toEqual({ code, at: [], values })
  })
})
