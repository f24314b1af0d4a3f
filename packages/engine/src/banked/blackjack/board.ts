import type { BoardPart } from '../../board/board-part.ts'
import type { BoardSentences } from '../../board/sentences.ts'
import { sayer } from '../../say/saying.ts'
import type { BlackjackRules } from './rules.ts'

const say = sayer<BoardSentences>()

/** What the player-dealer's hand is called, and what is counted of it. */
const MARKS: Readonly<Record<string, string>> = {
  'hand-total-over': 'bank-over',
  'natural-hand': 'bank-natural',
}

/** How often the player-dealer's hand is over: whoever bets on that wants to know. */
export const blackjackBoard: BoardPart<BlackjackRules> = {
  counts: () => [
    { id: 'bank-over', is: say('board-bank-over') },
    { id: 'bank-natural', is: say('board-bank-natural') },
  ],
  marks: (_, { hands }) => {
    const mark = MARKS[hands?.bank?.is?.say ?? '']
    return mark === undefined ? [] : [mark]
  },
}
