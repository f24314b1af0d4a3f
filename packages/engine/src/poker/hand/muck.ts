import type { Card } from '../../cards/card.ts'
import type { Felt } from '../../round/felt.ts'
import type { Player } from './player.ts'
import type { Players } from './players.ts'

/** Cards out of play: burns, discards, and hands that were thrown away. */
export class Muck {
  readonly #felt: Felt
  readonly #players: Players
  readonly #burned: Card[] = []
  #discards: { readonly card: Card; readonly by: Player }[] = []

  constructor(felt: Felt, players: Players) {
    this.#felt = felt
    this.#players = players
  }

  get burns(): number {
    return this.#burned.length
  }

  burn(card: Card): void {
    this.#burned.push(card)
  }

  /** The burn cards, to be shuffled in again. */
  takeBurns(): Card[] {
    return this.#burned.splice(0)
  }

  /** Takes cards that a hand discards. */
  discard(player: Player, cards: readonly Card[]): void {
    const pile = this.#felt.pile(player.name)
    for (const card of cards) {
      const at = pile.findIndex(lying => lying.card === card)
      pile.splice(at, 1)
      this.#discards.push({ card, by: player })
    }
  }

  /** The hands that were thrown away, and the discards of players whose cards may come again. */
  takeDiscards(isFrom: (player: Player) => boolean): Card[] {
    const cards: Card[] = []
    for (const player of this.#players.all) {
      if (player.live) continue
      for (const { card } of this.#felt.pile(player.name).splice(0)) cards.push(card)
    }
    for (const { card, by } of this.#discards) if (isFrom(by)) cards.push(card)
    this.#discards = this.#discards.filter(({ by }) => !isFrom(by))
    return cards
  }
}
