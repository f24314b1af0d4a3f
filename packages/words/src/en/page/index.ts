import { cards } from './cards.ts'
import { events } from './events.ts'
import { floor } from './floor.ts'
import { pages } from './pages.ts'
import { pan } from './pan.ts'
import { table } from './table.ts'

/** Everything that the page says of its own. Another language has the same, or it does not compile. */
export const page = {
  currency: '$',
  ...pages,
  table,
  events,
  floor,
  pan,
  cards,
}

export type PageWords = typeof page
