import type { Ask, Move } from '@cardroom/engine'
import { parseCard } from '@cardroom/engine/cards'
import type { MoveAnswer } from '../shared/controls/answer.ts'

/** An answer as the move that a round takes. */
export const moveFor = ({ seat, hand, by }: Ask, { move, cents, cards, to }: MoveAnswer): Move => ({
  kind: 'move',
  seat,
  ...(hand === undefined ? {} : { hand }),
  ...(by === undefined ? {} : { by }),
  move,
  ...(cents === undefined ? {} : { cents }),
  ...(cards === undefined ? {} : { cards: cards.map(name => parseCard(name)!) }),
  ...(to === undefined ? {} : { to }),
})
