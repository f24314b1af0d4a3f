import { parseCard } from '../cards/card.ts'
import { askedSeat } from '../round/awaiting.ts'
import { askFor, isRulingText, moveFrom, parseMove, parseRuling } from '../round/moves.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { TableCommand } from '../table/command.ts'
import { seatedAt } from '../table/seats.ts'
import type { Table } from '../table/table.ts'
import type { CardsDown } from './cards-down.ts'
import { refuseDealt } from './refusals.ts'

/** Turns a move or a ruling, as records write it, into a table command. */
export function commandFromText(
  text: string,
  { round, state }: Table,
  down: CardsDown,
): TableCommand | Refusal {
  if (isRulingText(text)) {
    const ruling = parseRuling(text)
    if (isRefusal(ruling)) return ruling
    return down.checkRuledOn(round, ruling) ?? { do: 'input', input: ruling }
  }
  const awaiting = round?.awaiting
  if (awaiting?.kind !== 'decision') return refuseDealt('no-decision-awaited')
  const written = parseMove(text)
  if (isRefusal(written)) return written
  const needs = written.words.some(word => word === 'show' || parseCard(word) !== undefined)
  const unseen = down.checkSeen(round, needs ? written.seat : undefined)
  if (unseen) return unseen
  const move = moveFrom(written, awaiting.asked)
  if (isRefusal(move)) return move
  const ask = askFor(awaiting.asked, move)
  const seat = ask ? askedSeat(ask) : move.seat
  const who = seatedAt(state.seats).find(one =>
    move.by === undefined ? one.seat === seat : one.name === move.by,
  )
  if (!who) return refuseDealt('nobody-at-seat', { seat })
  const { kind: _, by: __, ...wanted } = move
  return { do: 'move', player: who.player, move: wanted }
}
