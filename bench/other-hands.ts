import { JOKER, namesOf } from '@cardroom/engine/cards'
import {
  highRanking,
  rankBadugi,
  rankLow27,
  rankLowA5,
  rankOmaha,
  rankOmahaEightOrBetter,
  rankThreeCard,
} from '@cardroom/engine/ranking'
import { over, randomHands } from './evaluators.ts'
import { measure, type Work } from './measure.ts'
import { peer } from './peers.ts'
import type { Finding } from './table.ts'

interface PeerDeal {
  readonly holeCards: string[]
  readonly communityCards: string[]
  readonly minimumHoleCards: number
  readonly maximumHoleCards: number
}
interface Apprentice {
  evaluate(deal: PeerDeal): { strength: number }
}
interface Solver {
  Hand: { solve(cards: string[], game: string): { rank: number } }
}

const BOARD = 5
const bug = highRanking({ joker: 'bug' })
const wild = highRanking({ joker: 'wild' })

/** Evaluators of other hands than the best five of seven, beside the packages that rank such hands. */
export async function otherHands(): Promise<Finding[]> {
  const apprentice = peer<Apprentice>('@poker-apprentice/hand-evaluator')
  const solver = peer<Solver>('pokersolver')
  const found: Finding[] = []
  const compare = async (what: string, ours: Work, peers: Readonly<Record<string, Work>> = {}) => {
    const [rate, ...others] = await measure({ cardroom: ours, ...peers })
    found.push({ what, unit: 'hands', ours: rate!, peers: others })
  }

  for (const hole of [4, 5]) {
    const deals = randomHands(hole + BOARD).map(dealt => [dealt.slice(0, hole), dealt.slice(hole)] as const)
    const named = deals.map(([mine, board]) => ({
      holeCards: namesOf(mine).split(' '),
      communityCards: namesOf(board).split(' '),
      minimumHoleCards: 2,
      maximumHoleCards: 2,
    }))
    const peers: Record<string, Work> = apprentice
      ? { '@poker-apprentice/hand-evaluator': over(named, deal => apprentice.evaluate(deal).strength) }
      : {}
    await compare(
      `Omaha, ${hole} cards`,
      over(deals, ([mine, board]) => rankOmaha(mine, board)),
      peers,
    )
    await compare(
      `Omaha hi-lo, ${hole} cards, both hands`,
      over(deals, ([mine, board]) => rankOmaha(mine, board) + rankOmahaEightOrBetter(mine, board)),
    )
  }
  await compare('ace-to-five low of 7 cards', over(randomHands(7), rankLowA5))
  await compare('deuce-to-seven low of 5 cards', over(randomHands(5), rankLow27))
  await compare('badugi', over(randomHands(4), rankBadugi))

  const withJoker = randomHands(6).map(hand => [...hand, JOKER])
  await compare('7 cards with a joker that is a bug', over(withJoker, bug.rank))
  await compare('7 cards with a wild joker', over(withJoker, wild.rank))

  const threes = randomHands(3)
  const threeNames = threes.map(hand => namesOf(hand).split(' '))
  await compare(
    'three-card hands',
    over(threes, hand => rankThreeCard(hand)),
    solver && { pokersolver: over(threeNames, hand => solver.Hand.solve(hand, 'threecard').rank) },
  )
  return found
}
