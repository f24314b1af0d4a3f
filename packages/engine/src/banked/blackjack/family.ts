import type { BoardPart } from '../../board/board-part.ts'
import type { BoardSentences } from '../../board/sentences.ts'
import type { ToldStep } from '../../round/told-step.ts'
import type { View } from '../../round/view.ts'
import { within } from '../../say/refusal.ts'
import { sayer } from '../../say/saying.ts'
import { cardsSeen } from '../advice.ts'
import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { refuseBankedRound } from '../refusals.ts'
import { tell } from '../tell-sentences.ts'
import { advise } from './advise.ts'
import { BlackjackCourse } from './play.ts'
import type { BlackjackBonus, BlackjackRules } from './rules.ts'
import { blackjackShape } from './shape.ts'
import { blackjackSheet, blackjackSteps } from './sheet.ts'
import { underReadings } from './terms.ts'
import { bankDraws, countHand } from './value.ts'

const say = sayer<BoardSentences>()

/** The board's count for each name of the player-dealer's hand. */
const MARK_OF_HAND: Readonly<Record<string, string>> = {
  'hand-total-over': 'bank-over',
  'natural-hand': 'bank-natural',
}

/** How often the player-dealer's hand is over, for those who bet on that. */
const blackjackBoard: BoardPart<BlackjackRules> = {
  counts: () => [
    { id: 'bank-over', is: say('board-bank-over') },
    { id: 'bank-natural', is: say('board-bank-natural') },
  ],
  marks: (_, { hands }) => {
    const mark = MARK_OF_HAND[hands?.bank?.is?.say ?? '']
    return mark === undefined ? [] : [mark]
  },
}

/** Whether the player-dealer draws or stands: the chart leaves it no choice. */
function tellBank(rules: BlackjackRules, view: View): readonly ToldStep[] {
  const cards = cardsSeen(view, 'bank')
  const { kind } = view.awaiting
  const isOpen = kind === 'settlement' || (kind === 'card' && view.awaiting.to === 'bank')
  if (!isOpen || cards.length < 2) return []
  const value = countHand(cards, rules, 'natural')
  if (value.natural || value.over) return []
  const { bank } = rules.chart
  const draws = bankDraws(value, bank)
  if (draws && kind === 'settlement') return []
  const values = { who: 'bank', total: value.points, soft: value.soft }
  return [{ saying: draws ? tell('tell-draws', values) : tell('tell-stands', values), cite: bank.cite }]
}

/** Whether a split, a bonus bet or a verdict looks at suits. */
export function suitsMatter({ split, bonus, verdicts }: BlackjackRules, wagers: readonly string[]): boolean {
  return (
    split.suitedFrom !== undefined ||
    wagers.some(on => bonus[on]?.kind === 'match-the-dealer') ||
    verdicts.some(
      ({ when, on }) => when.includes(SUITED_789) && (on?.some(one => wagers.includes(one)) ?? true),
    )
  )
}

const SUITED_789 = 'bank 7-8-9 of one suit'

/** Blackjack and its relatives against a player-dealer. */
export const blackjack = banked<BlackjackRules>({
  name: 'blackjack',
  rules: blackjackShape,
  table: playerDealerTable,
  underReadings,
  course: round => new BlackjackCourse(round),
  /** Refuses a bonus bet with a number of decks that its pay tables do not list. */
  check({ bonus, decks }, setup) {
    const inUse = setup.decks ?? decks.to
    for (const [i, { on }] of setup.wagers.entries()) {
      if (bonus[on] && !offeredWith(bonus[on], inUse)) {
        return within(['wagers', i], refuseBankedRound('no-pay-table-for-decks', { on, decks: inUse }))
      }
    }
    return undefined
  },
  steps: blackjackSteps,
  sheet: blackjackSheet,
  tell: tellBank,
  suitsMatter,
  board: blackjackBoard,
  advise,
})

function offeredWith(bonus: BlackjackBonus, decks: number): boolean {
  if (bonus.kind === 'super-match') return bonus.tables.some(table => table.decks.includes(decks))
  return bonus.kind === 'buster' || bonus.decks.includes(decks)
}
