import { readingsOf, unwrap } from '@cardroom/engine'
import { equityOf, parseHand, parseHolding, stageOf, WITHOUT_WORKERS } from '@cardroom/lab'
import { filed } from '@cardroom/rulebook'
import { numberedSeed } from '@cardroom/testing'
import { measure, type Work } from './measure.ts'
import { peer } from './peers.ts'
import type { Finding } from './table.ts'

type PeerQuestion = 'equityHoldem' | 'equityOmaha'

interface Question {
  readonly what: string
  readonly game: string
  readonly hands: readonly string[]
  readonly board: string
  /** What @poker-apprentice/hand-evaluator calls its answer to it; it has none to ranges. */
  readonly peer?: PeerQuestion
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
  {
    what: "exact hold'em of six hands before the flop",
    game: 'outlaws/texas-holdem',
    hands: ['As Ah', 'Ks Kh', '7d 6d', 'Qc Jc', 'Td Tc', 'Ad Kc'],
    board: '',
    peer: 'equityHoldem',
  },
  {
    what: "exact hold'em on the flop, every hand against every hand",
    game: 'outlaws/texas-holdem',
    hands: ['*', '*'],
    board: '9s 8s 2d',
  },
  {
    what: 'exact five-card Omaha hi-lo on the turn, three cards a hand known',
    game: 'towers/omaha-5-card-hi-lo',
    hands: ['As Ks Qs', '9h 9d 8h'],
    board: '9s 8s 2d 3c',
  },
  {
    what: 'exact five-card Omaha hi-lo on the turn, two cards a hand known',
    game: 'towers/omaha-5-card-hi-lo',
    hands: ['As Ks', '9h 9d'],
    board: '9s 8s 2d 3c',
  },
]

/** Whole equity questions, beside the registry's equity calculator. */
export async function equity(): Promise<Finding[]> {
  const apprentice = peer<Apprentice>('@poker-apprentice/hand-evaluator')
  const findings: Finding[] = []
  for (const question of QUESTIONS) {
    const [ours, ...peers] = await measure({
      cardroom: asked(question),
      ...(apprentice &&
        question.peer && {
          '@poker-apprentice/hand-evaluator': askedOf(apprentice, question, question.peer),
        }),
    })
    findings.push({ what: question.what, unit: 'time', ours: ours!, peers })
  }
  return findings
}

function asked({ game, hands, board }: Question): Work {
  const rules = filed('poker', game)
  const readings = unwrap(readingsOf(rules))
  const stage = stageOf(rules, readings, undefined)
  const question = {
    rules,
    readings,
    holdings: hands.map(hand => unwrap(parseHolding(hand, stage))),
    boards: [parseHand(board) as number[]],
    dead: [],
  }
  return async times => {
    let sum = 0
    for (let i = 0; i < times; i++) {
      sum += unwrap(await equityOf(question, WITHOUT_WORKERS, { seed: numberedSeed(1) })).hands[0]!.equity
    }
    return sum
  }
}

type Apprentice = Record<PeerQuestion, (hands: string[][], communityCards: string[]) => { equity: number }[]>

function askedOf(apprentice: Apprentice, { hands, board }: Question, name: PeerQuestion): Work {
  const cards = (text: string) => text.split(' ').filter(Boolean)
  const holes = hands.map(cards)
  const communityCards = cards(board)
  return times => {
    let sum = 0
    for (let i = 0; i < times; i++) sum += apprentice[name](holes, communityCards)[0]!.equity
    return sum
  }
}
