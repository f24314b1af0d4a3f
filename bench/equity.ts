import { granted, readingsOf } from '@cardroom/engine'
import { ALONE, equityOf, parseHand, parseHolding, stageOf } from '@cardroom/lab'
import { filed } from '@cardroom/rulebook'
import { seedOf } from '../tests/random/seed.ts'
import { measure, type Work } from './measure.ts'
import { peer } from './peers.ts'
import type { Finding } from './table.ts'

type PeerQuestion = 'equityHoldem' | 'equityOmaha'

interface Question {
  readonly what: string
  readonly game: string
  readonly hands: readonly string[]
  readonly board: string
  /** What @poker-apprentice/hand-evaluator calls its answer to it. */
  readonly peer: PeerQuestion
}

const QUESTIONS: readonly Question[] = [
  {
    what: "exact heads-up hold'em before the flop",
    game: 'outlaws/texas-holdem',
    hands: ['As Ah', 'Ks Kh'],
    board: '',
    peer: 'equityHoldem',
  },
  {
    what: "exact hold'em of five hands on the flop",
    game: 'outlaws/texas-holdem',
    hands: ['As Ah', 'Ks Kh', '7d 6d', 'Qc Jc', 'Td Tc'],
    board: '8d 7s 2c',
    peer: 'equityHoldem',
  },
  {
    what: 'exact heads-up Omaha on the flop',
    game: 'outlaws/omaha',
    hands: ['As Ah 7d 2c', 'Ks Qs Jd Td'],
    board: '9s 8s 2d',
    peer: 'equityOmaha',
  },
]

/** What hands win on average, with all that a question takes, beside the registry's equity calculator. */
export async function equity(): Promise<Finding[]> {
  const apprentice = peer<Apprentice>('@poker-apprentice/hand-evaluator')
  const findings: Finding[] = []
  for (const question of QUESTIONS) {
    const [ours, ...peers] = await measure({
      cardroom: asked(question),
      ...(apprentice && { '@poker-apprentice/hand-evaluator': askedOf(apprentice, question) }),
    })
    findings.push({ what: question.what, unit: 'answers', ours: ours!, peers })
  }
  return findings
}

function asked({ game, hands, board }: Question): Work {
  const rules = filed('poker', game)
  const readings = granted(readingsOf(rules))
  const stage = stageOf(rules, readings, undefined)
  const question = {
    rules,
    readings,
    holdings: hands.map(hand => granted(parseHolding(hand, stage))),
    boards: [parseHand(board) as number[]],
    dead: [],
  }
  return async times => {
    let sum = 0
    for (let i = 0; i < times; i++) {
      sum += granted(await equityOf(question, ALONE, { seed: seedOf(1) })).hands[0]!.equity
    }
    return sum
  }
}

type Apprentice = Record<PeerQuestion, (hands: string[][], communityCards: string[]) => { equity: number }[]>

function askedOf(apprentice: Apprentice, { hands, board, peer: name }: Question): Work {
  const cards = (text: string) => text.split(' ').filter(Boolean)
  const holes = hands.map(cards)
  const communityCards = cards(board)
  return times => {
    let sum = 0
    for (let i = 0; i < times; i++) sum += apprentice[name](holes, communityCards)[0]!.equity
    return sum
  }
}
