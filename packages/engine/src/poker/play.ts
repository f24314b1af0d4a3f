import type { Card } from '../cards/card.ts'
import { namesOf } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import type { Awaiting, Move, Place } from '../round/awaiting.ts'
import { Misdeal, Play, RULED, type Script } from '../round/play.ts'
import type { Fee, HandShown, Pot, Result } from '../round/result.ts'
import { feltSeen, type View, type Viewer } from '../round/view.ts'
import type { House } from '../rules/family.ts'
import type { Readings } from '../rules/readings.ts'
import { Bets } from './bets.ts'
import { seatsFrom } from './check-setup.ts'
import { Collector } from './collector.ts'
import { Player } from './player.ts'
import { postAll } from './posts.ts'
import { potsOf, uncalled } from './pots.ts'
import type { PokerRules, Street } from './rules.ts'
import type { PokerSetup } from './setup.ts'
import { type HandShownDown, isSeen, Showdown } from './showdown.ts'
import { Stakes } from './stakes.ts'
import { type Terms, termsOf } from './terms.ts'

const BURN: Awaiting = { kind: 'card', to: 'burn', face: 'down', unseen: true }
const BOARDS: readonly Place[] = ['board', 'board2']
const BOARD_CARDS: readonly Awaiting[] = BOARDS.map(to => ({ kind: 'card', to, face: 'up' }))

/** A round of a pot game: streets of cards and betting, and a showdown. */
export class PokerPlay extends Play {
  readonly rules: PokerRules
  readonly setup: PokerSetup
  readonly readings: Readings
  readonly terms: Terms
  /** Those who were dealt in, clockwise from the button's left. */
  readonly players: readonly Player[]
  readonly burned: Card[] = []
  readonly boards: readonly Place[]
  stakes: Stakes
  bets: Bets | undefined
  /** Where in the list of streets the round stands. */
  street = 0

  readonly #collector: Collector
  readonly #showdown: Showdown
  /** What the blinds leave to call, and whose is the last. */
  #toCall: Cents = 0
  #lastBlind = -1
  #pots: readonly Pot[] = []
  #hands: Record<Place, HandShown> | undefined

  constructor(rules: PokerRules, setup: PokerSetup, house: House) {
    super(rules.deck)
    this.rules = rules
    this.setup = setup
    this.readings = house.readings
    this.terms = termsOf(rules, setup, house.readings)
    this.stakes = new Stakes(setup)
    this.boards = BOARDS.slice(0, rules.boards?.count ?? 1)
    this.#showdown = new Showdown(rules, this.terms, setup.chip ?? 1)
    const order = dealtIn(rules, setup)
    this.players = order.map(
      seat => new Player(seat, setup.seats.find(one => one.seat === seat)!.stack, this.chips),
    )
    this.#collector = new Collector(house, this)
  }

  get live(): number {
    let live = 0
    for (const player of this.players) if (player.out === undefined) live++
    return live
  }

  get pot(): Cents {
    return this.chips.gained('pot')
  }

  *script(): Script {
    try {
      this.#post()
      const { streets } = this.rules
      for (this.street = 0; this.street < streets.length; this.street++) {
        const street = streets[this.street]!
        if (street.burn) yield* this.burnOne()
        yield* this.#dealStreet(street)
        this.#collector.collect(false)
        yield* this.#betting(street)
        this.#endRound()
        if (this.live < 2) break
      }
      yield* this.close()
      this.#settle()
    } catch (thrown) {
      if (!(thrown instanceof Misdeal)) throw thrown
      this.#refund()
    }
  }

  #post(): void {
    const { setup, felt } = this
    if (setup.button !== undefined) felt.button('dealer', setup.button)
    const { toCall, last } = postAll(this.players, setup, this.terms, (player, what, cents) =>
      felt.say({ type: 'posted', seat: player.seat, what, cents }),
    )
    this.#toCall = toCall
    this.#lastBlind = last
  }

  *burnOne(): Script {
    for (;;) {
      const answer = yield BURN
      if (answer === RULED || answer.kind !== 'card') {
        yield* this.ruled()
        continue
      }
      this.taken(answer.card)
      if (answer.boxed) {
        this.boxed('burn', answer.card)
        continue
      }
      this.burned.push(answer.card)
      return
    }
  }

  *#dealStreet(street: Street): Script {
    const { felt } = this
    if (street.each) {
      for (const lie of street.each) {
        for (const player of this.players) {
          if (player.out !== undefined) continue
          const awaited = lie === 'up' ? player.up : player.down
          for (;;) {
            const answer = yield awaited
            if (answer === RULED || answer.kind !== 'card') {
              yield* this.ruled()
              continue
            }
            const { card } = answer
            this.taken(card)
            if (answer.boxed) {
              this.boxed(player.name, card)
              continue
            }
            felt.lay(player.name, card, lie === 'up' ? 'all' : player.seat)
            felt.say({ type: 'dealt', to: player.name, card, face: lie === 'up' ? 'up' : 'down' })
            break
          }
        }
      }
    }
    if (street.board) {
      for (let board = 0; board < this.boards.length; board++) {
        for (let i = 0; i < street.board; i++) yield* this.#boardCard(board)
      }
    }
  }

  *#boardCard(board: number): Script {
    const to = BOARDS[board]!
    for (;;) {
      const answer = yield BOARD_CARDS[board]!
      if (answer === RULED || answer.kind !== 'card') {
        yield* this.ruled()
        continue
      }
      this.taken(answer.card)
      if (answer.boxed) {
        this.boxed(to, answer.card)
        continue
      }
      this.felt.lay(to, answer.card, 'all')
      this.felt.say({ type: 'dealt', to, card: answer.card, face: 'up' })
      return
    }
  }

  *#betting(street: Street): Script {
    const { players } = this
    const size = this.stakes.on(street, false)
    const first = street.first === 'after-blinds' ? (this.#lastBlind + 1) % players.length : 0
    const bets = new Bets(players, first, this.terms, size, street.noCheck !== undefined, () => this.pot)
    this.bets = bets
    if (street.first === 'after-blinds' && this.#toCall > 0) {
      bets.begin(this.#toCall, this.stakes.isLimit ? size.least : this.#toCall)
    }
    for (;;) {
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

  act(player: Player, move: Move): void {
    this.felt.say({ type: 'moved', move })
    this.bets!.take(player, move)
  }

  /** The bets go to the pot; what nobody has called goes back. */
  #endRound(): void {
    const back = uncalled(this.players)
    if (back) {
      back.player.takeBack(back.cents)
      this.felt.say({ type: 'posted', seat: back.player.seat, what: 'uncalled', cents: -back.cents })
    }
    for (const player of this.players) player.newRound()
    this.bets = undefined
  }

  override unsettled(): string | undefined {
    if (this.live < 2) return undefined
    for (const player of this.players) {
      if (player.live && !isSeen(this.felt.cards(player.name))) {
        return `seat ${player.seat} comes to the showdown with a card that nobody saw`
      }
    }
    return undefined
  }

  #settle(): void {
    this.#collector.collect(true)
    const { players, felt } = this
    let fees = this.#collector.taken
    const contested = potsOf(players)
    for (const pot of contested) {
      const taken = Math.min(fees, pot.amount)
      pot.amount -= taken
      fees -= taken
    }
    const hands = this.live > 1 ? this.#showHands() : undefined
    this.#pots = contested.map((pot, i) => {
      const to = hands
        ? this.#showdown.divide(pot, hands, players)
        : [{ seat: pot.players[0]!.seat, amount: pot.amount, for: this.#showdown.whole }]
      for (const share of to) {
        this.chips.move('pot', String(share.seat), share.amount)
        felt.say({ type: 'won', share, pot: i })
      }
      return { amount: pot.amount, to }
    })
  }

  #showHands(): HandShownDown[] {
    const { felt } = this
    const boards = this.boards.map(board => felt.cards(board))
    const hands: HandShownDown[] = []
    this.#hands = {}
    for (const player of this.players) {
      if (player.out !== undefined) continue
      felt.show(player.name)
      const cards = felt.cards(player.name)
      const hand = this.#showdown.hand(player, cards, boards)
      const name = this.#showdown.name(hand)
      felt.say({ type: 'hand', place: player.name, name })
      this.#hands[player.name] = { cards: namesOf(cards), name }
      hands.push(hand)
    }
    return hands
  }

  /** A misdeal: every chip goes back to where it came from. */
  #refund(): void {
    this.#collector.refund()
    for (const player of this.players) this.chips.move('pot', player.name, player.put + player.dead)
  }

  result(): Result {
    const net: Record<string, Cents> = {}
    for (const { seat } of this.setup.seats) net[seat] = this.chips.gained(String(seat))
    const fees: Fee[] = this.#collector.fees
    return {
      ...(this.#hands ? { hands: this.#hands } : {}),
      pots: this.#pots,
      fees,
      ...(this.rulings.length > 0 ? { rulings: this.rulings } : {}),
      net,
    }
  }

  view(viewer: Viewer): View {
    const { piles, ...felt } = feltSeen(this.felt, viewer)
    const byName = new Map(this.players.map(player => [player.name, player]))
    return {
      ...felt,
      piles: piles.map(pile => {
        const out = byName.get(pile.place)?.out
        const name = this.#hands?.[pile.place]?.name
        return { ...pile, ...(name === undefined ? {} : { name }), ...(out ? { state: out } : {}) }
      }),
      wagers: [],
      pots: this.#potsSeen(),
      seats: this.setup.seats.map(({ seat, stack }) => ({
        seat,
        stack: stack + this.chips.gained(String(seat)),
        bet: byName.get(String(seat))?.bet ?? 0,
      })),
      awaiting: { kind: 'nothing' },
    }
  }

  /** What lies in the middle: without the bets of this street. */
  #potsSeen(): Cents[] {
    let bets = 0
    for (const player of this.players) bets += player.bet
    const middle = this.pot - bets
    return middle > 0 ? [middle] : []
  }
}

/** Who gets a hand: with too many at the table the button sits out, then the seat at its right. */
function dealtIn(rules: PokerRules, setup: PokerSetup): number[] {
  const order = seatsFrom(setup)
  return rules.handsAtMost ? order.slice(0, rules.handsAtMost.hands) : order
}
