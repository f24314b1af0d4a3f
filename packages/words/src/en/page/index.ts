import { cards } from './cards.ts'
import { events } from './events.ts'
import { floor } from './floor.ts'
import { pages } from './pages.ts'
import { pan } from './pan.ts'
import { seating } from './seating.ts'
import { sign } from './sign.ts'
import { table } from './table.ts'

/** Everything that the page says of its own. Another language has the same, or it does not compile. */
export const page = {
  currency: '$',
  ...pages,
  table,
  seating,
  events,
  floor,
  pan,
  sign,
  cards,
}

export type PageWords = typeof page
