import type { Cents, Fee, Game, View } from '@cardroom/engine'
import { sheetOf } from '@cardroom/rulebook/sheet'
import type { AmountAsked, Step } from '../exercise/exercise.ts'
import { say } from '../exercise/sentences.ts'
import { type House, optionsOf } from '../table/house.ts'
import type { SeededTable } from '../table/seeded-table.ts'
import { bettorOf } from './hands.ts'
import { isSettling, type Kind, quiet } from './kind.ts'

/** More amounts than these nobody writes down. */
const MOST_ASKED = 12

/** Which fee goes into the box, and from whom, under the option that is posted. */
export const fees: Kind = {
  has: (rules, book) =>
    optionsOf(rules, book).some(
      ({ option: { bank, player, pot } }) => bank || pot || (player && player.unit !== '30min'),
    ),
  laid: { fees: true },
  find(table) {
    const { house, round } = table
    const { schedule } = house
    if (!schedule) return undefined
    const isBanked = table.game.kind === 'banked'
    if (!isBanked && !table.playUntil(isSettling)) return undefined
    const view = round.view('house')
    table.playOut()
    const due = round.result.fees
    if (due.length === 0) return undefined
    const from = isBanked ? payersOf(view) : ['pot', ...due.map(sourceOf)]
    const sources = [...new Set(from)]
    if (sources.length > MOST_ASKED) return undefined
    const asked: AmountAsked[] = sources.map(who => ({ key: who, text: say('amount-of-fee', { who }) }))
    return {
      question: say('ask-fees'),
      situation: { view: quiet(view), facts: [...postedFor(table.game, house), ...reached(table, view)] },
      asked: { by: 'cents', of: asked },
      key: { by: 'cents', cents: Object.fromEntries(sources.map(who => [who, sumFrom(due, who)])) },
      why: due.map(fee => ({
        text: say('why-fee', { who: sourceOf(fee), cents: fee.cents, for: fee.for }),
        cite: schedule.option.cite,
      })),
    }
  },
}

/** From whom: `bank`, the bettor, `pot` or `blinds`. */
function sourceOf({ from, seat, by, player }: Fee): string {
  if (from !== 'player' || seat === undefined) return from
  return bettorOf({ seat, ...(by === undefined ? {} : { by }), ...(player === undefined ? {} : { player }) })
}

const sumFrom = (due: readonly Fee[], who: string): Cents =>
  due.reduce((sum, fee) => (sourceOf(fee) === who ? sum + fee.cents : sum), 0)

/** The player-dealer, and everybody who has bet. */
const payersOf = ({ wagers }: View): string[] => ['bank', ...wagers.map(bettorOf)]

/** The option as it is posted at the table. */
export function postedFor(game: Game, { schedule }: House): Step[] {
  if (!schedule) return []
  const section = sheetOf(game, { inForce: [schedule], tables: [] }).sections.find(
    ({ title }) => typeof title !== 'string' && title.say === 'fee-section-posted',
  )
  const rows = section?.table?.rows ?? []
  return [
    ...(section?.lines ?? []),
    ...rows.map(({ cells, cite }) => ({
      text: say('fact-row', { cells }),
      ...(cite === undefined ? {} : { cite }),
    })),
  ]
}

/** How many were dealt in. */
const reached = (table: SeededTable, view: View): Step[] =>
  table.game.kind === 'banked' ? [] : [{ text: say('fact-dealt-in', { count: view.seats.length }) }]
