import type { Card } from '../../cards/card.ts'
import type { RulingCase, TakeRuling as TakeOf } from '../../floor/rule-on.ts'
import { type Refusal, refuser } from '../../say/refusal.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import type { PokerConsequence, PokerMoment } from '../rules/incident.ts'
import type { PokerRulingRefusals } from '../rules/refusals.ts'

export const refusePokerRuling = refuser<PokerRulingRefusals>()

/** A ruling that is being taken on a hand of poker. */
export type PokerCase = RulingCase<PokerHand, PokerMoment, PokerConsequence>
export type PokerTakeRuling = TakeOf<PokerHand, PokerMoment, PokerConsequence>

/** The subject of a ruling on one hand. */
export interface RulingOnHand extends PokerCase {
  readonly player: Player
}

interface RulingOnCards extends RulingOnHand {
  readonly cards: readonly Card[]
  /** The first of them. */
  readonly card: Card
}

export const playerIn = ({ play, ruling }: PokerCase): Player | undefined =>
  ruling.seat === undefined ? undefined : play.players.at(ruling.seat)

/** Refuses a ruling on the last hand, which takes the pot. */
const checkLastHand = ({ players }: PokerHand, player: Player): Refusal | undefined =>
  players.live < 2 && player.live ? refusePokerRuling('poker-last-hand', { seat: player.seat }) : undefined

/** A consequence for the named hand. */
export const onHand =
  (take: (of: RulingOnHand) => Refusal | undefined): PokerTakeRuling =>
  of => {
    const player = playerIn(of)
    if (!player) return refusePokerRuling('poker-names-a-seat', { name: of.ruling.name })
    return checkLastHand(of.play, player) ?? take({ ...of, player })
  }

/** A consequence for cards of the named hand. */
export const onCards = (take: (of: RulingOnCards) => Refusal | undefined): PokerTakeRuling =>
  onHand(of => {
    const { name, cards = [] } = of.ruling
    const [card] = cards
    return card === undefined
      ? refusePokerRuling('poker-names-a-card', { name })
      : take({ ...of, cards, card })
  })

/** A consequence for the table: the board, the dealer. A hand may be named, but need not be. */
export const onTable =
  (take: PokerTakeRuling): PokerTakeRuling =>
  of => {
    const player = playerIn(of)
    return (player && checkLastHand(of.play, player)) ?? take(of)
  }
