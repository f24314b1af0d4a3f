import type { Cents } from '@cardroom/engine'
import {
  type BoxCents,
  type BoxPulled,
  type BusinessDay,
  type CountSheet,
  DENOMINATIONS,
  type DropEvent,
  type Logged,
  PURSES,
  type SheetLine,
} from '@cardroom/protocol'
import { dealtChain } from '../store/dealt.ts'
import { dayOf, UTC_DAY } from './business-day.ts'

type Signed = CountSheet['signed'][number]

/** A box that was pulled, and what became of it. */
export interface Box {
  readonly pulled: Logged<BoxPulled>
  count?: { readonly at: number; readonly by: string; readonly with?: string; lines: readonly SheetLine[] }
  readonly signed: Signed[]
}

/** What the chain of shifts, boxes and counts makes of it. */
export interface DropState {
  version: number
  establishment: string | undefined
  /** How days were told, and since when; the first first. */
  readonly days: { readonly since: number; readonly day: BusinessDay }[]
  /** The shift that somebody has opened. */
  open: string | undefined
  readonly shifts: Map<string, { readonly opened?: number; readonly closed?: number }>
  /** Sessions of tables dealt by hand that have a box. */
  readonly sessions: Set<string>
  /** By the number of the event that pulled it. */
  readonly boxes: Map<number, Box>
  /** The boxes of each table, the first first. */
  readonly at: Map<string, Box[]>
}

/** Before the first event. `day`: how days are told until there is one; in UTC, where there was one already. */
export const emptyDrop = (day: BusinessDay | undefined): DropState => ({
  version: 0,
  establishment: undefined,
  days: day ? [{ since: Number.NEGATIVE_INFINITY, day }] : [],
  open: undefined,
  shifts: new Map(),
  sessions: new Set(),
  boxes: new Map(),
  at: new Map(),
})

/** How days are told at a moment. */
export const businessDayAt = ({ days }: DropState, at: number): BusinessDay =>
  days.findLast(({ since }) => since <= at)?.day ?? UTC_DAY

/** The day of a moment: the shift that is on while nobody has opened one. */
export const dayAt = (state: DropState, at: number): string => dayOf(at, businessDayAt(state, at))

export const shiftAt = (state: DropState, at: number): string => state.open ?? dayAt(state, at)

/** The chain that a box is filled by. */
export const chainOf = ({ table, byHand }: Pick<BoxPulled, 'table' | 'byHand'>): string =>
  byHand ? dealtChain(table) : table

/** Up to where boxes were pulled at a table, and what was in them together. */
export function pulledAt(state: DropState, chain: string): BoxCents & { readonly upTo: number } {
  const boxes = state.at.get(chain) ?? []
  const sum = (purse: keyof BoxCents): Cents =>
    boxes.reduce((all, { pulled }) => all + pulled.event[purse], 0)
  return {
    upTo: boxes.at(-1)?.pulled.event.upTo ?? 0,
    collection: sum('collection'),
    jackpot: sum('jackpot'),
  }
}

/** The number of the next box of a table in a shift. */
export const nextNumber = (state: DropState, chain: string, shift: string): number =>
  (state.at.get(chain) ?? []).filter(({ pulled }) => pulled.event.shift === shift).length + 1

/** What was counted in a box. */
export const countedIn = (lines: readonly SheetLine[]): BoxCents => {
  const sum = (purse: keyof BoxCents): Cents =>
    lines.reduce((all, line) => (line.purse === purse ? all + line.denomination * line.count : all), 0)
  return { collection: sum('collection'), jackpot: sum('jackpot') }
}

export const lessThan = (counted: BoxCents, expected: BoxCents): BoxCents => ({
  collection: counted.collection - expected.collection,
  jackpot: counted.jackpot - expected.jackpot,
})

/** Makes the state what it is after an event that follows. */
export function applyToDrop(state: DropState, { version, at, event }: Logged<DropEvent>): void {
  state.version = version
  if (version === 1) state.days.length = 0
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
      // A day without a shift is one as soon as a box of it is pulled.
      if (!state.shifts.has(event.shift)) state.shifts.set(event.shift, {})
      return
    }
    case 'box-counted': {
      const { box, by, pieces, with: others } = event
      const lines = PURSES.flatMap(purse =>
        DENOMINATIONS.flatMap((denomination): SheetLine[] => {
          const count = pieces[purse][`${denomination}`]
          return count === undefined ? [] : [{ purse, denomination, count, struck: [] }]
        }),
      )
      const counted = state.boxes.get(box)
      if (counted) counted.count = { at, by, lines, ...(others === undefined ? {} : { with: others }) }
      return
    }
    case 'count-corrected': {
      const { box, purse, denomination, to, initials, by } = event
      const count = state.boxes.get(box)?.count
      if (!count) return
      const isMeant = (line: SheetLine) => line.purse === purse && line.denomination === denomination
      const before = count.lines.find(isMeant) ?? { purse, denomination, count: 0, struck: [] }
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
  PURSES.indexOf(a.purse) - PURSES.indexOf(b.purse) || b.denomination - a.denomination
