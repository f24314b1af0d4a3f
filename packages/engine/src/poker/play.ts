import { type Card, JOKER } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import type { Move, Place, Ruling, Seat } from '../round/awaiting.ts'
import { Misdeal, Play, RULED, type Script } from '../round/play.ts'
import type { Refusal } from '../round/refusal.ts'
import type { Cite, Result } from '../round/result.ts'
import type { View, Viewer } from '../round/view.ts'
import type { House } from '../rules/family.ts'
import type { Readings } from '../rules/readings.ts'
import { Bets } from './bets.ts'
import { seatsFrom } from './check-setup.ts'
import { Collector } from './collector.ts'
import { BOARDS, boardCard, burn, cardRound } from './deal.ts'
import { discards } from './discards.ts'
import { draws } from './draws.ts'
import { exposures } from './expose.ts'
import type { PokerIncident } from './incidents/incident.ts'
import { inForce, ruleOn } from './incidents/rule.ts'
import { killOffers } from './kill.ts'
import { open } from './open.ts'
import { Player } from './player.ts'
import { postAll } from './posts.ts'
import { uncalled } from './pots.ts'
import type { Lie, PokerRules, Street } from './rules.ts'
import { offerTwice, secondBoard } from './run-twice.ts'
import { Settlement } from './settlement.ts'
import type { PokerSetup } from './setup.ts'
import { dealShort, runsShort } from './short-deck.ts'
import { Stakes } from './stakes.ts'
import { firstShowing, hasOpenPair } from './stud.ts'
import { type Terms, termsOf } from './terms.ts'
import { pokerSeen } from './view.ts'

/** So many boxed cards together void a deal where that is filed (003:267). */
const BOXED_GROUP = 5

/** An act of the betting, with what it takes to undo it. */
export interface LastAct {
  readonly player: Player
  readonly move: string
  readonly acted: boolean
  readonly actedAt: Cents
  readonly paid: Cents
}

/** A betting round that is over, and what went back because nobody had called it. */
interface Closed {
  readonly bets: Bets
  readonly street: number
  readonly back: ReturnType<typeof uncalled>
}

/** A round of a pot game: streets of cards and betting, and a showdown. */
export class PokerPlay extends Play {
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
  readonly settlement: Settlement
  stakes: Stakes
  /** The betting round that is on. */
  bets: Bets | undefined
  /** Who is asked for the opening or for a draw. */
  asked: Player | undefined
  /** Those who still have a card to throw away. */
  discarding: Set<Player> | undefined
  /** The last act of the betting, as long as it can be undone. */
  lastAct: LastAct | undefined
  /** The betting round that the last act closed, and what went back then. */
  #closed: Closed | undefined
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
  readonly #afterDeal: (() => Script)[] = []
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

  readonly collector: Collector
  #firstBefore = 0

  constructor(rules: PokerRules, setup: PokerSetup, house: House) {
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
    this.settlement = new Settlement(this)
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

  *script(): Script {
    try {
      this.#post()
      const { streets } = this.rules
      let settled = false
      for (this.street = 0; this.street < streets.length && !settled; this.street++) {
        settled = yield* this.#playStreet(streets[this.street]!)
        if (this.live < 2) break
      }
      if (!settled) yield* this.#lastWord()
      this.#endRound()
      this.settlement.settle()
    } catch (thrown) {
      if (!(thrown instanceof Misdeal)) throw thrown
      this.ended = thrown
      this.settlement.refund()
    }
  }

  /** Plays a street; true when the chips can move. */
  *#playStreet(street: Street): Script<boolean> {
    yield* this.#dealStreet(street)
    this.collector.collect(false)
    if (street.draw) yield* draws(this, street.draw, this.#burnsBefore(street))
    const discardWhen = street.discard && (this.readings.discardTiming ?? street.discard.when)
    if (discardWhen === 'before-betting') yield* discards(this, street.discard!.cards)
    if (this.live > 1 && this.isBet(street) && (yield* this.#betting(street))) return true
    if (this.live < 2) return false
    this.#endRound()
    if (discardWhen === 'after-betting') yield* discards(this, street.discard!.cards)
    if (street.expose !== undefined) yield* exposures(this)
    if (this.rules.runTwice !== undefined && !this.twiceOffered) yield* offerTwice(this)
    return false
  }

  *#dealStreet(street: Street): Script {
    if (street.name === 'river' && this.aside.length > 0) yield* this.reshuffle(this.aside.splice(0))
    if (street.name === 'seventh') this.#firstBefore = this.#order(street)[1]
    this.dealing = true
    if (runsShort(this, street)) {
      yield* dealShort(this, street)
    } else {
      if (street.burn && !street.draw && !this.unburned.delete(street.name)) yield* burn(this)
      if (street.each) {
        for (let i = 0; i < street.each.length; i++) {
          yield* cardRound(this, street.each[i]!)
          if (this.rules.kill?.afterCards === i + 1) yield* killOffers(this, this.rules.kill)
        }
      }
    }
    if (street.board) {
      for (let board = 0; board < this.boards.length; board++) {
        for (let i = 0; i < street.board; i++) yield* boardCard(this, board)
      }
    }
    this.dealing = false
    for (let task = this.#afterDeal.shift(); task; task = this.#afterDeal.shift()) yield* task()
  }

  /** What a ruling leaves to do at the table: at once, or when the deal is complete. */
  later(task: () => Script): void {
    if (this.dealing) this.#afterDeal.push(task)
    else this.mending.push(() => this.#repair(task))
  }

  *#repair(task: () => Script): Script {
    this.repairing = true
    yield* task()
    this.repairing = false
  }

  #post(): void {
    const { setup, felt } = this
    if (setup.button !== undefined) felt.button('dealer', setup.button)
    const { toCall, last } = postAll(this.players, setup, this.terms, (player, what, cents) =>
      felt.say({ type: 'posted', seat: player.seat, what, cents }),
    )
    this.toCall = toCall
    this.lastBlind = last
    if (setup.kill) this.kill(this.playerAt(setup.kill.seat)!, setup.kill.amount)
  }

  /** A player puts in a blind that raises the limits; it acts after all others before the draw. */
  kill(player: Player, amount: Cents): void {
    const cents = player.pay(amount - player.bet)
    this.felt.say({ type: 'posted', seat: player.seat, what: 'kill', cents })
    this.felt.button('kill', player.seat)
    this.kills.push(player)
    this.toCall = amount
    if (this.readings.killLimits !== 'unchanged') {
      this.stakes = new Stakes(this.setup, amount / Math.max(...this.setup.blinds!))
    }
  }

  /** A betting round; true when the chips can move: one hand is left, or the last round is over. */
  *#betting(street: Street): Script<boolean> {
    const bets = this.newBets(street)
    if (street.first === 'opener') yield* open(this, bets)
    for (;;) {
      yield* this.#bet()
      const last = this.street === this.rules.streets.length - 1
      if (this.live > 1 && !last) return false
      if (last && this.live > 1 && this.twiceFrom !== undefined) yield* secondBoard(this)
      if (yield* this.#lastWord()) return true
    }
  }

  /** Everybody in turn, until the betting is complete. */
  *#bet(): Script {
    for (;;) {
      const bets = this.bets!
      const player = bets.next()
      if (!player) return
      const answer = yield bets.decision(player)
      if (answer === RULED || answer.kind !== 'move') {
        yield* this.ruled()
        continue
      }
      this.act(player, answer)
    }
  }

  newBets(street: Street): Bets {
    const size = this.stakes.on(this.#asRead(street), street.openPair !== undefined && this.#openPair())
    const [order, first] = this.#order(street)
    const bets = new Bets(order, first, this.terms, size, street.noCheck !== undefined, () => this.wagered)
    if (street.first === 'after-blinds' && this.toCall > 0) {
      bets.begin(this.toCall, this.stakes.isLimit ? size.least : this.toCall)
    }
    this.bets = bets
    return bets
  }

  /** Where it is left open from which card on the upper figure is bet. */
  #asRead(street: Street): Street {
    const { upperFrom } = this.readings
    if (upperFrom === undefined) return street
    const from = this.rules.streets.findIndex(one => one.name === upperFrom)
    return { ...street, bet: this.street >= from ? 'upper' : 'lower' }
  }

  #openPair(): boolean {
    return this.players.some(player => player.live && hasOpenPair(this.upCards(player)))
  }

  /** In which order the players act, and with whom it begins. */
  #order(street: Street): [readonly Player[], number] {
    const { players } = this
    switch (street.first) {
      case 'after-blinds': {
        const first = (this.lastBlind + 1) % players.length
        if (this.kills.length === 0) return [players, first]
        // Who has killed the pot acts last, whatever the seat; who killed it again, after that.
        const others = [...players.slice(first), ...players.slice(0, first)]
        return [[...others.filter(player => !this.kills.includes(player)), ...this.kills], 0]
      }
      case 'high-board':
      case 'low-board': {
        if (this.lastCardUp) return [players, this.#firstBefore]
        const ups = players.map(player => (player.live ? this.upCards(player) : undefined))
        return [players, firstShowing(ups, street.first === 'high-board' ? 'high' : 'low')]
      }
      default:
        return [players, 0]
    }
  }

  /**
   * Before the chips move a hand may be mucked, or one that nobody has to show be shown, and the floor may rule.
   * False when a ruling has opened the betting again.
   */
  *#lastWord(): Script<boolean> {
    for (;;) {
      this.showing = true
      const answer = yield { kind: 'settlement', asked: this.settlement.lastMoves() }
      if (answer === RULED) {
        yield* this.ruled()
        this.showing = false
        if (this.bets?.next()) return false
        continue
      }
      if (answer.kind !== 'move') return true
      this.felt.say({ type: 'moved', move: answer })
      const player = this.playerAt(answer.seat)!
      if (answer.move === 'show') this.felt.show(player.name)
      else player.out = 'mucked'
    }
  }

  act(player: Player, move: Move): void {
    this.felt.say({ type: 'moved', move })
    const bets = this.bets!
    const { acted, actedAt, put } = player
    bets.take(player, move)
    this.lastAct = { player, move: move.move, acted, actedAt, paid: player.put - put }
    this.#closed = undefined
    if (move.move === 'fold') player.dealtOn = bets.made === 0
    else if (bets.made > 0) for (const other of this.players) other.dealtOn = false
  }

  /** Whether the last thing that happened is this act, and it can be undone: before another street is over. */
  canUndo(player: Player, move: 'fold' | 'call'): boolean {
    if (this.lastAct?.player !== player || this.lastAct.move !== move) return false
    return this.#closed ? this.street <= this.#closed.street + 1 && !this.showing : this.bets !== undefined
  }

  /** The last act has not happened: the seat acts again, if need be in a betting round that was closed by it. */
  undoAct(): void {
    const { player, acted, actedAt } = this.lastAct!
    if (this.#closed) this.#reopen(this.#closed)
    player.acted = acted
    player.actedAt = actedAt
    player.acts--
    this.bets!.startAt(player)
    this.lastAct = undefined
  }

  #reopen({ bets, back }: Closed): void {
    const next = this.bets
    for (const player of this.players) player.oldRound()
    if (back) back.player.pay(back.cents)
    this.bets = bets
    this.#closed = undefined
    this.mending.push(() => this.#betOn(next))
  }

  /** Ends the betting round that was opened again, and goes on with the next. */
  *#betOn(next: Bets | undefined): Script {
    yield* this.#bet()
    this.#endRound()
    if (next) this.newBets(this.rules.streets[this.street]!)
  }

  /** One whose down card was exposed may stop betting at once, for what is in the pot by then. */
  *offerAllIn(player: Player): Script {
    let answered = false
    yield* this.askAll(
      () => (answered ? [] : [{ seat: player.seat, options: [{ move: 'all-in' }], offer: true }]),
      move => {
        answered = true
        player.declaredAllIn = move.move === 'all-in'
      },
    )
  }

  /** The bets go to the pot; what nobody has called goes back. */
  #endRound(): void {
    const back = uncalled(this.players)
    if (back) {
      back.player.takeBack(back.cents)
      this.felt.say({ type: 'posted', seat: back.player.seat, what: 'uncalled', cents: -back.cents })
    }
    for (const player of this.players) {
      player.late = player.bet
      player.checkedLate = player.checked
      player.newRound()
      if (this.readings.noInitiative !== 'hand') player.barred = false
    }
    this.#closed = this.bets && { bets: this.bets, street: this.street, back }
    this.bets = undefined
  }

  /** Something else has been decided: what was done before stands. */
  settled(): void {
    this.lastAct = undefined
    this.#closed = undefined
  }

  #burnsBefore(street: Street): boolean {
    return street.burn === true && this.readings.burnBeforeDraw !== 'no'
  }

  /** Badugi's print leaves open whether there is betting after the second draw. */
  isBet(street: Street): boolean {
    return !(street.name === 'second-draw' && this.readings.bettingAfterSecondDraw === 'no')
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
  isStray(card: Card): boolean {
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
    return this.rules.incidents.find(row => row.name === name && inForce(this, row))
  }

  /** A card that lies face up in the deck, or a stray joker, is passed over; five together void the deal. */
  passOver(to: Place, card: Card, boxed: true | undefined): void {
    this.felt.say({ type: 'boxed', to, card })
    const row = this.incident(boxed ? 'boxed-card' : 'joker')
    this.found(boxed ? 'boxed-card' : 'joker', row?.cite ?? 'practice')
    if (!boxed) return
    this.boxedInRow++
    const group = this.incident('boxed-group')
    if (group && this.boxedInRow === BOXED_GROUP) {
      this.found('boxed-group', group.cite)
      throw new Misdeal(group.cite)
    }
  }

  override rule(ruling: Ruling): Refusal | undefined {
    return ruleOn(this, ruling)
  }

  /** The deal is void. */
  voidDeal(): void {
    this.ended = new Misdeal('practice')
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

  override unsettled(): string | undefined {
    return this.settlement.unsettled()
  }

  result(): Result {
    return this.settlement.result()
  }

  view(viewer: Viewer): View {
    return pokerSeen(this, viewer)
  }
}

/** Who gets a hand: with too many at the table the button sits out, then the seat at its right. */
function dealtIn(rules: PokerRules, setup: PokerSetup): number[] {
  const order = seatsFrom(setup)
  return rules.handsAtMost ? order.slice(0, rules.handsAtMost.hands) : order
}
