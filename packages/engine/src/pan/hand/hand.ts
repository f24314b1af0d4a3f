import type { Card } from '../../cards/card.ts'
import type { Posted } from '../../collection/posted.ts'
import type { Place, Ruling, Seat } from '../../round/awaiting.ts'
import { BasePlay } from '../../round/base-play.ts'
import type { Lying } from '../../round/felt.ts'
import type { PotShare, Result } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { View, Viewer } from '../../round/view.ts'
import type { Readings } from '../../rules/readings.ts'
import type { Refusal } from '../../say/refusal.ts'
import { ruleOn } from '../floor/floor.ts'
import { uncollected, worthOfAll } from '../melds/lay.ts'
import { PanCollector } from '../play/collector.ts'
import { dealHands, isStray } from '../play/deal.ts'
import { declare } from '../play/declare.ts'
import { turn } from '../play/turn.ts'
import { panResult } from '../round/result.ts'
import { panSeen } from '../round/view.ts'
import type { PanRules } from '../rules/rules.ts'
import type { PanSetup } from '../rules/setup.ts'
import { type PanTerms, termsOf } from '../rules/terms.ts'
import { PanPlayer } from './player.ts'
import { Purse } from './purse.ts'

/** One set of spades, where the house plays without it (003:298). */
const SPADES = 'As 2s 3s 4s 5s 6s 7s Js Qs Ks'

/** The discard that the next player may use. */
export interface OptionCard {
  readonly card: Card
  readonly by: PanPlayer
}

/** The card of the turn: it is used at once or thrown away, and never goes to the hand (003:310, 004:56-58). */
export interface TurnCard {
  readonly card: Card
  readonly from: 'deck' | 'option' | 'returned'
  used: boolean
}

/** `dealing`, `declaring`, `playing`; `over` when somebody is out and the floor has the last word. */
export type Phase = 'dealing' | 'declaring' | 'playing' | 'over'

/** A hand of Pan, from the deal to the outs. */
export class PanPlay extends BasePlay {
  readonly rules: PanRules
  readonly setup: PanSetup
  readonly readings: Readings
  readonly terms: PanTerms
  /** Counter-clockwise from who is dealt first; from the house dealer's right as long as that is open. */
  players: PanPlayer[]
  starter: PanPlayer | undefined
  readonly purse: Purse
  readonly collector: PanCollector
  phase: Phase = 'dealing'
  turn: PanPlayer | undefined
  option: OptionCard | undefined
  card: TurnCard | undefined
  readonly discards: Card[] = []
  /** Hands of those who passed or were taken out, and cards that were found face up. */
  readonly muck: Card[] = []
  /** How often something was laid since the deck was made up last. */
  laidSince = 0
  draws = 0
  winner: PanPlayer | undefined
  share: PotShare | undefined
  /** A ruling takes exactly this card from the deck. */
  expected: Card | undefined

  constructor(rules: PanRules, setup: PanSetup, house: Posted) {
    super(house.readings.spades === 'one-set-out' ? { ...rules.deck, less: SPADES } : rules.deck)
    this.rules = rules
    this.setup = setup
    this.readings = house.readings
    this.terms = termsOf(rules, house.readings)
    this.players = [...setup.seats]
      .sort((a, b) => b.seat - a.seat)
      .map(({ seat, stack }) => new PanPlayer(seat, stack))
    this.purse = new Purse(this.chips, this.felt, setup.chip, this.terms)
    this.collector = new PanCollector(house, this)
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

  *script(): Script {
    const { ante } = this.setup
    if (ante !== undefined && this.terms.antes === 'everybody') {
      for (const player of this.players) this.purse.ante(player, ante)
    }
    yield* dealHands(this)
    this.phase = 'declaring'
    yield* declare(this)
    this.phase = 'playing'
    const played = !this.isDecided
    this.collector.collect(played)
    if (played) {
      this.turn = this.playing[0]!
      yield* this.#play()
    }
    if (!this.winner) this.winner = this.#alone()
    this.#settle(played)
  }

  /** Only one hand is left, and nobody else pays: there is nothing more to play for. */
  get isDecided(): boolean {
    return this.players.filter(player => player.pays).length < 2 || this.playing.length === 0
  }

  #alone(): PanPlayer | undefined {
    return this.isDecided ? this.playing[0] : undefined
  }

  /** Turns until somebody is out and the floor lets it stand. */
  *#play(): Script {
    for (;;) {
      while (!this.winner && !this.isDecided) {
        if (yield* this.#deckIsOut()) return
        yield* turn(this)
      }
      if (!this.winner) return
      this.phase = 'over'
      yield* this.#lastWord()
      if (this.winner) return
      this.phase = 'playing'
    }
  }

  /** The floor may still rule before the chips move; a foul hand is not out, and the others play on. */
  *#lastWord(): Script {
    yield () => (this.winner ? { kind: 'settlement' } : undefined)
  }

  /** The discards are shuffled; when a whole deck has gone by and nobody laid a card, the hand is over. */
  *#deckIsOut(): Script<boolean> {
    if (this.left > 0 || this.card) return false
    if (this.terms.deckRunsOut === 'hand-ends' || this.laidSince === 0) return true
    const top = this.option ? 1 : 0
    const cards = this.discards.splice(0, this.discards.length - top)
    if (cards.length === 0) return true
    this.showDiscards()
    this.laidSince = 0
    yield* this.reshuffle(cards)
    return false
  }

  /** Seats are numbered clockwise: the next at the right has the next lower number. */
  startAt(seat: Seat): void {
    const at = this.players.findIndex(player => player.seat <= seat)
    const from = Math.max(0, at)
    this.players = [...this.players.slice(from), ...this.players.slice(0, from)]
    this.starter = this.players[0]!
    this.felt.button('first', this.starter.seat)
  }

  /** The outs: the chips for going out, and every condition again, as the hand lies (003:329, 340). */
  #settle(played: boolean): void {
    const { winner, rules, purse } = this
    if (!winner) {
      for (const player of this.players) purse.returnAnte(player)
      return
    }
    if (winner.melded >= rules.out.cards) {
      const chips = rules.out.chips + worthOfAll(winner, this.terms) + uncollected(winner, this.terms)
      purse.collect(this.players, winner, chips, 'outs', rules.out.cite)
    }
    if (!played) this.collector.close()
    const amount = purse.award(winner)
    if (amount === 0) return
    this.share = { seat: winner.seat, amount, for: 'tops' }
    this.felt.say({ type: 'won', share: this.share, pot: 0 })
  }

  /** A hand goes to the hands of those who passed. */
  throwIn(player: PanPlayer): void {
    this.muck.push(...player.hand.splice(0), ...player.melds.splice(0).flatMap(({ cards }) => cards))
    this.felt.lie(player.name, [[]])
    this.showMuck()
  }

  /** Is out of the hand, repays what was collected, and goes on paying (003:310, 328, 334, 347). */
  foul(player: PanPlayer): void {
    this.purse.repay(player)
    player.state = 'fouled'
    this.#takeOut(player)
  }

  /** Is out of the hand at no cost: the tops go back (003:327). */
  kill(player: PanPlayer): void {
    player.state = 'dead'
    this.purse.returnAnte(player)
    this.#takeOut(player)
  }

  #takeOut(player: PanPlayer): void {
    const next = this.turn === player ? this.after(player) : undefined
    this.throwIn(player)
    if (this.winner === player) this.winner = undefined
    if (!next) return
    if (this.card && !this.card.used) this.muck.push(this.card.card)
    this.card = undefined
    this.showTurnCard()
    this.showMuck()
    this.turn = next
  }

  override accepts(card: Card): boolean {
    if (this.expected !== undefined) return card === this.expected
    return super.accepts(card) || isStray(card)
  }

  override boxed(to: Place, card: Card): void {
    super.boxed(to, card)
    this.muck.push(card)
    this.showMuck()
  }

  override atOnce(): boolean {
    return false
  }

  override rule(ruling: Ruling): Refusal | undefined {
    return ruleOn(this, ruling)
  }

  /** Something that shows in the record itself, with the line that rules on it. */
  found(name: string, seat: Seat): void {
    const incident = this.rules.incidents.find(one => one.name === name)
    if (!incident) return
    const ruling = { name, seat, rule: incident.cite }
    this.rulings.push(ruling)
    this.felt.say({ type: 'ruled', ruling })
  }

  lyingHand(player: PanPlayer): Lying[] {
    return player.hand.map(card => ({ card, seen: player.seat }))
  }

  /** The hand and the melds of a player as they lie now. */
  show(player: PanPlayer): void {
    const { felt } = this
    felt.piles.set(player.name, this.lyingHand(player))
    player.melds.forEach(({ cards }, i) => {
      felt.piles.set(`${player.name}.${i + 1}`, lyingUp(cards))
    })
  }

  showTurnCard(): void {
    const { card } = this
    this.felt.piles.set('drawn', card && !card.used ? lyingUp([card.card]) : [])
  }

  showDiscards(): void {
    this.felt.piles.set('discards', lyingUp(this.discards))
  }

  showMuck(): void {
    this.felt.piles.set(
      'muck',
      this.muck.map(card => ({ card, seen: 'none' })),
    )
  }

  result(): Result {
    return panResult(this)
  }

  view(viewer: Viewer): View {
    return panSeen(this, viewer)
  }
}

const lyingUp = (cards: readonly Card[]): Lying[] => cards.map(card => ({ card, seen: 'all' }))
