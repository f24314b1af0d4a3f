import { type Card, JOKER } from '../cards/card.ts'
import type { Posted } from '../collection/posted.ts'
import type { Cents } from '../money/cents.ts'
import type { CardAwaited, Place, Seat } from '../round/awaiting.ts'
import { BasePlay } from '../round/base-play.ts'
import { type CardInput, Misdeal, type Script } from '../round/script.ts'
import type { Cite } from '../rules/cite.ts'
import type { Readings } from '../rules/readings.ts'
import { seatsFrom } from './check-setup.ts'
import { Collector } from './collector.ts'
import { BOARDS } from './deal.ts'
import { applies, type PokerIncident } from './incidents/incident.ts'
import { Player } from './player.ts'
import type { Lie, PokerRules } from './rules.ts'
import type { PokerSetup } from './setup.ts'
import { Stakes } from './stakes.ts'
import { type Terms, termsOf } from './terms.ts'

/** So many boxed cards together void a deal where that is filed (003:267). */
const BOXED_GROUP = 5

/** A hand of a pot game: who is in it, which cards lie where, what the floor has left to do. */
export abstract class PokerHand extends BasePlay {
  readonly rules: PokerRules
  readonly setup: PokerSetup
  readonly readings: Readings
  readonly terms: Terms
  /** Those who were dealt in, clockwise from the button's left. */
  readonly players: readonly Player[]
  readonly boards: readonly Place[]
  readonly burned: Card[] = []
  /** Cards given up, and by whom. */
  readonly discards: { readonly card: Card; readonly by: Player }[] = []
  /** Those who have killed the pot, the first first. */
  readonly kills: Player[] = []
  stakes: Stakes
  readonly collector: Collector
  /** Who is asked for the opening or for a draw. */
  asked: Player | undefined
  /** Those who still have a card to throw away. */
  discarding: Set<Player> | undefined
  /** Where in the list of streets the round stands. */
  street = 0
  /** The street from which the board is dealt twice. */
  twiceFrom: number | undefined
  twiceOffered = false
  /** What the blinds leave to call, and the place of the last one who posted. */
  toCall: Cents = 0
  lastBlind = -1

  // What rulings have left behind.
  /** Cards are being dealt: what a ruling changes is put right when everybody has them. */
  dealing = false
  /** A ruling is being carried out at the table. */
  repairing = false
  protected readonly afterDeal: (() => Script)[] = []
  /** All is decided, the hands are still to be shown. */
  showing = false
  /** How many hole cards were exposed on the deal. */
  exposed = 0
  /** A card on top of the deck that will be the next burn. */
  nextBurn: Card | undefined
  /** Streets before which no card is burned. */
  readonly unburned = new Set<string>()
  /** Board cards that came too early: they go back into the deck before the river. */
  readonly aside: Card[] = []
  /** The last card of stud comes up for everybody; who was first to act on the sixth stays so. */
  lastCardUp = false
  /** Boxed cards that came one after the other. */
  boxedInRow = 0

  constructor(rules: PokerRules, setup: PokerSetup, house: Posted) {
    super(house.readings.joker === 'in-use' ? { ...rules.deck, jokers: 1 } : rules.deck)
    this.rules = rules
    this.setup = setup
    this.readings = house.readings
    this.terms = termsOf(rules, setup, house.readings)
    this.stakes = new Stakes(setup)
    this.boards = BOARDS.slice(0, rules.boards?.count ?? 1)
    this.players = dealtIn(rules, setup).map(
      seat => new Player(seat, setup.seats.find(one => one.seat === seat)!.stack, this.chips),
    )
    this.collector = new Collector(house, this)
  }

  get live(): number {
    let live = 0
    for (const player of this.players) if (player.out === undefined) live++
    return live
  }

  get pot(): Cents {
    return this.chips.gained('pot')
  }

  /** All that was put in: what a pot-limit bet is measured by, whatever the collection has taken. */
  get wagered(): Cents {
    return this.pot + this.collector.taken
  }

  /** Who posts the blind of this place in the list. */
  blindAt(i: number): Player | undefined {
    const { blinds = [] } = this.setup
    const swapped = this.players.length === 2 && blinds.length === 2 && this.terms.buttonPostsSmallBlind
    return this.players[swapped ? 1 - i : i]
  }

  playerAt(seat: Seat): Player | undefined {
    return this.players.find(player => player.seat === seat)
  }

  /** What a ruling leaves to do at the table: at once, or when the deal is complete. */
  later(task: () => Script): void {
    const toHands = this.rules.streets[this.street]?.each !== undefined
    if (this.dealing && toHands) this.afterDeal.push(task)
    else this.mending.push(() => this.#repair(task))
  }

  *#repair(task: () => Script): Script {
    this.repairing = true
    yield* task()
    this.repairing = false
  }

  /** Whether a seat gets a card when the others do: on the deal even one whose hand was ruled dead on it. */
  isDealtTo(player: Player): boolean {
    if (player.out === undefined || (this.street === 0 && this.dealing)) return true
    return player.dealtOn && this.rules.deadSeatDealt !== undefined
  }

  /** Whether a card comes face up: not in place of a hole card that was exposed. */
  comesUp(player: Player, lie: Lie): boolean {
    if (this.lastCardUp && lie === 'down') return true
    if (lie === 'down-if-none') return this.hasDownCard(player)
    return lie === 'up' && !(this.street === 0 && player.exposedHole.length > 0)
  }

  upCards(player: Player): Card[] {
    const up: Card[] = []
    for (const lying of this.felt.pile(player.name)) if (lying.seen === 'all') up.push(lying.card)
    return up
  }

  hasDownCard(player: Player): boolean {
    return this.felt.pile(player.name).some(lying => lying.seen !== 'all')
  }

  /** A card has come to a hand. */
  dealt(player: Player, card: Card, up: boolean): void {
    if (card === JOKER && !up) {
      player.wild = true
      player.actsAtJoker = player.acts
    }
    if (!player.dealtOn) return
    const told = this.rulings.some(({ name, seat }) => name === 'dead-seat-dealt' && seat === player.seat)
    if (!told) this.found('dead-seat-dealt', this.rules.deadSeatDealt!, player.seat)
  }

  /** A joker in a deck that has none, where the game has a rule for it. */
  override isStray(card: Card): boolean {
    return card === JOKER && this.inShoe[JOKER] === 0 && this.#strayJoker !== undefined
  }

  override accepts(card: Card): boolean {
    return this.inShoe[card]! > 0 || this.isStray(card)
  }

  get #strayJoker(): PokerIncident | undefined {
    const inDeck = this.rules.deck.jokers || this.readings.joker === 'in-use'
    return inDeck ? undefined : this.incident('joker')
  }

  /** The row of the list that applies, whatever the moment. */
  incident(name: string): PokerIncident | undefined {
    return this.rules.incidents.find(row => row.name === name && applies(row, this.readings))
  }

  /** A card that lies face up in the deck, or a stray joker that comes up, is passed over; five together void the deal. */
  override passesOver({ card, boxed }: CardInput, { to, face }: CardAwaited): boolean {
    if (!boxed && face === 'down') return false
    this.felt.say({ type: 'boxed', to, card })
    const row = this.incident(boxed ? 'boxed-card' : 'joker')
    this.found(boxed ? 'boxed-card' : 'joker', row?.cite ?? 'practice')
    if (!boxed) return true
    this.boxedInRow++
    const group = this.incident('boxed-group')
    if (group && this.boxedInRow === BOXED_GROUP) {
      this.found('boxed-group', group.cite)
      this.ended = new Misdeal(group.cite)
    }
    return true
  }

  /** Something that the table finds by itself, and what the filing says of it. */
  found(name: string, rule: Cite, seat?: Seat): void {
    const ruling = seat === undefined ? { name, rule } : { name, seat, rule }
    this.rulings.push(ruling)
    this.felt.say({ type: 'ruled', ruling })
  }

  /** The hands that were thrown away and the cards that were given up, as far as they may come again. */
  gatherDiscards(ofPlayer: (player: Player) => boolean): Card[] {
    const cards: Card[] = []
    for (const player of this.players) {
      if (player.live) continue
      for (const { card } of this.felt.pile(player.name).splice(0)) cards.push(card)
    }
    const kept = this.discards.filter(({ by }) => !ofPlayer(by))
    for (const { card, by } of this.discards) if (ofPlayer(by)) cards.push(card)
    this.discards.splice(0, this.discards.length, ...kept)
    return cards
  }

  /** The deal is void. */
  voidDeal(): void {
    this.ended = new Misdeal('practice')
  }
}

/** Who gets a hand: with too many at the table the button sits out, then the seat at its right. */
function dealtIn(rules: PokerRules, setup: PokerSetup): number[] {
  const order = seatsFrom(setup)
  return rules.handsAtMost ? order.slice(0, rules.handsAtMost.hands) : order
}
