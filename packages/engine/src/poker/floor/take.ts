import type { Card } from '../../cards/card.ts'
import type { Case, Take as TakeOf } from '../../floor/rule-on.ts'
import { type Refusal, refuser } from '../../say/refusal.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import type { Consequence, Moment } from '../rules/incident.ts'
import type { PokerRulingRefusals } from '../rules/refusals.ts'

export const refuse = refuser<PokerRulingRefusals>()

/** A ruling that is being taken on a hand of poker. */
export type PokerCase = Case<PokerHand, Moment, Consequence>
export type Take = TakeOf<PokerHand, Moment, Consequence>

/** What a ruling on one hand is about. */
export interface OnHand extends PokerCase {
  readonly player: Player
}

interface OnCards extends OnHand {
  readonly cards: readonly Card[]
  /** The first of them. */
  readonly card: Card
}

export const playerIn = ({ play, ruling }: PokerCase): Player | undefined =>
  ruling.seat === undefined ? undefined : play.players.at(ruling.seat)

/** The last hand takes the pot, whatever else might be ruled on it. */
const lastHand = ({ players }: PokerHand, player: Player): Refusal | undefined =>
  players.live < 2 && player.live ? refuse('poker-last-hand', { seat: player.seat }) : undefined

/** What follows for the hand that the ruling names. */
export const onHand =
  (take: (of: OnHand) => Refusal | undefined): Take =>
  of => {
    const player = playerIn(of)
    if (!player) return refuse('poker-names-a-seat', { name: of.ruling.name })
    return lastHand(of.play, player) ?? take({ ...of, player })
  }

/** What follows for cards of the hand that the ruling names. */
export const onCards = (take: (of: OnCards) => Refusal | undefined): Take =>
  onHand(of => {
    const { name, cards = [] } = of.ruling
    const [card] = cards
    return card === undefined ? refuse('poker-names-a-card', { name }) : take({ ...of, cards, card })
  })

/** What follows for all: the board, the dealer. A hand may be named, and needs not. */
export const onTable =
  (take: Take): Take =>
  of => {
    const player = playerIn(of)
    return (player && lastHand(of.play, player)) ?? take(of)
  }
