import type { Card } from '../../cards/card.ts'
import type { Script } from '../../round/script.ts'
import type { StreetName } from '../rules/rules.ts'
import type { Player } from './player.ts'
import type { HandStage } from './stage.ts'

/** The repairs that rulings have left to do, and their notes. */
export class Repairs {
  readonly deck = new DeckNotes()
  readonly hands = new HandNotes()
  /** The scripts that come before the hand goes on. */
  readonly mending: (() => Script)[] = []
  readonly #afterDeal: (() => Script)[] = []
  readonly #stage: HandStage
  /** Whether a ruling is being carried out. */
  underWay = false

  constructor(stage: HandStage) {
    this.#stage = stage
  }

  /** Puts cards right at once, but during the deal only when all players have their cards. */
  later(task: () => Script): void {
    const { dealing, street } = this.#stage
    if (dealing && street.each !== undefined) this.#afterDeal.push(task)
    else this.mending.push(() => this.#carryOut(task))
  }

  *#carryOut(task: () => Script): Script {
    this.underWay = true
    yield* task()
    this.underWay = false
  }

  /** Carries out the repairs that waited for the complete deal. */
  takeDue(): (() => Script) | undefined {
    return this.#afterDeal.shift()
  }
}

const NONE_BOXED = { together: 0, left: 0 }

/** What rulings have left on and beside the deck. */
export class DeckNotes {
  #onTop: Card | undefined
  #aside: readonly Card[] = []
  #unburned: readonly StreetName[] = []
  #boxed = NONE_BOXED

  /** Puts a card back on top of the deck, as the next burn. */
  putOnTop(card: Card): void {
    this.#onTop = card
  }

  takeFromTop(): Card | undefined {
    const card = this.#onTop
    this.#onTop = undefined
    return card
  }

  /** Board cards that came too early: they go back into the deck before the river. */
  layAside(cards: readonly Card[]): void {
    this.#aside = [...this.#aside, ...cards]
  }

  takeAside(): readonly Card[] {
    const cards = this.#aside
    this.#aside = []
    return cards
  }

  /** Skips the burn the next time this street is dealt. */
  leaveOutBurn(street: StreetName): void {
    if (!this.#unburned.includes(street)) this.#unburned = [...this.#unburned, street]
  }

  /** Whether the burn before a street is skipped; only once. */
  takeLeftOut(street: StreetName): boolean {
    if (!this.#unburned.includes(street)) return false
    this.#unburned = this.#unburned.filter(one => one !== street)
    return true
  }

  /** Counts a boxed card, and returns how many have come in a row. */
  countBoxed(left: number): number {
    const together = this.#boxed.left === left + 1 ? this.#boxed.together + 1 : 1
    this.#boxed = { together, left }
    return together
  }
}

/** What rulings have to remember of one hand. */
interface Notes {
  /** It may not bet or raise. */
  barred: boolean
  /** Whether a surplus card has been taken from it. */
  relieved: boolean
  /** Hole cards that the dealer exposed. */
  readonly exposedHole: Card[]
  /** Cards that may not be played and are replaced with the draw, and how many are missing besides. */
  readonly unplayable: Card[]
  missing: number
}

/** What rulings have to remember of the hands. */
export class HandNotes {
  /** How many hole cards were exposed on the deal. */
  exposed = 0
  /** Whether the last card of stud comes up for everybody; the first to act on sixth street stays first. */
  lastCardUp = false
  #notes: Map<Player, Notes> | undefined

  /** The notes of a hand, if there are any. */
  of(player: Player): Readonly<Notes> | undefined {
    return this.#notes?.get(player)
  }

  /** The notes of a hand, to change them. */
  on(player: Player): Notes {
    this.#notes ??= new Map()
    let notes = this.#notes.get(player)
    if (!notes) {
      notes = { barred: false, relieved: false, exposedHole: [], unplayable: [], missing: 0 }
      this.#notes.set(player, notes)
    }
    return notes
  }

  /** Everybody may bet and raise again. */
  liftBars(): void {
    for (const notes of this.#notes?.values() ?? []) notes.barred = false
  }
}
