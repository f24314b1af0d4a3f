import type { Cents, Seat, View } from '@cardroom/engine'
import { delaysOf, type May, momentsOf, type RoundMoment, type TableView } from '@cardroom/protocol'

/** The table at a moment, and how long after the one before it is shown. */
interface Frame {
  readonly table: TableView
  readonly after: number
}

/** The shown table and the frames to come; each is the table at one moment. */
export interface PacedTable {
  readonly shown: TableView
  readonly coming: readonly Frame[]
  /** The latest table from the server. */
  readonly told: TableView
}

export const pacedFrom = (table: TableView): PacedTable => ({ shown: table, coming: [], told: table })

export const viewOf = (table: TableView): View | undefined => table.round?.view ?? table.last?.view
const roundOf = ({ round, last }: TableView): string | undefined => round?.id ?? last?.id

/** Queues a new table: it is shown after earlier frames, and not while the page is held. */
export function receiveTable(paced: PacedTable, told: TableView, isHeld = false): PacedTable {
  const isNew = told.version > paced.told.version
  const frames = isNew ? framesOf(paced.told, told) : []
  if (frames.length > 0) return { ...paced, told, coming: [...paced.coming, ...frames] }
  const last = paced.coming.at(-1)
  if (!last) return isHeld ? { ...paced, told, coming: [{ table: told, after: 0 }] } : pacedFrom(told)
  // The same moment with other news, such as a player who came: replaces the last frame.
  const coming = isNew ? paced.coming : paced.coming.slice(0, -1)
  return { ...paced, told, coming: [...coming, { table: told, after: isNew ? 0 : last.after }] }
}

/** Shows the next frame. */
export function advanceFrame({ shown, coming: [next, ...coming], told }: PacedTable): PacedTable {
  return { shown: next?.table ?? shown, coming, told }
}

/** Shows the latest table at once. */
export const skipToNow = ({ told }: PacedTable): PacedTable => pacedFrom(told)

/** The frames between two messages, and the table of the second. */
function framesOf(before: TableView, told: TableView): Frame[] {
  const view = viewOf(told)
  const { steps = [] } = told
  if (!view || steps.length === 0) return []
  const id = roundOf(told)
  const from = roundOf(before) === id ? (viewOf(before)?.log.length ?? 0) : 0
  const moments = diceAlone(momentsOf(steps, view), view, before)
  const delays = delaysOf(view.log, from, [
    ...moments.map(({ view: { log } }) => log.length),
    view.log.length,
  ])
  return [
    ...moments.map((moment, at) => ({ table: onTheWay(before, told, moment), after: delays[at] ?? 0 })),
    { table: told, after: delays.at(-1) ?? 0 },
  ]
}

/** Shows the dice alone first, without anything that they decide. */
function diceAlone(moments: readonly RoundMoment[], view: View, before: TableView): RoundMoment[] {
  return moments.flatMap((moment, at) => {
    const was = moments[at - 1]
    const from = was?.view.log.length ?? 0
    const dice = view.log.slice(from, moment.view.log.length).findIndex(({ type }) => type === 'dice')
    if (dice < 0) return [moment]
    const until = was ?? { view: { ...moment.view, buttons: [] }, stacks: stacksOf(before) }
    return [{ ...until, view: { ...until.view, log: view.log.slice(0, from + dice + 1) } }, moment]
  })
}

const stacksOf = ({ seats }: TableView): Record<Seat, Cents> =>
  Object.fromEntries(seats.map(({ seat, stack }) => [seat, stack]))

/** The actions that do not depend on the cards. */
const CARD_INDEPENDENT: ReadonlySet<May['do']> = new Set([
  'sit',
  'wait',
  'wait-no-more',
  'stand',
  'away',
  'change-seat',
  'call',
  'floor',
])

/** The table at a moment of its round, with everything that cards decide as it was then. */
function onTheWay(before: TableView, told: TableView, { view, stacks }: RoundMoment): TableView {
  const { last: _, clock: __, steps: ___, shoe: ____, ...rest } = told
  return {
    ...rest,
    phase: 'round',
    round: { id: roundOf(told) ?? '', view },
    seats: told.seats.map(seat => ({ ...seat, stack: stacks[seat.seat] ?? seat.stack })),
    news: before.news,
    // The count of gone cards would reveal how many will come.
    ...(before.shoe ? { shoe: before.shoe } : {}),
    you: { ...told.you, may: told.you.may.filter(one => CARD_INDEPENDENT.has(one.do)) },
  }
}
