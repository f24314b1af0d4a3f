import type { BoardPart } from '../../board/board-part.ts'
import type { BoardSentences } from '../../board/sentences.ts'
import { cards } from '../../cards/card.ts'
import { sayer } from '../../say/saying.ts'
import { fiveCardHand } from '../hands.ts'
import type { UltimateRules } from './rules.ts'

const say = sayer<BoardSentences>()

export const ultimateBoard: BoardPart<UltimateRules> = {
  counts: () => [{ id: 'bank-unqualified', is: say('board-bank-unqualified') }],
  marks(_, { hands }) {
    if (!hands?.bank || !hands.board) return []
    const seven = cards(`${hands.bank.cards} ${hands.board.cards}`)
    return fiveCardHand(seven) === 'High card' ? ['bank-unqualified'] : []
  },
}
