import type { Cite } from '../rules/cite.ts'
import type { Section } from '../rules/section.ts'
import { sayer } from '../say/saying.ts'
import { exampleHands, type PrintedRanking } from './example-hands.ts'
import type { RankingSheetSentences } from './sentences.ts'

const say = sayer<RankingSheetSentences>()

/** Half of a pot is for these: their list stands beside that of the high hands. */
const LOW_HALVES: readonly PrintedRanking[] = ['eight-or-better', 'eight-or-better-bug']

/** The hands of a ranking, best first, with the lines that print it, where any do. */
export const rankingSection = (ranking: PrintedRanking, cite: Cite = 'practice'): Section => ({
  title: say(LOW_HALVES.includes(ranking) ? 'ranking-low-hands' : 'ranking-hands'),
  table: {
    columns: [say('ranking-hand'), say('ranking-for-example')],
    rows: exampleHands(ranking).map(({ is, cards }) => ({ cells: [is, cards], cite })),
    cards: [1],
  },
})
