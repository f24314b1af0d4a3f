import type { Card } from '@cardroom/engine/cards'
import type { PanRules } from '@cardroom/engine/pan'
import { type FastRandom, FastShoe } from '../random/random.ts'
import type { LaidMeld, MeldBook } from './meld-book.ts'
import { PlainPanPlayer } from './plain-player.ts'

/** A playing opponent, as the asked player sees it. */
interface PanRival {
  readonly held: number
  readonly melds: readonly LaidMeld[]
  readonly chips: number
  /** Whether the player has not declared yet. */
  readonly open: boolean
}

/** What the asked player knows; amounts are chips of the game. */
export interface Scene {
  readonly rules: PanRules
  readonly book: MeldBook
  /** The others, the next one first. */
  readonly rivals: readonly PanRival[]
  /** The unseen cards, and how many of them lie in the deck. */
  readonly unseen: readonly Card[]
  readonly inDeck: number
  /** What has been thrown away, the last one on top. */
  readonly discards: readonly Card[]
  readonly tops: number
  /** The player's share of tops that are not won. */
  readonly ante: number
}

/** What a player holds after a choice. */
export interface HeldAfterChoice {
  readonly cards: readonly Card[]
  readonly melds: readonly LaidMeld[]
  readonly due: number
  readonly chips: number
}

/** What became of the asked player in one hand that was played out: chips won or lost, and whether by going out. */
interface PlayedOut {
  readonly chips: number
  readonly out: boolean
}

/** Plays a table of Pan out from one player's view, with plain players; the asked player is 0. */
export class PanTable {
  readonly players: readonly PlainPanPlayer[]
  readonly #scene: Scene
  readonly #shoe: FastShoe
  #order: Card[] = []
  #at = 0
  #end = 0
  /** What may still be shuffled in again. */
  #thrown: Card[] = []
  #hasLaid = true
  #option: Card | undefined
  #winner: PlainPanPlayer | undefined

  constructor(scene: Scene) {
    this.#scene = scene
    this.#shoe = new FastShoe(scene.unseen)
    this.players = Array.from({ length: scene.rivals.length + 1 }, () => new PlainPanPlayer(scene.book))
  }

  /** Shuffles the unseen cards; every choice meets the same order. */
  shuffle(random: FastRandom): void {
    this.#shoe.shuffle()
    const { unseen } = this.#scene
    this.#order = unseen.map(() => this.#shoe.draw(random))
  }

  /**
   * Plays the hand from here: the asked player holds this, `begin` makes the choice and says whose turn is
   * next.
   */
  play(own: HeldAfterChoice, begin: (table: PanTable) => number): PlayedOut {
    const { rivals, inDeck, discards, tops, ante } = this.#scene
    const [asked, ...others] = this.players as [PlainPanPlayer, ...PlainPanPlayer[]]
    this.#at = 0
    asked.become(own.cards, own.melds, own.due, own.chips)
    for (const [i, other] of others.entries()) {
      const { held, melds, chips, open } = rivals[i]!
      other.become(this.#order.slice(this.#at, this.#at + held), melds, 0, chips)
      this.#at += held
      if (open) other.isIn = other.stays()
    }
    this.#end = this.#at + inDeck
    this.#thrown = [...discards]
    this.#hasLaid = true
    this.#option = discards.at(-1)
    this.#winner = undefined
    let turn = begin(this)
    while (!this.#winner && this.#isPlayed) {
      if (!this.#turn(turn)) break
      turn = this.after(turn)
    }
    this.#winner ??= this.#isPlayed ? undefined : this.players.find(({ isIn }) => isIn)
    const won = this.#winner === asked ? tops : this.#winner ? 0 : ante
    return { chips: asked.chips - own.chips + won, out: this.#winner === asked }
  }

  get #isPlayed(): boolean {
    let playing = 0
    for (const { isIn } of this.players) if (isIn) playing++
    return playing > 1
  }

  after(turn: number): number {
    const { length } = this.players
    for (let i = 1; i <= length; i++) if (this.players[(turn + i) % length]!.isIn) return (turn + i) % length
    return turn
  }

  /** A whole turn; false when the deck is out. */
  #turn(turn: number): boolean {
    const option = this.#option
    if (option !== undefined && this.players[turn]!.use(option)) {
      this.#thrown.pop()
      this.finish(turn, undefined)
      return true
    }
    return this.drawAndPlay(turn)
  }

  /** Draws a card and plays it; false when the deck is out. */
  drawAndPlay(turn: number): boolean {
    const card = this.#draw()
    if (card === undefined) return false
    this.finish(turn, card)
    return true
  }

  #draw(): Card | undefined {
    if (this.#at === this.#end && !this.#shuffleIn()) return undefined
    this.#option = undefined
    return this.#order[this.#at++]
  }

  /** The discards come again, unless nobody has laid a card since the last time. */
  #shuffleIn(): boolean {
    const { deckRunsOut } = this.#scene.book.terms
    if (deckRunsOut === 'hand-ends' || !this.#hasLaid || this.#thrown.length < 2) return false
    const kept = this.#option === undefined ? [] : [this.#thrown.pop()!]
    this.#order = this.#thrown
    this.#thrown = kept
    this.#at = 0
    this.#end = this.#order.length
    this.#hasLaid = false
    return true
  }

  /** Plays the rest of a turn, with an unused card beside the hand, or none. */
  finish(turn: number, drawn: Card | undefined): void {
    const player = this.players[turn]!
    const { draw, out } = this.#scene.rules
    const before = player.melded
    const used = drawn === undefined || player.use(drawn)
    if (used || draw.lay.after === 'drawing') player.layAll()
    if (player.melded > before || drawn === undefined) this.#hasLaid = true
    this.collect(turn)
    if (player.melded >= out.cards) this.#goOut(turn)
    else this.throwAway(used ? player.discard(this.players[this.after(turn)]!, out.cards) : drawn!)
  }

  /** The option card, taken by a player who is forced to. */
  force(turn: number, card: Card): void {
    const player = this.players[turn]!
    const at = player.fitting(card)
    if (this.#option === card) this.#thrown.pop()
    this.#option = undefined
    if (at >= 0) player.addTo(at, card)
    this.finish(turn, undefined)
  }

  throwAway(card: Card): void {
    this.#thrown.push(card)
    this.#option = card
  }

  /** A first card that is not wanted, which no other player may take. */
  replace(card: Card): void {
    this.#thrown.push(card)
    this.#option = undefined
  }

  /** A card that the asked player takes from the discards lies with the hand already. */
  optionTaken(): void {
    this.#thrown.pop()
    this.#option = undefined
  }

  collect(turn: number, most = Number.POSITIVE_INFINITY): void {
    const player = this.players[turn]!
    const due = Math.min(player.due, most)
    player.due = 0
    this.#pay(player, due)
  }

  /** A player without chips plays for the tops only. */
  #pay(to: PlainPanPlayer, due: number): void {
    if (to.chips < 1 || due === 0) return
    for (const from of this.players) {
      if (from === to || !from.isIn) continue
      const paid = Math.min(due, Math.floor(from.chips))
      from.chips -= paid
      to.chips += paid
    }
  }

  #goOut(turn: number): void {
    const player = this.players[turn]!
    this.#pay(player, this.#scene.rules.out.chips + player.worth)
    this.#winner = player
  }

  /** Takes a player who passes out of the hand. */
  pass(turn: number): void {
    this.players[turn]!.isIn = false
  }
}
