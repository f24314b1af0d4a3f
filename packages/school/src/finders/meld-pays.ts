import { joinCites, type PileSeen, type Round, type RulesOf } from '@cardroom/engine'
import type { FoundExercise } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import type { Chance } from '../table/chance.ts'
import { withoutAnswers } from '../table/quiet-view.ts'
import type { SeededTable } from '../table/seeded-table.ts'
import { PAN_CHIP } from '../table/stacks.ts'

/** What a meld of Pan brings from each opponent; now and then a meld that pays nothing. */
export function meldPays(
  table: SeededTable,
  rules: RulesOf<'pan'>,
  chance: Chance,
): FoundExercise | undefined {
  const isPaid = !chance.oneIn(4)
  const meant = (round: Round): readonly PileSeen[] =>
    round.view('house').piles.filter(({ pays: cents }) => cents !== undefined && cents > 0 === isPaid)
  if (!table.playUntil(round => meant(round).length > 0)) return undefined
  const meld = chance.pick(meant(table.round))
  if (meld?.pays === undefined || !meld.is) return undefined
  const { place, cards, is, pays: cents } = meld
  return {
    question: sayInSchool('ask-meld', { who: place, cards: cards.join(' ') }),
    situation: {
      view: withoutAnswers(table.round.view('public')),
      facts: [{ text: sayInSchool('fact-chip', { cents: PAN_CHIP }) }],
    },
    asked: { by: 'cents', of: [{ key: 'pays', text: sayInSchool('amount-pays') }] },
    key: { by: 'cents', cents: { pays: cents } },
    why: [
      { text: sayInSchool('why-hand', { who: place, is }) },
      {
        text: sayInSchool('why-meld', { cents }),
        cite: joinCites(...rules.conditions.map(({ cite }) => cite)),
      },
    ],
  }
}
