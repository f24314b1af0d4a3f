import type { Card } from '../../cards/card.ts'
import type { PostedTerms } from '../../collection/posted.ts'
import { Chips } from '../../money/chips.ts'
import type { Seat } from '../../round/awaiting.ts'
import { beforeSeat } from '../../round/button.ts'
import { Felt } from '../../round/felt.ts'
import { HouseDealer } from '../../round/house-dealer.ts'
import type { PotShare, RulingLine } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import { Stock } from '../../round/stock.ts'
import type { Readings } from '../../rules/readings.ts'
import type { Saying } from '../../say/saying.ts'
import type { PanAutomaticConsequence } from '../rules/incident.ts'
import type { PanRules } from '../rules/rules.ts'
import type { PanSetup } from '../rules/setup.ts'
import { type PanTerms, panTermsOf } from '../rules/terms.ts'
import { PanFelt } from './lying.ts'
import { PanPayments } from './payments.ts'
import { PanPlayer } from './player.ts'

/** One set of spades, where the house plays without it (003:298). */
const SPADES = 'As 2s 3s 4s 5s 6s 7s Js Qs Ks'

/** The discard that the next player may use. */
interface OptionCard {
  readonly card: Card
  readonly by: PanPlayer
}

/** The card of the turn: it is used at once or thrown away, and never goes to the hand (003:310, 004:56-58). */
export interface TurnCard {
  readonly card: Card
  readonly from: 'deck' | 'option' | 'returned'
  isUsed: boolean
}

/** `over` when a player is out and the floor may still rule. */
type Phase = 'dealing' | 'declaring' | 'playing' | 'over'

/** A hand of Pan: who plays, what lies where, whose turn it is. */
export class PanHand {
  readonly rules: PanRules
  readonly setup: PanSetup
  readonly readings: Readings
  readonly terms: PanTerms
  readonly felt = new Felt()
  readonly chips = new Chips()
  readonly stock: Stock
  readonly dealer: HouseDealer
  readonly payments: PanPayments
  readonly lying: PanFelt
  readonly rulings: RulingLine[] = []
  /** Repairs that rulings have left to do. */
  readonly mending: (() => Script)[] = []
  /** Counter-clockwise from the player dealt first; from the house dealer's right until that is decided. */
  players: PanPlayer[]
  starter: PanPlayer | undefined
  phase: Phase = 'dealing'
  inTurn: PanPlayer | undefined
  turnCard: TurnCard | undefined
  option: OptionCard | undefined
  readonly #discards: Card[] = []
  /** Hands of those who passed or were taken out, and cards that were found face up. */
  readonly #muck: Card[] = []
  /** How many cards were turned from the deck. */
  draws = 0
  /** Whether a player has laid a card since the deck was last reshuffled. */
  hasLaid = false
  /** The player who is out, or is left alone. */
  winner: PanPlayer | undefined
  /** The tops, as the winner received them. */
  share: PotShare | undefined
  /** The only card that may come next, because a ruling has named it. */
  named: Card | undefined

  constructor(rules: PanRules, setup: PanSetup, { readings }: PostedTerms) {
    this.rules = rules
    this.setup = setup
    this.readings = readings
    this.terms = panTermsOf(rules, readings)
    this.stock = new Stock(readings.spades === 'one-set-out' ? { ...rules.deck, less: SPADES } : rules.deck)
    this.dealer = new HouseDealer(this.felt, this.stock)
    this.payments = new PanPayments(this.chips, this.felt, setup.chip, this.terms)
    this.lying = new PanFelt(this.felt)
    this.players = [...setup.seats]
      .sort((a, b) => b.seat - a.seat)
      .map(({ seat, stack }) => new PanPlayer(seat, stack))
  }

  playerAt(seat: Seat): PanPlayer | undefined {
    return this.players.find(player => player.seat === seat)
  }

  get playing(): PanPlayer[] {
    return this.players.filter(player => player.isIn)
  }

  /** The next who plays, counter-clockwise. */
  after(player: PanPlayer): PanPlayer {
    const at = this.players.indexOf(player)
    const order = [...this.players.slice(at + 1), ...this.players.slice(0, at + 1)]
    return order.find(other => other.isIn) ?? player
  }

  /** Whether only one hand is left and nobody else pays, so that there is nothing to play for. */
  get isDecided(): boolean {
    return this.players.filter(player => player.pays).length < 2 || this.playing.length === 0
  }

  /** Whether the player has the card of the turn and has not discarded. */
  isInTurn(player: PanPlayer): boolean {
    return this.inTurn === player && this.turnCard !== undefined
  }

  /** Whether the player in turn has not drawn yet. */
  get isBeforeDraw(): boolean {
    return this.phase === 'playing' && this.turnCard === undefined
  }

  /** Seats are numbered clockwise: the next at the right has the next lower number. */
  startAt(seat: Seat): void {
    const from = Math.max(
      0,
      this.players.findIndex(player => player.seat <= seat),
    )
    this.players = [...this.players.slice(from), ...this.players.slice(0, from)]
    const [starter] = this.players as [PanPlayer]
    this.starter = starter
    this.felt.button('first', beforeSeat(starter.seat))
  }

  /** The card of the turn, or none any more. */
  holdUp(card: TurnCard | undefined): void {
    this.turnCard = card
    this.showTurnCard()
  }

  showTurnCard(): void {
    const { turnCard } = this
    this.lying.drawn(turnCard && !turnCard.isUsed ? turnCard.card : undefined)
  }

  throwAway(card: Card): void {
    this.#discards.push(card)
    this.lying.discards(this.#discards)
  }

  /** Removes the option card from the discards. */
  takeOption(): Card {
    const card = this.#discards.pop()
    if (!this.option || card === undefined) throw new Error('there is no option card')
    this.option = undefined
    this.lying.discards(this.#discards)
    return card
  }

  /** All discards but the option card, to be shuffled. */
  takeDiscards(): Card[] {
    const cards = this.#discards.splice(0, this.#discards.length - (this.option ? 1 : 0))
    if (cards.length > 0) this.lying.discards(this.#discards)
    return cards
  }

  putAway(...cards: readonly Card[]): void {
    this.#muck.push(...cards)
    this.lying.muck(this.#muck)
  }

  /** Puts a hand with those of the players who passed. */
  throwIn(player: PanPlayer): void {
    const cards = [...player.hand.splice(0), ...player.melds.splice(0).flatMap(meld => meld.cards)]
    this.lying.nothing(player)
    this.putAway(...cards)
  }

  /**
   * Takes a player out of the hand; the player repays all collections and goes on paying (003:310, 328, 334,
   * 347).
   */
  foul(player: PanPlayer): void {
    this.payments.repay(player)
    player.state = 'fouled'
    this.#takeOut(player)
  }

  /** Takes a player out of the hand at no cost: the tops go back (003:327). */
  kill(player: PanPlayer): void {
    player.state = 'dead'
    this.payments.returnAnte(player)
    this.#takeOut(player)
  }

  #takeOut(player: PanPlayer): void {
    const next = this.inTurn === player ? this.after(player) : undefined
    this.throwIn(player)
    if (this.winner === player) this.winner = undefined
    if (!next) return
    const { turnCard } = this
    if (turnCard && !turnCard.isUsed) this.putAway(turnCard.card)
    this.holdUp(undefined)
    this.inTurn = next
  }

  /** Records a ruling. */
  record(ruling: RulingLine, then?: Saying): void {
    this.rulings.push(ruling)
    this.felt.say({ type: 'ruled', ruling, ...(then ? { then } : {}) })
  }

  /** Notes an incident that the record shows by itself, with the line that rules on it. */
  found(then: PanAutomaticConsequence, { seat }: PanPlayer): void {
    const row = this.rules.incidents.find(one => one.then === then)
    if (row) this.record({ name: row.name, seat, rule: row.cite })
  }
}
