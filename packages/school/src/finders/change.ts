import { type Cents, countOut, type Seat, TRAY } from '@cardroom/engine'
import type { FoundExercise } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import type { Chance } from '../table/chance.ts'
import { bettorOf } from '../table/hands.ts'
import { handsOnly } from '../table/quiet-view.ts'
import type { SeededTable } from '../table/seeded-table.ts'

/** Chips that people have at hand; they give one of the two smallest that do not fit. */
const CHIPS: readonly Cents[] = [500, 2_500, 10_000, 50_000]

/** The most chips that a player puts in. */
const MAX_CHIPS = 20

/** The change for a player who calls a bet with larger chips. */
export function changeForCall(table: SeededTable, chance: Chance): FoundExercise | undefined {
  let left = chance.below(4)
  const owed = (): { seat: Seat; cents: Cents } | undefined => {
    const { awaiting } = table.round
    const [ask] = awaiting.kind === 'decision' && awaiting.asked.length === 1 ? awaiting.asked : []
    const cents = ask?.options.find(({ move }) => move === 'call')?.costs
    return ask && cents !== undefined && cents > 0 ? { seat: ask.seat, cents } : undefined
  }
  if (!table.playUntil(() => owed() !== undefined && left-- === 0)) return undefined
  const call = owed()
  return call && asking(table, chance, String(call.seat), call.cents, 'call')
}

/** The change for a player who pays the collection with larger chips. */
export function changeForFee(table: SeededTable, chance: Chance): FoundExercise | undefined {
  const view = table.round.view('house')
  const paid = view.log.flatMap(event =>
    event.type === 'fee' && event.fee.seat !== undefined ? [event.fee] : [],
  )
  const fee = chance.pick(paid)
  if (fee?.seat === undefined) return undefined
  const { seat, by, player, cents, from } = fee
  const who =
    from === 'bank'
      ? 'bank'
      : bettorOf({ seat, ...(by === undefined ? {} : { by }), ...(player === undefined ? {} : { player }) })
  return asking(table, chance, who, cents, 'fee')
}

function asking(
  table: SeededTable,
  chance: Chance,
  who: string,
  due: Cents,
  what: 'call' | 'fee',
): FoundExercise | undefined {
  const chip = chance.pick(CHIPS.filter(one => due % one !== 0 && one * MAX_CHIPS > due).slice(0, 2))
  if (chip === undefined) return undefined
  const count = Math.ceil(due / chip)
  const put = chip * count
  const chips = countOut(put - due)
  return {
    question: sayInSchool('ask-change', { who }),
    situation: {
      view: handsOnly(table.round.view('public')),
      facts: [{ text: sayInSchool('fact-put-in', { who, put, due, for: what }) }],
      chips: [{ cents: chip, count }],
    },
    asked: { by: 'chips', tray: TRAY },
    key: { by: 'chips', chips },
    why: [{ text: sayInSchool('why-change', { put, due, change: put - due }) }],
  }
}
