import { type Cents, countOut, type Seat, TRAY } from '@cardroom/engine'
import type { Found } from '../exercise/exercise.ts'
import { say } from '../exercise/sentences.ts'
import type { Chance } from '../table/chance.ts'
import { optionsOf } from '../table/house.ts'
import type { SeededTable } from '../table/seeded-table.ts'
import { bettorOf } from './hands.ts'
import { handsOnly, type Kind } from './kind.ts'

/** Chips that people have at hand; one of the two smallest that do not fit is given. */
const CHIPS: readonly Cents[] = [500, 2_500, 10_000, 50_000]

/** Nobody puts in more chips than these. */
const MOST_CHIPS = 20

/** Which change is due to one who calls, or pays a fee, with larger chips. */
export const change: Kind = {
  has: (rules, book) =>
    rules.family === 'poker' ||
    ('wagers' in rules && optionsOf(rules, book).some(({ option: { bank, player } }) => bank ?? player)),
  laid: { fees: true },
  find: (table, chance) =>
    table.game.rules.family === 'poker' ? ofCall(table, chance) : ofFee(table, chance),
}

/** Somebody calls a bet. */
function ofCall(table: SeededTable, chance: Chance): Found | undefined {
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

/** Somebody pays the collection. */
function ofFee(table: SeededTable, chance: Chance): Found | undefined {
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
): Found | undefined {
  const chip = chance.pick(CHIPS.filter(one => due % one !== 0 && one * MOST_CHIPS > due).slice(0, 2))
  if (chip === undefined) return undefined
  const count = Math.ceil(due / chip)
  const put = chip * count
  const chips = countOut(put - due)
  return {
    question: say('ask-change', { who }),
    situation: {
      view: handsOnly(table.round.view('public')),
      facts: [{ text: say('fact-put-in', { who, put, due, for: what }) }],
      chips: [{ cents: chip, count }],
    },
    asked: { by: 'chips', tray: TRAY },
    key: { by: 'chips', chips },
    why: [{ text: say('why-change', { put, due, change: put - due }) }],
  }
}
