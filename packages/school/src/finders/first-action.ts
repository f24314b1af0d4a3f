import type { PlayerDealerRules, Round, Seat, View } from '@cardroom/engine'
import type { Explanation, FoundExercise } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import { withoutAction } from '../table/quiet-view.ts'
import type { SeededTable } from '../table/seeded-table.ts'

/** The seat that gets the action button in a game against a player-dealer. */
export function firstAction(table: SeededTable, { settle }: PlayerDealerRules): FoundExercise | undefined {
  const { by } = settle.first
  const isByChance = by === 'card' || by === 'dice'
  if (isByChance && !table.playUntil(round => actionSeat(round) !== undefined)) return undefined
  const view = table.round.view('house')
  const told = table.game
    .tell(view, table.house.posted)
    .find(({ saying }) => saying.say.startsWith('tell-first'))
  const seat = Number(told?.saying.values?.who)
  const seats = [...new Set(view.wagers.map(wager => wager.seat))].sort((a, b) => a - b)
  if (!told || !seats.includes(seat) || seats.length < 2) return undefined
  const dice = view.log.findLast(event => event.type === 'dice')
  return {
    question: sayInSchool('ask-first'),
    situation: {
      view: withoutAction(view),
      ...(dice ? { dice: dice.dice } : {}),
      facts: dice ? [{ text: sayInSchool('fact-dice', { dice: dice.dice }) }] : [],
    },
    asked: { by: 'seat', seats },
    key: { by: 'seat', seat },
    why: [
      { text: told.saying, ...(told.cite === undefined ? {} : { cite: told.cite }) },
      ...(placeNamed(view) ?? []),
    ],
  }
}

const actionSeat = (round: Round): Seat | undefined =>
  round.view('house').buttons.find(({ kind }) => kind === 'action')?.at.seat

/** The place that the dice name, where the button has moved on from it. */
function placeNamed(view: View): Explanation[] | undefined {
  const dice = view.log.findLast(event => event.type === 'dice')
  const at = view.buttons.find(({ kind }) => kind === 'action')?.at.seat
  return dice && dice.names !== at
    ? [{ text: sayInSchool('why-passed-on', { named: String(dice.names), who: String(at) }) }]
    : undefined
}
