import type { Cents } from '@cardroom/engine'
import {
  BOX_FUNDS,
  type BoxCents,
  type BoxPulled,
  type BusinessDay,
  type CountSheet,
  DENOMINATIONS,
  type DropEvent,
  type LogEntry,
  type SheetLine,
} from '@cardroom/protocol'
import { dealtChain } from '../store/dealt-store.ts'
import { DEFAULT_BUSINESS_DAY, dayOf } from './business-day.ts'

type DifferenceSignature = CountSheet['signed'][number]

/** A box that was pulled, and what became of it. */
export interface Box {
  readonly pulled: LogEntry<BoxPulled>
  count?: { readonly at: number; readonly by: string; readonly with?: string; lines: readonly SheetLine[] }
  readonly signed: DifferenceSignature[]
}

/** The state that the chain of shifts, boxes and counts leads to. */
export interface DropState {
  version: number
  establishment: string | undefined
  /** The settings of the business day with their beginning, the first one first. */
  readonly days: { readonly since: number; readonly day: BusinessDay }[]
  /** The open shift. */
  open: string | undefined
  readonly shifts: Map<string, { readonly opened?: number; readonly closed?: number }>
  /** Sessions of tables dealt by hand that have a box. */
  readonly sessions: Set<string>
  /** By the number of the event that pulled it. */
  readonly boxes: Map<number, Box>
  /** The boxes of each table, the first first. */
  readonly at: Map<string, Box[]>
}

/** The state before the first event. */
export const emptyDrop = (): DropState => ({
  version: 0,
  establishment: undefined,
  days: [],
  open: undefined,
  shifts: new Map(),
  sessions: new Set(),
  boxes: new Map(),
  at: new Map(),
})

/** The business day settings at a moment. */
export const businessDayAt = ({ days }: DropState, at: number): BusinessDay =>
  days.findLast(({ since }) => since <= at)?.day ?? DEFAULT_BUSINESS_DAY

/** The business day of a moment, which stands in for a shift while none is open. */
export const dayAt = (state: DropState, at: number): string => dayOf(at, businessDayAt(state, at))

export const shiftAt = (state: DropState, at: number): string => state.open ?? dayAt(state, at)

/** The chain whose events fill a box. */
export const chainOf = ({ table, byHand }: Pick<BoxPulled, 'table' | 'byHand'>): string =>
  byHand ? dealtChain(table) : table

/** Up to which event boxes were pulled at a table, and their sums. */
export function pulledAt(state: DropState, chain: string): BoxCents & { readonly upTo: number } {
  const boxes = state.at.get(chain) ?? []
  const sum = (fund: keyof BoxCents): Cents => boxes.reduce((all, { pulled }) => all + pulled.event[fund], 0)
  return {
    upTo: boxes.at(-1)?.pulled.event.upTo ?? 0,
    collection: sum('collection'),
    jackpot: sum('jackpot'),
  }
}

/** The number of the next box of a table in a shift. */
export const nextBoxNumber = (state: DropState, chain: string, shift: string): number =>
  (state.at.get(chain) ?? []).filter(({ pulled }) => pulled.event.shift === shift).length + 1

/** The sums of a count. */
export const countedIn = (lines: readonly SheetLine[]): BoxCents => {
  const sum = (fund: keyof BoxCents): Cents =>
    lines.reduce((all, line) => (line.fund === fund ? all + line.denomination * line.count : all), 0)
  return { collection: sum('collection'), jackpot: sum('jackpot') }
}

export const differenceOf = (counted: BoxCents, expected: BoxCents): BoxCents => ({
  collection: counted.collection - expected.collection,
  jackpot: counted.jackpot - expected.jackpot,
})

/** Applies an event to the state. */
export function applyToDrop(state: DropState, { version, at, event }: LogEntry<DropEvent>): void {
  state.version = version
  switch (event.type) {
    case 'establishment-named':
      state.establishment = event.name
      return
    case 'day-set': {
      const { zone, turns } = event
      state.days.push({ since: version === 1 ? Number.NEGATIVE_INFINITY : at, day: { zone, turns } })
      return
    }
    case 'shift-opened':
      state.open = event.shift
      state.shifts.set(event.shift, { opened: at })
      return
    case 'shift-closed':
      state.open = undefined
      state.shifts.set(event.shift, { ...state.shifts.get(event.shift), closed: at })
      return
    case 'session-taken-on':
      state.sessions.add(event.session)
      return
    case 'box-pulled': {
      const box: Box = { pulled: { version, at, event }, signed: [] }
      state.boxes.set(version, box)
      const chain = chainOf(event)
      state.at.set(chain, [...(state.at.get(chain) ?? []), box])
      // A day without a shift becomes one as soon as a box of it is pulled.
      if (!state.shifts.has(event.shift)) state.shifts.set(event.shift, {})
      return
    }
    case 'box-counted': {
      const { box, by, pieces, with: others } = event
      const lines = BOX_FUNDS.flatMap(fund =>
        DENOMINATIONS.flatMap((denomination): SheetLine[] => {
          const count = pieces[fund][`${denomination}`]
          return count === undefined ? [] : [{ fund, denomination, count, struck: [] }]
        }),
      )
      const counted = state.boxes.get(box)
      if (counted) counted.count = { at, by, lines, ...(others === undefined ? {} : { with: others }) }
      return
    }
    case 'count-corrected': {
      const { box, fund, denomination, to, initials, by } = event
      const count = state.boxes.get(box)?.count
      if (!count) return
      const isMeant = (line: SheetLine) => line.fund === fund && line.denomination === denomination
      const before = count.lines.find(isMeant) ?? { fund, denomination, count: 0, struck: [] }
      const struck = [...before.struck, { count: before.count, initials, by, at }]
      const line = { ...before, count: to, struck }
      count.lines = [...count.lines.filter(one => !isMeant(one)), line].toSorted(inOrder)
      return
    }
    case 'difference-signed': {
      const { box, type: _, ...signed } = event
      state.boxes.get(box)?.signed.push({ ...signed, at })
      return
    }
  }
}

const inOrder = (a: SheetLine, b: SheetLine): number =>
  BOX_FUNDS.indexOf(a.fund) - BOX_FUNDS.indexOf(b.fund) || b.denomination - a.denomination
