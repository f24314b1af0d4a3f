import type { Cents, Fee, Game, View } from '@cardroom/engine'
import type { HouseSetup } from '@cardroom/engine/random'
import { sheetOf } from '@cardroom/rulebook/sheet'
import type { AmountAsked, Explanation } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import { bettorOf } from '../table/hands.ts'
import { filedOptions } from '../table/house.ts'
import { isSettling, withoutAnswers } from '../table/quiet-view.ts'
import type { SeededTable } from '../table/seeded-table.ts'
import type { ExerciseMaker } from './exercise-maker.ts'

/** The most amounts that a question asks for. */
const MAX_ASKED_AMOUNTS = 12

/** Which fees go into the box, and who pays them, under the posted option. */
export const feesExercise: ExerciseMaker = {
  has: (rules, book) =>
    filedOptions(rules, book).some(
      ({ option: { bank, player, pot } }) => bank || pot || (player && player.unit !== '30min'),
    ),
  laid: { fees: true },
  find(table) {
    const { house, round } = table
    const [schedule] = house.schedules
    if (!schedule) return undefined
    const isBanked = table.game.kind === 'banked'
    if (!isBanked && !table.playUntil(isSettling)) return undefined
    const view = round.view('house')
    table.playOut()
    const due = round.result.fees
    if (due.length === 0) return undefined
    const from = isBanked ? payersOf(view) : ['pot', ...due.map(sourceOf)]
    const sources = [...new Set(from)]
    if (sources.length > MAX_ASKED_AMOUNTS) return undefined
    const asked: AmountAsked[] = sources.map(who => ({
      key: who,
      text: sayInSchool('amount-of-fee', { who }),
    }))
    return {
      question: sayInSchool('ask-fees'),
      situation: {
        view: withoutAnswers(view),
        facts: [...postedFor(table.game, house), ...dealtInFacts(table, view)],
      },
      asked: { by: 'cents', of: asked },
      key: { by: 'cents', cents: Object.fromEntries(sources.map(who => [who, sumFrom(due, who)])) },
      why: due.map(fee => ({
        text: sayInSchool('why-fee', { who: sourceOf(fee), cents: fee.cents, for: fee.for }),
        cite: schedule.option.cite,
      })),
    }
  },
}

/** The payer: `bank`, the bettor, `pot` or `blinds`. */
function sourceOf({ from, seat, by, player }: Fee): string {
  if (from !== 'player' || seat === undefined) return from
  return bettorOf({ seat, ...(by === undefined ? {} : { by }), ...(player === undefined ? {} : { player }) })
}

const sumFrom = (due: readonly Fee[], who: string): Cents =>
  due.reduce((sum, fee) => (sourceOf(fee) === who ? sum + fee.cents : sum), 0)

/** The player-dealer, and everybody who has bet. */
const payersOf = ({ wagers }: View): string[] => ['bank', ...wagers.map(bettorOf)]

/** The option as it is posted at the table. */
function postedFor(game: Game, { schedules: [schedule] }: HouseSetup): Explanation[] {
  if (!schedule) return []
  const section = sheetOf(game, { inForce: [schedule], tables: [] }).sections.find(
    ({ title }) => typeof title !== 'string' && title.say === 'fee-section-posted',
  )
  const rows = section?.table?.rows ?? []
  return [
    ...(section?.lines ?? []),
    ...rows.map(({ cells, cite }) => ({
      text: sayInSchool('fact-row', { cells }),
      ...(cite === undefined ? {} : { cite }),
    })),
  ]
}

/** How many were dealt in. */
const dealtInFacts = (table: SeededTable, view: View): Explanation[] =>
  table.game.kind === 'banked' ? [] : [{ text: sayInSchool('fact-dealt-in', { count: view.seats.length }) }]
