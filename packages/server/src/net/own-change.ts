import type { View } from '@cardroom/engine'
import { type Change, changeOf, type RoundStep, type TableView } from '@cardroom/protocol'
import type { Own } from '../room/view.ts'

/** The rounds as everybody sees them. */
export type Seen = Pick<TableView, 'round' | 'last' | 'steps'>

/** The rounds at a moment: as everybody sees them, and what one seat sees otherwise. */
export interface Moment {
  readonly open: Seen
  readonly own: Own
}

/** What a change does to something: nothing, it is said anew, or it changes within. */
type Touched = 'same' | 'anew' | Change

/**
 * What a seat that knows the moment before has to be told, besides what everybody is told (`seen`), to know the one
 * after. Of what everybody is told nothing is said twice, but where it touches what the seat sees otherwise.
 */
export function ownChange(before: Moment, after: Moment, seen: Change | undefined): Change | undefined {
  const touched = seen ?? 'same'
  if (before.own.view === after.own.view && before.own.steps === after.own.steps && leavesAlone(touched))
    return undefined
  const name = after.open.round ? 'round' : 'last'
  const [was, is] = [viewIn(before.open), viewIn(after.open)]
  const view = within(within(touched, name), 'view')
  const piles = listChange(within(view, 'piles'), lists('piles'))
  const log = listChange(within(view, 'log'), lists('log'))
  const steps = listChange(within(touched, 'steps'), {
    open: [before.open.steps ?? [], after.open.steps ?? []],
    own: [before.own.steps, after.own.steps],
  })
  if (!piles && !log && !steps) return undefined
  const views = inside({ ...(piles ? { piles } : {}), ...(log ? { log } : {}) })
  const round = views && inside({ view: views })
  return inside({ ...(round ? { [name]: round } : {}), ...(steps ? { steps } : {}) })

  function lists<N extends 'piles' | 'log'>(list: N): Lists<View[N][number]> {
    return {
      open: [was?.[list] ?? [], is?.[list] ?? []],
      own: [before.own.view[list], after.own.view[list]],
    } as Lists<View[N][number]>
  }
}

/** Whether no more is said than that more has happened in the round that is on: whatever is seen otherwise stays. */
function leavesAlone(touched: Touched): boolean {
  const view = within(within(touched, 'round'), 'view')
  const log = within(view, 'log')
  return (
    within(touched, 'steps') === 'same' &&
    within(touched, 'last') === 'same' &&
    within(view, 'piles') === 'same' &&
    (typeof log === 'string' ? log === 'same' : !log.set && !log.in && log.keep === undefined)
  )
}

const viewIn = ({ round, last }: Seen): View | undefined => (round ?? last)?.view

const inside = (changes: Readonly<Record<string, Change>>): Change | undefined =>
  Object.keys(changes).length > 0 ? { in: changes } : undefined

function within(touched: Touched, name: string): Touched {
  if (typeof touched === 'string') return touched
  if (touched.set && name in touched.set) return 'anew'
  return touched.in?.[name] ?? 'same'
}

/** A list before and after, as everybody sees it, and what a seat sees otherwise by its number. */
interface Lists<T = View['piles'][number] | View['log'][number] | RoundStep> {
  readonly open: readonly [readonly T[], readonly T[]]
  readonly own: readonly [ReadonlyMap<number, T>, ReadonlyMap<number, T>]
}

function listChange<T>(touched: Touched, lists: Lists<T>): Change | undefined {
  const [had, has] = lists.own
  // Most often nothing of it is touched.
  let known: Record<number, T> | undefined
  let now: Record<number, T> | undefined
  for (const places of [has, had]) {
    for (const at of places.keys()) {
      if (places === had && has.has(at)) continue
      const item = itemTouched(touched, lists, at)
      if (!item) continue
      now ??= {}
      now[at] = item.after
      if (item.before === undefined) continue
      known ??= {}
      known[at] = item.before
    }
  }
  return now && changeOf(known ?? {}, now)
}

/** An item that a seat has to be told of: what it knows of it already, and what it is. */
function itemTouched<T>(
  touched: Touched,
  { open: [was, is], own: [had, has] }: Lists<T>,
  at: number,
): { readonly before: T | undefined; readonly after: T } | undefined {
  if (at >= is.length) return undefined
  const item = itemOf(touched, at, was.length)
  const after = has.get(at) ?? is[at]!
  const before = item === 'anew' ? is[at] : (had.get(at) ?? was[at])
  // Where what everybody is told changes within what the seat sees otherwise, the seat is told all of it.
  if (typeof item !== 'string') return { before: undefined, after }
  return before === after ? undefined : { before, after }
}

function itemOf(touched: Touched, at: number, length: number): Touched {
  if (typeof touched === 'string') return touched
  return at < (touched.keep ?? length) ? within(touched, String(at)) : 'anew'
}
