import { aroundFrom, leftOf } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { PokerRules } from '../rules/rules.ts'
import { debtOf, isWaitingOut, owesAnything } from './debts.ts'
import { type BlindDebt, NOTHING_OWED, type PokerMemory, type Positions } from './memory.ts'

/** What a table remembers after a deal. */
export function afterDeal(
  rules: PokerRules,
  memory: PokerMemory,
  { button, small, big, owes, middle = [], passes = {} }: Positions,
  dealtIn: readonly Seat[],
): PokerMemory {
  const { firstRound: _, middle: before = [], ...rest } = memory
  const { places } = rules.seats
  const seats = new Set([...memory.debts.map(({ seat }) => seat), ...Object.keys(owes).map(Number)])
  const debts = [...seats].map((seat): BlindDebt => {
    const debt = debtOf(memory, seat)
    const now = { seat, owes: owes[seat] ?? NOTHING_OWED, makeUp: debt.makeUp }
    if (dealtIn.includes(seat)) return owesAnything(now) ? now : { ...now, makeUp: 'post' }
    const { isNew, moved } = debt
    const hands = moved && isWaitingOut(rules, debt) ? moved.hands - 1 : moved?.hands
    return {
      ...now,
      // A newcomer never has the small blind.
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

/** The seats that a button or blind has passed on its way. */
function between(from: Seat, to: Seat, places: number): Seat[] {
  const way = aroundFrom(leftOf(from, places), places)
  return way.slice(0, way.indexOf(to))
}

/** The first round of a new game is over when the big blind comes back to where the blinds began. */
function firstRoundAfter(
  { blinds, firstRound }: PokerMemory,
  first: Seat | undefined,
  big: Seat | undefined,
  places: number,
): PokerMemory['firstRound'] {
  if (first === undefined || big === undefined) return undefined
  if (!blinds) return { from: first }
  if (!firstRound || blinds.big === undefined) return undefined
  const { from } = firstRound
  return big === from || between(blinds.big, big, places).includes(from) ? undefined : firstRound
}
