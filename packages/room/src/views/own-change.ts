import type { View } from '@cardroom/engine'
import { type Change, changeOf, type RoundStep, type TableView } from '@cardroom/protocol'
import type { OwnSight } from './table-view.ts'

/** The rounds in the public view. */
export type PublicSight = Pick<TableView, 'round' | 'last' | 'steps'>

/** The rounds at a moment: the public view, and a seat's differences from it. */
export interface RoundSights {
  readonly open: PublicSight
  readonly own: OwnSight
}

/** What a public change does to a value: nothing, replaces it, or changes it inside. */
type ChangeEffect = 'same' | 'anew' | Change

/**
 * The change that a seat needs besides the public one (`seen`) to get from one moment to the next. It repeats the
 * public change only where that touches what the seat sees otherwise.
 */
export function ownChange(
  before: RoundSights,
  after: RoundSights,
  seen: Change | undefined,
): Change | undefined {
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

/** Whether a public change only appends to the log of the running round: a seat's differences stay then. */
function leavesAlone(touched: ChangeEffect): boolean {
  const view = within(within(touched, 'round'), 'view')
  const log = within(view, 'log')
  return (
    within(touched, 'steps') === 'same' &&
    within(touched, 'last') === 'same' &&
    within(view, 'piles') === 'same' &&
    (typeof log === 'string' ? log === 'same' : !log.set && !log.in && log.keep === undefined)
  )
}

const viewIn = ({ round, last }: PublicSight): View | undefined => (round ?? last)?.view

const inside = (changes: Readonly<Record<string, Change>>): Change | undefined =>
  Object.keys(changes).length > 0 ? { in: changes } : undefined

function within(touched: ChangeEffect, name: string): ChangeEffect {
  if (typeof touched === 'string') return touched
  if (touched.set && name in touched.set) return 'anew'
  return touched.in?.[name] ?? 'same'
}

/** A list before and after: the public one, and a seat's differences by index. */
interface Lists<T = View['piles'][number] | View['log'][number] | RoundStep> {
  readonly open: readonly [readonly T[], readonly T[]]
  readonly own: readonly [ReadonlyMap<number, T>, ReadonlyMap<number, T>]
}

function listChange<T>(touched: ChangeEffect, lists: Lists<T>): Change | undefined {
  const [had, has] = lists.own
  // Allocated late: usually nothing is touched.
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

/** An item that a seat's change must have: what the seat has of it, and its new value. */
function itemTouched<T>(
  touched: ChangeEffect,
  { open: [was, is], own: [had, has] }: Lists<T>,
  at: number,
): { readonly before: T | undefined; readonly after: T } | undefined {
  if (at >= is.length) return undefined
  const item = itemOf(touched, at, was.length)
  const after = has.get(at) ?? is[at]!
  const before = item === 'anew' ? is[at] : (had.get(at) ?? was[at])
  // Where the public change goes inside the seat's own value, the seat gets the whole value.
  if (typeof item !== 'string') return { before: undefined, after }
  return before === after ? undefined : { before, after }
}

function itemOf(touched: ChangeEffect, at: number, length: number): ChangeEffect {
  if (typeof touched === 'string') return touched
  return at < (touched.keep ?? length) ? within(touched, String(at)) : 'anew'
}
