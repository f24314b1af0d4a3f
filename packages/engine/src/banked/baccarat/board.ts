import type { BoardPart, Counted, PaidRow } from '../../board/board-part.ts'
import type { BoardSentences } from '../../board/sentences.ts'
import { cards } from '../../cards/card.ts'
import { payout } from '../../money/odds.ts'
import type { HandShown, Result } from '../../round/result.ts'
import type { Section } from '../../rules/section.ts'
import { sayer } from '../../say/saying.ts'
import type { BankedSheetSentences } from '../sentences.ts'
import { oddsSaid } from '../sheet.ts'
import { type BaccaratEvent, type Hand, type Hands, happened } from './event.ts'
import { totalOf } from './points.ts'
import type { BaccaratRules, BaccaratWager } from './rules.ts'
import { handSaid } from './sheet.ts'

const say = sayer<BoardSentences & BankedSheetSentences>()

/** What the two hands of a round came to; nothing where no cards were shown. */
export function handsIn(hands: Readonly<Record<string, HandShown>> | undefined): Hands | undefined {
  const { player, banker } = hands ?? {}
  if (!player || !banker) return undefined
  const both = { player: handIn(player), banker: handIn(banker) }
  // A round that was called off may have ended before its hands were dealt.
  return Math.min(both.player.cards, both.banker.cards) < 2 ? undefined : both
}

function handIn({ cards: names }: HandShown): Hand {
  const lying = cards(names)
  return { total: totalOf(lying), cards: lying.length }
}

/** The bets that pay more than even money: the tie, and the bonus bets. */
const dear = ({ wagers }: BaccaratRules): BaccaratWager[] =>
  wagers.filter(({ wins }) => wins.some(({ pays }) => payout(1_00, pays) > 1_00))

const OUTCOMES = ['player', 'banker', 'tie'] as const

/** Who has won a round of baccarat. */
export const outcomeOf = ({ player, banker }: Hands): (typeof OUTCOMES)[number] =>
  player.total === banker.total ? 'tie' : player.total > banker.total ? 'player' : 'banker'

/** What the filed trackers count: who won, naturals, and what the bonus bets are on (003:1201-1207). */
export const baccaratBoard: BoardPart<BaccaratRules> = {
  counts: rules => [
    ...OUTCOMES.map((id): Counted => ({ id, is: say(`board-${id}`) })),
    ...dear(rules).flatMap(({ on, name }) => (on === 'tie' ? [] : [{ id: on, is: name }])),
    { id: 'natural', is: say('board-natural') },
  ],
  marks(rules, result) {
    const hands = handsIn(result.hands)
    if (!hands) return []
    const isNatural = [hands.player, hands.banker].some(
      ({ total, cards: count }) => count === 2 && total >= rules.chart.natural.from,
    )
    return [
      outcomeOf(hands),
      ...paidRows(rules, result).flatMap(({ on }) => (on === 'tie' ? [] : [on])),
      ...(isNatural ? ['natural'] : []),
    ]
  },
  payouts: {
    tables: rules => dear(rules).map(payTable),
    paid: paidRows,
  },
}

/** The first of a bet's events that happens is what it is paid by. */
function paidRows(rules: BaccaratRules, result: Result): PaidRow[] {
  const hands = handsIn(result.hands)
  if (!hands) return []
  return dear(rules).flatMap(({ on, wins }) => {
    const row = wins.findIndex(({ when }) => happened(when, hands))
    return row < 0 ? [] : [{ on, row }]
  })
}

const eventSaid = ({ winner, with: won, over }: BaccaratEvent) =>
  say('board-event', { winner, with: handSaid(won), over: handSaid(over) })

const payTable = ({ on, name, wins }: BaccaratWager): Section => ({
  title: name,
  pays: [on],
  table: {
    columns: [say('banked-column-when'), say('banked-column-pays')],
    rows: wins.map(({ when, pays, cite }) => ({ cells: [eventSaid(when), oddsSaid(pays)], cite })),
  },
})
