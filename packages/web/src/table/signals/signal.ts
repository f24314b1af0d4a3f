import type { TableView } from '@cardroom/protocol'

/** The sounds of a table. */
export type Signal = 'card' | 'chip' | 'turn' | 'soon'

/** Whether the game waits for the player: a decision, or the player-dealer position. Open wagers are no turn. */
export const isTurn = ({ you }: TableView): boolean =>
  you.may.some(one => one.do === 'move' || one.do === 'bank')

const viewOf = ({ round, last }: TableView) => round?.view ?? last?.view

const cardsOn = (table: TableView): number =>
  viewOf(table)?.piles.reduce((sum, { cards }) => sum + cards.length, 0) ?? 0

/** Where the chips lie. */
const chipsOn = (table: TableView): string =>
  JSON.stringify([
    table.seats.map(({ stack }) => stack),
    (viewOf(table)?.wagers ?? table.wagers).map(({ amount }) => amount),
    viewOf(table)?.pots ?? [],
  ])

/** The signals for the changes between two views; the most important last. */
export function signalsBetween(before: TableView, after: TableView): readonly Signal[] {
  return [
    ...(chipsOn(before) === chipsOn(after) ? [] : ['chip' as const]),
    ...(cardsOn(after) > cardsOn(before) ? ['card' as const] : []),
    ...(isTurn(after) && !isTurn(before) ? ['turn' as const] : []),
  ]
}
