import { aroundFrom, leftOf } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { PokerRules } from '../rules/rules.ts'
import { debtOf, owesAnything, waitsOut } from './debts.ts'
import { type Debt, type Memory, NOTHING_OWED, type Positions } from './memory.ts'

/** What a table remembers once a hand is dealt. */
export function afterDeal(
  rules: PokerRules,
  memory: Memory,
  { button, small, big, owes, middle = [], passes = {} }: Positions,
  dealtIn: readonly Seat[],
): Memory {
  const { firstRound: _, middle: before = [], ...rest } = memory
  const { places } = rules.seats
  const seats = new Set([...memory.debts.map(({ seat }) => seat), ...Object.keys(owes).map(Number)])
  const debts = [...seats].map((seat): Debt => {
    const debt = debtOf(memory, seat)
    const now = { seat, owes: owes[seat] ?? NOTHING_OWED, makeUp: debt.makeUp }
    if (dealtIn.includes(seat)) return owesAnything(now) ? now : { ...now, makeUp: 'post' }
    const { isNew, moved } = debt
    const hands = moved && waitsOut(rules, debt) ? moved.hands - 1 : moved?.hands
    return {
      ...now,
      // A small blind is never a newcomer's.
      ...(isNew && !now.owes.small ? { isNew } : {}),
      ...(passes[seat] === undefined ? {} : { passes: passes[seat] }),
      ...(moved && hands ? { moved: { ...moved, hands } } : {}),
    }
  })
  const over = memory.button === undefined ? [] : between(memory.button, button, places)
  const stillMiddle = [...before.filter(seat => !over.includes(seat) && seat !== button), ...middle]
  const firstRound = firstRoundAfter(memory, small ?? big, big, places)
  return {
    ...rest,
    button,
    blinds: { ...(small === undefined ? {} : { small }), ...(big === undefined ? {} : { big }) },
    ...(firstRound ? { firstRound } : {}),
    ...(stillMiddle.length > 0 ? { middle: stillMiddle } : {}),
    debts,
  }
}

/** The seats that something has gone over on its way from one to another. */
function between(from: Seat, to: Seat, places: number): Seat[] {
  const way = aroundFrom(leftOf(from, places), places)
  return way.slice(0, way.indexOf(to))
}

/** The first round of a new game is over when the big blind comes back to where the blinds began. */
function firstRoundAfter(
  { blinds, firstRound }: Memory,
  first: Seat | undefined,
  big: Seat | undefined,
  places: number,
): Memory['firstRound'] {
  if (first === undefined || big === undefined) return undefined
  if (!blinds) return { from: first }
  if (!firstRound || blinds.big === undefined) return undefined
  const { from } = firstRound
  return big === from || between(blinds.big, big, places).includes(from) ? undefined : firstRound
}
