import type { Cents, Seat, View } from '@cardroom/engine'
import { delaysOf, type May, type Moment, momentsOf, type TableView } from '@cardroom/protocol'

/** The table at a moment, and how long after the one before it is shown. */
interface Frame {
  readonly table: TableView
  readonly after: number
}

/** What is shown of a table, and what is still to come; each of it is the table as it was at one moment. */
export interface Paced {
  readonly shown: TableView
  readonly coming: readonly Frame[]
  /** What the card room has told last. */
  readonly told: TableView
}

export const pacedFrom = (table: TableView): Paced => ({ shown: table, coming: [], told: table })

export const viewOf = (table: TableView): View | undefined => table.round?.view ?? table.last?.view
const roundOf = ({ round, last }: TableView): string | undefined => round?.id ?? last?.id

/** Something was told: it is shown when what came before it has been, and not while the page is held. */
export function heard(paced: Paced, told: TableView, isHeld = false): Paced {
  const isNew = told.version > paced.told.version
  const frames = isNew ? framesOf(paced.told, told) : []
  if (frames.length > 0) return { ...paced, told, coming: [...paced.coming, ...frames] }
  const last = paced.coming.at(-1)
  if (!last) return isHeld ? { ...paced, told, coming: [{ table: told, after: 0 }] } : pacedFrom(told)
  // Somebody came or went: the same moment, told anew.
  const coming = isNew ? paced.coming : paced.coming.slice(0, -1)
  return { ...paced, told, coming: [...coming, { table: told, after: isNew ? 0 : last.after }] }
}

/** The next moment is shown. */
export function advanced({ shown, coming: [next, ...coming], told }: Paced): Paced {
  return { shown: next?.table ?? shown, coming, told }
}

/** Nothing more is waited for. */
export const caughtUp = ({ told }: Paced): Paced => pacedFrom(told)

/** What a table looked like on the way from one message to the next, and then as the next says. */
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

/** While dice are shaken nothing that they decide lies there yet. */
function diceAlone(moments: readonly Moment[], view: View, before: TableView): Moment[] {
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

/** What one may do whatever the cards are. */
const ALWAYS: ReadonlySet<May['do']> = new Set([
  'sit',
  'wait',
  'wait-no-more',
  'stand',
  'away',
  'change-seat',
  'call',
  'floor',
])

/** The table at a moment of its round: whatever cards decide is as it was then. */
function onTheWay(before: TableView, told: TableView, { view, stacks }: Moment): TableView {
  const { last: _, clock: __, steps: ___, shoe: ____, ...rest } = told
  return {
    ...rest,
    phase: 'round',
    round: { id: roundOf(told) ?? '', view },
    seats: told.seats.map(seat => ({ ...seat, stack: stacks[seat.seat] ?? seat.stack })),
    news: before.news,
    // How many cards have left the shoe would tell how many will come.
    ...(before.shoe ? { shoe: before.shoe } : {}),
    you: { ...told.you, may: told.you.may.filter(one => ALWAYS.has(one.do)) },
  }
}
