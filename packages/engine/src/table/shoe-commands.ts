import type { Card } from '../cards/card.ts'
import type { Seed } from '../cards/shuffle.ts'
import { orderOf } from '../cards/shuffle.ts'
import type { Round } from '../round/round.ts'
import { deckSize } from '../round/stock.ts'
import { supplyOf } from '../rules/supply.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import { burnedFor, isShuffledAnew } from '../shoe/burn.ts'
import { openSeal } from '../shoe/drawing.ts'
import { seedOf, staysSealed } from '../shoe/fair-shuffle.ts'
import { rootOfShoe } from '../shoe/seeded-shoe.ts'
import type { AtTable } from './at-table.ts'
import type { HandShuffle } from './command.ts'
import { refuseAtTable } from './refusals.ts'
import type { SeatedPlayer } from './seats.ts'
import {
  cutCardIn,
  isOpening,
  isUntouched,
  isUsedUp,
  lastCardIn,
  missingIn,
  type NewShoe,
  type ShoeState,
} from './shoe.ts'

/**
 * The shoe that the house has committed to: who takes part in its shuffle, and what happens before its first
 * card.
 */
export class ShoeCommands {
  readonly #at: AtTable

  constructor(at: AtTable) {
    this.#at = at
  }

  /** The shoe in use; none between the last round of one and the next. */
  get current(): ShoeState | undefined {
    const { shoe, round } = this.#at.state
    return shoe && (round || !isUsedUp(shoe)) ? shoe : undefined
  }

  /** Whether the seals are closed and being opened: until the deal nobody changes anything. */
  get isDrawing(): boolean {
    return this.#at.state.phase === 'making-up' && this.current !== undefined && isOpening(this.current)
  }

  /** The shoe of the round being made up, while it can still be shuffled otherwise. */
  get unshuffled(): ShoeState | undefined {
    const { current: shoe } = this
    return this.#at.state.phase === 'making-up' && shoe && isUntouched(shoe) && !isOpening(shoe)
      ? shoe
      : undefined
  }

  /** The house's commitment that a player may seal a text for, or a refusal. */
  maySeal({ name, bot }: SeatedPlayer): { readonly house: string } | Refusal {
    const drawing = this.unshuffled?.drawing
    if (!drawing || bot) return refuseAtTable('nothing-to-seal-for')
    if (this.current?.without?.includes(name)) return refuseAtTable('left-out-of-the-drawing')
    return { house: drawing.house }
  }

  /** How many cards a player may cut off the shoe before the deal, or a refusal. */
  mayCut({ seat }: SeatedPlayer): { readonly most: number } | Refusal {
    const { game, part } = this.#at
    const shoe = this.unshuffled
    if (!shoe || !game.rules.supply?.cut || !part.deck) return refuseAtTable('nothing-to-cut')
    if (!isShuffledAnew(game.rules, game.posted.readings, shoe.number)) return refuseAtTable('nothing-to-cut')
    if (part.face().bank?.seat !== seat) return refuseAtTable('player-dealer-cuts')
    if (shoe.shuffle.cut !== undefined) return refuseAtTable('cut-already')
    return { most: deckSize(part.deck) - 1 }
  }

  /** How many hands without wagers players may still ask for, or a refusal. */
  get mayHaveFreeHand(): { readonly left: number } | Refusal {
    const { freeHands } = this.#at.game.rules.supply ?? {}
    if (!freeHands || !this.#at.part.freeHand || !this.current) return refuseAtTable('no-free-hands')
    const { most } = freeHands
    const left = most - this.current.freeHands
    return left > 0 ? { left } : refuseAtTable('no-more-free-hands', { most })
  }

  get missing(): readonly string[] {
    return this.current ? missingIn(this.current) : []
  }

  seal(who: SeatedPlayer, commitment: string): Refusal | undefined {
    const may = this.maySeal(who)
    if (isRefusal(may)) return may
    this.#at.emit({ type: 'sealed', name: who.name, commitment })
    return undefined
  }

  unseal({ name }: SeatedPlayer): undefined {
    const isSealed = this.unshuffled?.drawing?.sealed.some(one => one.name === name)
    if (isSealed) this.#at.emit({ type: 'unsealed', name })
  }

  unveil({ name }: SeatedPlayer, text: string): Refusal | undefined {
    const drawing = this.current?.drawing
    if (!drawing) return refuseAtTable('nothing-to-seal-for')
    const opened = openSeal(drawing, { name, text })
    if (isRefusal(opened)) return opened
    this.#at.emit({ type: 'unveiled', name, text })
    if (this.missing.length === 0) this.#bindToDeal()
    return undefined
  }

  redraw(shoe: NewShoe): Refusal | undefined {
    const missing = this.isDrawing ? this.missing : []
    if (missing.length === 0) return refuseAtTable('nothing-to-seal-for')
    this.#at.emit({ type: 'redrawn', shoe, missing })
    return undefined
  }

  cut(who: SeatedPlayer, at: number): Refusal | undefined {
    const may = this.mayCut(who)
    if (isRefusal(may)) return may
    if (!Number.isInteger(at) || at < 0 || at > may.most) return refuseAtTable('cut-bounds', may)
    this.#at.emit({ type: 'cut', seat: who.seat, at })
    return undefined
  }

  /** Everybody has opened: the commitment to the order is shown before the deal. */
  #bindToDeal(): void {
    const { current: shoe } = this
    if (!shoe) return
    const deal =
      shoe.drawnFor === undefined ? this.#at.part.deal(seedOf(shoe.shuffle)) : this.#at.part.freeHand?.()
    if (deal && !isRefusal(deal)) this.bind(deal.round)
  }

  /** The seed is drawn: the house can no longer change a card, though nobody else knows the seed. */
  bind(round: Round): void {
    const { current: shoe } = this
    if (!shoe || !staysSealed(shoe.shuffle) || shoe.shuffle.root !== undefined) return
    const { id, shuffle } = shoe
    this.#at.emit({ type: 'bound', root: rootOfShoe(round.shoe, seedOf(shuffle), shuffle.cut, id) })
  }

  /** Before the first round of a shoe: its first card says how many are burned, where that is filed. */
  burn(round: Round, seed: Seed, byHand?: { readonly turned?: Card }): void {
    const { game } = this.#at
    const { current: shoe } = this
    if (!game.rules.supply?.burn || !shoe || !isUntouched(shoe)) return
    if (!isShuffledAnew(game.rules, game.posted.readings, shoe.number)) return
    const card = byHand ? byHand.turned : orderOf(round.shoe, seed, shoe.shuffle.cut)[0]
    if (card === undefined) return
    this.#at.emit({ type: 'burned', card, count: burnedFor(card, game.posted.readings) })
  }

  /** The shoe for the round to be made up: the one in use, or a new one. */
  take(shoe: NewShoe, byHand?: HandShuffle): void {
    const { current: before } = this
    if (before && byHand !== 'new-shoe') {
      this.#at.emit({ type: 'continued' })
      // Open texts of a round that was not played are not used for another. Nor is an undealt shoe of an
      // older kind of shuffle.
      const isOlder = isUntouched(before) && before.shuffle.how !== shoe.how
      if (isOpening(before) || isOlder) this.#at.emit({ type: 'redrawn', shoe, missing: [] })
      return
    }
    const { game, part } = this.#at
    const { readings } = game.posted
    const supply = supplyOf(game.rules, readings)
    const cutCard =
      byHand && part.deck ? lastCardIn(supply, part.deck, readings) : cutCardIn(supply, part.deck, readings)
    this.#at.emit({ type: 'committed', shoe, ...(cutCard === undefined ? {} : { cutCard }) })
  }
}
