import { type Refusal, seatedAt, type Table, type TableCommand } from '@cardroom/engine'
import type { Clock, HouseEvent } from '@cardroom/protocol'
import { refuseInRoom } from '../refusals/refuse.ts'
import type { TableServices } from './scheduled-task.ts'
import type { TableFloor } from './table-floor.ts'
import {
  decisionOf,
  type PendingDecision,
  type RemoteRequest,
  type TableRequest,
  type TableResponse,
} from './table-request.ts'
import { dealArguments, dealNowCommands } from './table-tasks.ts'

/** A table that this process drives, as requests are handled on it. */
export interface DrivenTable {
  readonly table: Table
  readonly floor: TableFloor
  readonly services: TableServices
  /** The next deadline. */
  readonly clock: Omit<Clock, 'now'> | undefined
  /** No other round is dealt. */
  readonly isLastRound: boolean
  isHere(player: string): boolean
  /** A seated player has acted. */
  acted(player: string): void
  /** The commands that run when one of these clocks runs out. */
  planned(...clocks: Clock['for'][]): readonly TableCommand[] | undefined
  /** The commands for the part of the time bank that a move now has used. */
  timeUsed(player: string): readonly TableCommand[]
  /** `house`: events for the house's log, written together with the table's. */
  perform(
    commands: readonly TableCommand[],
    asked: RemoteRequest | undefined,
    house?: readonly HouseEvent[],
  ): Promise<Refusal | undefined>
}

/** Commands that a page sends by itself for the shuffle; they do not show that the player is there. */
const PAGE_COMMANDS: ReadonlySet<TableCommand['do']> = new Set(['seal', 'unveil'])

/** Commands that are refused while the game stands still. */
const GAME_COMMANDS: ReadonlySet<TableCommand['do']> = new Set(['move', 'own'])

/** Handles a request at a table. */
export async function handleRequest(
  at: DrivenTable,
  request: TableRequest,
  asked: RemoteRequest | undefined,
): Promise<TableResponse> {
  const { floor } = at
  switch (request.want) {
    case 'act':
      if (!PAGE_COMMANDS.has(request.command.do)) at.acted(request.command.player)
      if (floor.holds && GAME_COMMANDS.has(request.command.do)) return refuseInRoom('floor-is-ruling')
      // After a change of leader, no move counts for a decision that the player has not seen.
      if (request.of && !isStill(at.table, request.of)) return refuseInRoom('decision-is-over')
      return at.perform([request.command, ...timeUsedCommands(at, request.command)], asked)
    case 'deal':
      return dealAtOnce(at, request.player, asked)
    case 'free-hand':
      return freeHand(at, request.player, asked)
    case 'set':
      return setTable(at, request, asked)
    case 'close':
      return at.perform([{ do: 'close' }], asked)
    case 'void':
      return voidRound(at, request.by, asked)
    case 'call':
      return floor.call(request.player)
    case 'hold':
      return floor.hold(request.player, request.hold)
    case 'rule':
      return floor.rule(request.player, request.ruling, request.version, (commands, line) =>
        at.perform(commands, asked, [line]),
      )
    case 'floor':
      return floor.answer(request.player, request.question)
  }
}

function isStill(table: Table, decision: PendingDecision): boolean {
  const { round, moves } = decisionOf(table, decision.asked)
  return round === decision.round && moves === decision.moves
}

const timeUsedCommands = (
  at: DrivenTable,
  command: TableCommand & { player: string },
): readonly TableCommand[] => (command.do === 'move' ? at.timeUsed(command.player) : [])

/** Changes the settings; the house's log says by whom. */
const setTable = (
  at: DrivenTable,
  { settings, by }: Extract<TableRequest, { want: 'set' }>,
  asked: RemoteRequest | undefined,
): Promise<Refusal | undefined> =>
  at.perform([{ do: 'set', settings, by }], asked, [{ type: 'table-set', table: at.services.id, by }])

/** Voids the running round, or the one being made up; the house's log says by whom. */
function voidRound(
  { table, floor, services, perform }: DrivenTable,
  by: string | undefined,
  asked: RemoteRequest | undefined,
): Promise<Refusal | undefined> {
  const { round, phase } = table.state
  const line = { type: 'round-voided', table: services.id, round: round?.id ?? '' } as const
  floor.release()
  const command = { do: phase === 'making-up' ? 'stop' : 'void' } as const
  return perform([command], asked, by === undefined ? [] : [{ ...line, by }])
}

/** Deals at once instead of waiting for the clock; only for the one person at a table. */
async function dealAtOnce(
  at: DrivenTable,
  player: string,
  asked: RemoteRequest | undefined,
): Promise<Refusal | undefined> {
  if (at.isLastRound) return refuseInRoom('room-is-closing')
  if (!mayDealAtOnce(at, player)) return refuseInRoom('not-alone-at-the-table')
  if (at.table.state.phase === 'making-up') return at.perform(dealNowCommands(at.table, at.services), asked)
  const next = at.planned('next', 'settlement')
  return next ? at.perform(next, asked) : refuseInRoom('nothing-to-deal-yet')
}

type WaitingTable = Pick<DrivenTable, 'table' | 'floor' | 'clock' | 'isHere'>

export function mayDealAtOnce(at: WaitingTable, player: string): boolean {
  const people = seatedAt(at.table.state.seats).filter(({ bot }) => !bot)
  const others = people.filter(one => one.player !== player)
  const alone = people.length - others.length === 1 && others.every(one => !at.isHere(one.player))
  return alone && waitsForTheDeal(at)
}

/** Whether nothing but the clock keeps the next round from being dealt. */
function waitsForTheDeal({ table, floor, clock }: WaitingTable): boolean {
  const { state, part, isDrawing } = table
  if (floor.holds || isDrawing) return false
  if (state.phase === 'idle') return clock?.for === 'next'
  if (state.phase === 'round') return clock?.for === 'settlement'
  return state.phase === 'making-up' && part.due().asked.every(({ otherwise }) => otherwise === undefined)
}

/** Deals a hand without wagers at once. */
async function freeHand(
  { table, services, perform }: DrivenTable,
  player: string,
  asked: RemoteRequest | undefined,
): Promise<Refusal | undefined> {
  const { state } = table
  if (state.phase !== 'making-up') return refuseInRoom('nothing-to-deal-yet')
  return perform([{ do: 'free-hand', player, ...dealArguments(state, services.id, services.now()) }], asked)
}
