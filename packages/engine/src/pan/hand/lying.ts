import type { Card } from '../../cards/card.ts'
import type { CardOnFelt, Felt } from '../../round/felt.ts'
import type { PanPlayer } from './player.ts'

const up = (cards: readonly Card[]): CardOnFelt[] => cards.map(card => ({ card, seen: 'all' }))

/** Lays hands, melds and discards onto the felt. */
export class PanFelt {
  readonly #felt: Felt

  constructor(felt: Felt) {
    this.#felt = felt
  }

  /** The hand and the melds of a player. */
  player(player: PanPlayer): void {
    const { piles } = this.#felt
    piles.set(player.name, inHand(player))
    player.melds.forEach(({ cards }, i) => {
      piles.set(`${player.name}.${i + 1}`, up(cards))
    })
  }

  /** Only the hand: what was turned up for the start lies face down again. */
  hand(player: PanPlayer): void {
    this.#felt.lie(player.name, [inHand(player)])
  }

  nothing(player: PanPlayer): void {
    this.#felt.lie(player.name, [[]])
  }

  /** The unused card of the turn. */
  drawn(card: Card | undefined): void {
    this.#felt.piles.set('drawn', card === undefined ? [] : up([card]))
  }

  discards(cards: readonly Card[]): void {
    this.#felt.piles.set('discards', up(cards))
  }

  muck(cards: readonly Card[]): void {
    this.#felt.piles.set(
      'muck',
      cards.map(card => ({ card, seen: 'none' })),
    )
  }
}

const inHand = ({ hand, seat }: PanPlayer): CardOnFelt[] => hand.map(card => ({ card, seen: seat }))
