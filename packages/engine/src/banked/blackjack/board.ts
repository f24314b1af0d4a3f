import type { BoardPart } from '../../board/board-part.ts'
import type { BoardSentences } from '../../board/sentences.ts'
import { sayer } from '../../say/saying.ts'
import type { BlackjackRules } from './rules.ts'

const say = sayer<BoardSentences>()

/** The board's count for each name of the player-dealer's hand. */
const MARK_OF_HAND: Readonly<Record<string, string>> = {
  'hand-total-over': 'bank-over',
  'natural-hand': 'bank-natural',
}

/** How often the player-dealer's hand is over, for those who bet on that. */
export const blackjackBoard: BoardPart<BlackjackRules> = {
  counts: () => [
    { id: 'bank-over', is: say('board-bank-over') },
    { id: 'bank-natural', is: say('board-bank-natural') },
  ],
  marks: (_, { hands }) => {
    const mark = MARK_OF_HAND[hands?.bank?.is?.say ?? '']
    return mark === undefined ? [] : [mark]
  },
}
