import type { Cite } from '../../rules/cite.ts'
import { cite } from '../../rules/shape.ts'
import { flag, object, oneOf, optional, type Shape } from '../../shape/shape.ts'

/**
 * What a filing prints about buttons, opening a game, the order of hands and showing; a missing field is not
 * printed.
 */
export interface PokerProcedure {
  /** The dealer button and, where the filing has them, one for each blind; all go round clockwise. */
  readonly buttons?: { readonly blinds: boolean; readonly cite: Cite }
  /** A game opens with a card for everybody, dealt or drawn; the highest brings the button, equal ones go by suit. */
  readonly buttonDraw?: { readonly by: 'dealt' | 'drawn'; readonly suits: boolean; readonly cite: Cite }
  /** Where a game with blinds asks everybody for an ante. */
  readonly antes?: Cite
  /** Where it is printed that a new player posts the big blind or waits for it. */
  readonly newcomers?: Cite
  /** Where it is printed who begins each round of betting, if not with the streets. */
  readonly begins?: Cite
  /** Where it is printed that a card is burned before the later streets. */
  readonly burns?: Cite
  /** Where the hands are ranked that win high, and those that win low. */
  readonly highHands?: Cite
  readonly lowHands?: Cite
  /** Who turns the hand over first: the last to bet or check, or the first to have checked. */
  readonly showsFirst?: { readonly who: 'last-to-act' | 'first-to-check'; readonly cite: Cite }
}

export const procedureShape: Shape<PokerProcedure> = object({
  buttons: optional(object({ blinds: flag, cite })),
  buttonDraw: optional(object({ by: oneOf('dealt', 'drawn'), suits: flag, cite })),
  antes: optional(cite),
  newcomers: optional(cite),
  begins: optional(cite),
  burns: optional(cite),
  highHands: optional(cite),
  lowHands: optional(cite),
  showsFirst: optional(object({ who: oneOf('last-to-act', 'first-to-check'), cite })),
})
