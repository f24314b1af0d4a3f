import type { BoardPart } from '../../board/board-part.ts'
import type { BoardSentences } from '../../board/sentences.ts'
import { cards } from '../../cards/card.ts'
import { rankThreeCard } from '../../ranking/three-card.ts'
import { sayer } from '../../say/saying.ts'
import type { ThreeCardRules } from './rules.ts'
import { qualifies } from './showdown.ts'

const say = sayer<BoardSentences>()

export const threeCardBoard: BoardPart<ThreeCardRules> = {
  counts: () => [{ id: 'bank-unqualified', is: say('board-bank-unqualified') }],
  marks(rules, { hands }) {
    if (!hands?.bank) return []
    const bank = cards(hands.bank.cards)
    return qualifies(rules, bank, rankThreeCard(bank)) ? [] : ['bank-unqualified']
  },
}
