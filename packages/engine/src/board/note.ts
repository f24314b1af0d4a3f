import type { Seat } from '../round/awaiting.ts'
import type { HandShown, Result, WagerLine } from '../round/result.ts'
import type { Section } from '../rules/section.ts'
import type { PaidRow } from './board-part.ts'
import type { BonusHit, NamedSeat, NotedRound, Winner } from './noted-round.ts'

/** How a game describes its rounds to the board above a table. */
export interface BoardNotes {
  /** Its pay tables. */
  readonly payouts: readonly Section[]
  marks(result: Result): readonly string[]
  /** Set where rows are matched by event, even without a bet. */
  readonly paid?: (result: Result) => readonly PaidRow[]
}

/** The people and the time of a round. */
export interface RoundNamed extends Pick<NotedRound, 'id' | 'at' | 'shoe' | 'dice'> {
  readonly names: Readonly<Record<Seat, string>>
}

/** Makes the board's note of a round. */
export function noteRound(noting: BoardNotes, result: Result, { names, ...round }: RoundNamed): NotedRound {
  const { payouts, paid } = noting
  const lines = (result.wagers ?? []).filter(line => isHit(line, payouts))
  return {
    ...round,
    marks: noting.marks(result),
    paid: paid ? paid(result) : rowsOf(lines, payouts),
    hits: lines.map(line => hitOf(line, result, names)).toSorted((a, b) => b.pays - a.pays),
    winners: winnersOf(result, names),
    hands: Object.fromEntries(Object.entries(result.hands ?? {}).filter(([place]) => !isSeat(place))),
  }
}

const isSeat = (place: string): boolean => /^\d/.test(place)

const isHit = ({ outcome, on, pays }: WagerLine, payouts: readonly Section[]): boolean =>
  outcome === 'win' && pays > 0 && payouts.some(section => section.pays?.includes(on))

function rowsOf(lines: readonly WagerLine[], payouts: readonly Section[]): PaidRow[] {
  const rows = new Map<string, PaidRow>()
  for (const { on, rule } of lines) {
    const row = payouts
      .filter(({ pays }) => pays?.includes(on))
      .flatMap(({ table }) => table?.rows ?? [])
      .findIndex(({ cite }) => cite === rule)
    if (row >= 0) rows.set(`${on} ${row}`, { on, row })
  }
  return [...rows.values()]
}

function namedSeat(seat: Seat, by: string | undefined, names: RoundNamed['names']): NamedSeat {
  const name = by ?? names[seat]
  return { seat, ...(name === undefined ? {} : { name }) }
}

/** A seat's hand, where it lay open at the end of the round. */
function handOf({ hands = {} }: Result, seat: Seat, hand?: number): HandShown | undefined {
  return hands[hand === undefined ? String(seat) : `${seat}.${hand}`] ?? hands[String(seat)]
}

function hitOf(line: WagerLine, result: Result, names: RoundNamed['names']): BonusHit {
  const { seat, by, player, for: whose, hand, on, odds, pays } = line
  const is = handOf(result, whose ?? seat, hand)?.is
  return {
    ...namedSeat(player ?? seat, by, names),
    on,
    pays,
    ...(odds === undefined ? {} : { odds }),
    ...(is ? { is } : {}),
  }
}

/** The winners of the pots with their amounts, the most first; without pots, the player who went out. */
function winnersOf(result: Result, names: RoundNamed['names']): Winner[] {
  const shares = new Map<Seat, number>()
  for (const { to } of result.pots ?? [])
    for (const { seat, amount } of to) shares.set(seat, (shares.get(seat) ?? 0) + amount)
  if (shares.size === 0 && result.winner !== undefined)
    shares.set(result.winner, result.net[String(result.winner)] ?? 0)
  return [...shares]
    .toSorted(([, a], [, b]) => b - a)
    .map(([seat, amount]) => {
      const hand = handOf(result, seat)
      return {
        ...namedSeat(seat, undefined, names),
        amount,
        ...(hand?.is ? { is: hand.is } : {}),
        ...(hand ? { cards: hand.cards } : {}),
      }
    })
}
