import type { Card } from '../cards/card.ts'
import type { Deck } from '../cards/deck.ts'
import { Chips } from '../money/chips.ts'
import { type Refusal, refuse } from '../say/refusal.ts'
import type { Ask, CardAwaited, Face, Move, Place, Ruling, Seat } from './awaiting.ts'
import { Felt, type Seen } from './felt.ts'
import { HouseDealer } from './house-dealer.ts'
import type { Play } from './play.ts'
import type { Result, RulingLine } from './result.ts'
import type { CardInput, Misdeal, Script } from './script.ts'
import { Stock } from './stock.ts'
import type { View, Viewer } from './view.ts'

/** The parts of a round in one class, for families that still inherit them. */
export abstract class BasePlay implements Play {
  readonly felt = new Felt()
  readonly chips = new Chips()
  readonly rulings: RulingLine[] = []
  ended: Misdeal | undefined
  readonly mending: (() => Script)[] = []
  readonly stock: Stock
  readonly dealer: HouseDealer

  constructor(deck: Deck) {
    this.stock = new Stock(deck)
    this.dealer = new HouseDealer(this.felt, this.stock)
  }

  abstract script(): Script
  abstract result(): Result
  abstract view(viewer: Viewer): View

  get inShoe(): readonly number[] {
    return this.stock.inShoe
  }

  get left(): number {
    return this.stock.left
  }

  placeOf(seat: Seat): Place {
    return String(seat)
  }

  atOnce(_ruling: Ruling): boolean {
    return true
  }

  rule(ruling: Ruling): Refusal | undefined {
    return refuse(`this game knows no incident "${ruling.name}"`)
  }

  accepts(card: Card): boolean {
    return this.stock.has(card)
  }

  isStray(_card: Card): boolean {
    return false
  }

  passesOver({ card, boxed }: CardInput, awaited: CardAwaited): boolean {
    if (!boxed) return false
    this.boxed(awaited.to, card)
    return !awaited.asItComes
  }

  /** A card found face up in the deck: as practice has it, the next card takes its place. */
  protected boxed(to: Place, card: Card): void {
    this.felt.say({ type: 'boxed', to, card })
  }

  unsettled(): Refusal | undefined {
    return undefined
  }

  deal(to: Place, face: Face, seen: Seen, hand?: number, unseen?: 'unseen'): Script<Card> {
    return this.dealer.deal(to, face, seen, hand, unseen)
  }

  draw(to: Place, face: Face, hand?: number, unseen?: 'unseen'): Script<Card> {
    return this.dealer.draw(to, face, hand, unseen)
  }

  burn(): Script {
    return this.dealer.burn()
  }

  dice(count: number): Script<readonly number[]> {
    return this.dealer.dice(count)
  }

  reshuffle(cards: readonly Card[]): Script {
    return this.dealer.reshuffle(cards)
  }

  ask(question: () => Ask | undefined): Script<Move | undefined> {
    return this.dealer.ask(question)
  }

  askAll(questions: () => readonly Ask[], taken: (move: Move) => void): Script {
    return this.dealer.askAll(questions, taken)
  }

  close(): Script {
    return this.dealer.close()
  }
}
