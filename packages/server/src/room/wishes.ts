import { type Refusal, seatedAt, type Table, type TableCommand } from '@cardroom/engine'
import type { Clock } from '@cardroom/protocol'
import type { FloorDesk } from './floor-desk.ts'
import { refuseInRoom } from './refuse.ts'
import { dealNow, dealtWith, type Keeper } from './tasks.ts'
import { type Answer, type Asked, type Decision, decisionOf, type Wish } from './wish.ts'

/** A table that is driven here, as far as what people want of it is concerned. */
export interface DrivenTable {
  readonly table: Table
  readonly floor: FloorDesk
  readonly keeper: Keeper
  /** What runs out next. */
  readonly clock: Omit<Clock, 'now'> | undefined
  /** No other round is dealt. */
  readonly isLastRound: boolean
  isHere(player: string): boolean
  /** Somebody who sits there has shown it. */
  acted(player: string): void
  /** What the table would do by itself when one of these clocks has run out. */
  planned(...clocks: Clock['for'][]): readonly TableCommand[] | undefined
  /** What a move that comes now has taken of its player's time bank. */
  timeUsed(player: string): readonly TableCommand[]
  perform(commands: readonly TableCommand[], asked: Asked | undefined): Promise<Refusal | undefined>
}

/** What a player's page does by itself for the shuffle: no sign that somebody sits before it. */
const BY_ITSELF: ReadonlySet<TableCommand['do']> = new Set(['seal', 'unveil'])

/** What nobody does while the game stands still. */
const PLAYS: ReadonlySet<TableCommand['do']> = new Set(['move', 'own'])

/** Does what somebody wants of a table, as far as they may have it. */
export async function fulfil(at: DrivenTable, wish: Wish, asked: Asked | undefined): Promise<Answer> {
  const { floor } = at
  switch (wish.want) {
    case 'act':
      if (!BY_ITSELF.has(wish.command.do)) at.acted(wish.command.player)
      if (floor.holds && PLAYS.has(wish.command.do)) return refuseInRoom('floor-is-ruling')
      // Where a table has changed hands meanwhile, nobody plays a hand that they have not seen.
      if (wish.of && !isStill(at.table, wish.of)) return refuseInRoom('decision-is-over')
      return at.perform([wish.command, ...timeFor(at, wish.command)], asked)
    case 'deal':
      return dealAtOnce(at, wish.player, asked)
    case 'free-hand':
      return freeHand(at, wish.player, asked)
    case 'set':
      return at.perform([{ do: 'set', settings: wish.settings, by: wish.by }], asked)
    case 'close':
      return at.perform([{ do: 'close' }], asked)
    case 'void':
      floor.release()
      return at.perform([{ do: at.table.state.phase === 'making-up' ? 'stop' : 'void' }], asked)
    case 'call':
      return floor.call(wish.player)
    case 'hold':
      return floor.hold(wish.player, wish.hold)
    case 'rule':
      return floor.rule(wish.player, wish.ruling, wish.version, commands => at.perform(commands, asked))
    case 'floor':
      return floor.answer(wish.player, wish.question)
  }
}

function isStill(table: Table, decision: Decision): boolean {
  const { round, moves } = decisionOf(table, decision.asked)
  return round === decision.round && moves === decision.moves
}

const timeFor = (at: DrivenTable, command: TableCommand & { player: string }): readonly TableCommand[] =>
  command.do === 'move' ? at.timeUsed(command.player) : []

/** Deals at once instead of waiting for the clock; only for the one person at a table. */
async function dealAtOnce(
  at: DrivenTable,
  player: string,
  asked: Asked | undefined,
): Promise<Refusal | undefined> {
  if (at.isLastRound) return refuseInRoom('room-is-closing')
  if (!mayDealAtOnce(at, player)) return refuseInRoom('not-alone-at-the-table')
  if (at.table.state.phase === 'making-up') return at.perform(dealNow(at.table, at.keeper), asked)
  const next = at.planned('next', 'settlement')
  return next ? at.perform(next, asked) : refuseInRoom('nothing-to-deal-yet')
}

type Waiting = Pick<DrivenTable, 'table' | 'floor' | 'clock' | 'isHere'>

export function mayDealAtOnce(at: Waiting, player: string): boolean {
  const people = seatedAt(at.table.state.seats).filter(({ bot }) => !bot)
  const others = people.filter(one => one.player !== player)
  const alone = people.length - others.length === 1 && others.every(one => !at.isHere(one.player))
  return alone && waitsForTheDeal(at)
}

/** Nobody has to say anything any more before the next round can be dealt. */
function waitsForTheDeal({ table, floor, clock }: Waiting): boolean {
  const { state, part, isDrawing } = table
  if (floor.holds || isDrawing) return false
  if (state.phase === 'idle') return clock?.for === 'next'
  if (state.phase === 'round') return clock?.for === 'settlement'
  return state.phase === 'making-up' && part.due().asked.every(({ otherwise }) => otherwise === undefined)
}

/** A hand without wagers, at once. */
async function freeHand(
  { table, keeper, perform }: DrivenTable,
  player: string,
  asked: Asked | undefined,
): Promise<Refusal | undefined> {
  const { state } = table
  if (state.phase !== 'making-up') return refuseInRoom('nothing-to-deal-yet')
  return perform([{ do: 'free-hand', player, ...dealtWith(state, keeper.id, keeper.now()) }], asked)
}
