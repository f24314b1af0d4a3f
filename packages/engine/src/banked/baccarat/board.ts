import type { BoardCount, BoardPart, PaidRow } from '../../board/board-part.ts'
import type { BoardSentences } from '../../board/sentences.ts'
import { cards } from '../../cards/card.ts'
import { payout } from '../../money/odds.ts'
import type { HandShown, Result } from '../../round/result.ts'
import type { Section } from '../../rules/section.ts'
import { sayer } from '../../say/saying.ts'
import type { BankedSheetSentences } from '../sentences.ts'
import { oddsSaid } from '../sheet.ts'
import { totalOf } from './chart.ts'
import { type BaccaratEvent, type BaccaratHand, type BaccaratHands, happened } from './event.ts'
import type { BaccaratRules, BaccaratWager } from './rules.ts'
import { handSaid } from './sheet.ts'

const say = sayer<BoardSentences & BankedSheetSentences>()

/** The totals of a round's two hands; nothing where no cards were shown. */
export function handsIn(hands: Readonly<Record<string, HandShown>> | undefined): BaccaratHands | undefined {
  const { player, banker } = hands ?? {}
  if (!player || !banker) return undefined
  const both = { player: handIn(player), banker: handIn(banker) }
  // A round may have been called off before its hands were dealt.
  return Math.min(both.player.cards, both.banker.cards) < 2 ? undefined : both
}

function handIn({ cards: names }: HandShown): BaccaratHand {
  const lying = cards(names)
  return { total: totalOf(lying), cards: lying.length }
}

/** The bets that pay more than even money: the tie, and the bonus bets. */
const betsAboveEvenMoney = ({ wagers }: BaccaratRules): BaccaratWager[] =>
  wagers.filter(({ wins }) => wins.some(({ pays }) => payout(1_00, pays) > 1_00))

const OUTCOMES = ['player', 'banker', 'tie'] as const

/** Who has won a round of baccarat. */
export const outcomeOf = ({ player, banker }: BaccaratHands): (typeof OUTCOMES)[number] =>
  player.total === banker.total ? 'tie' : player.total > banker.total ? 'player' : 'banker'

/** What the filed trackers count: who won, naturals, and what the bonus bets are on (003:1201-1207). */
export const baccaratBoard: BoardPart<BaccaratRules> = {
  counts: rules => [
    ...OUTCOMES.map((id): BoardCount => ({ id, is: say(`board-${id}`) })),
    ...betsAboveEvenMoney(rules).flatMap(({ on, name }) => (on === 'tie' ? [] : [{ id: on, is: name }])),
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
    tables: rules => betsAboveEvenMoney(rules).map(payTable),
    paid: paidRows,
  },
}

/** A bet is paid by the first of its events that happens. */
function paidRows(rules: BaccaratRules, result: Result): PaidRow[] {
  const hands = handsIn(result.hands)
  if (!hands) return []
  return betsAboveEvenMoney(rules).flatMap(({ on, wins }) => {
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
