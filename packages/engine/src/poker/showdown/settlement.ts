import { type Card, namesOf, UNKNOWN } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { Ask, Option } from '../../round/awaiting.ts'
import type { HandShown, Pot, PotShare, Result } from '../../round/result.ts'
import { type Refusal, refuser } from '../../say/refusal.ts'
import type { Saying } from '../../say/saying.ts'
import { foulJokers, isStrayJoker } from '../deal/strays.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import { type ContestedPot, potsOf } from '../hand/pots.ts'
import type { PokerRefusals } from '../rules/refusals.ts'
import { isBeatenBy } from './beaten.ts'
import { boardsFor, boardsOf } from './boards.ts'
import { checkedSeven } from './checked-seven.ts'
import type { HandShownDown, Showdown } from './showdown.ts'

const refuse = refuser<PokerRefusals>()
const MUCK: readonly Option[] = [{ move: 'muck', ends: true }]
const SHOW: readonly Option[] = [{ move: 'show' }]

/** The settlement of a hand: who shows what, and who gets which pot. */
export class Settlement {
  readonly #hand: PokerHand
  readonly #showdown: Showdown
  #pots: readonly Pot[] = []
  /** The hands that were shown down. */
  #down: readonly HandShownDown[] | undefined
  #shown: Record<string, HandShown> | undefined

  constructor(hand: PokerHand, showdown: Showdown) {
    this.#hand = hand
    this.#showdown = showdown
  }

  /** The hands that were shown down, by their places. */
  get shown(): Record<string, HandShown> | undefined {
    if (!this.#shown && this.#down) {
      this.#shown = {}
      for (const hand of this.#down) {
        this.#shown[hand.player.name] = { cards: namesOf(hand.cards), is: this.#showdown.name(hand) }
      }
    }
    return this.#shown
  }

  /** Why the chips cannot move yet. */
  unsettled(): Refusal | undefined {
    const { players, felt } = this.#hand
    if (players.live < 2) return undefined
    for (const { live, name, seat } of players.all) {
      if (live && felt.holds(name, UNKNOWN)) return refuse('poker-unseen-at-showdown', { seat })
    }
    return undefined
  }

  /** What players may still do before the chips move. */
  lastMoves(): Ask[] {
    const { players, felt } = this.#hand
    const several = players.live > 1
    const asked: Ask[] = []
    for (const { live, seat, name } of players.all) {
      if (!live) continue
      if (several) asked.push({ seat, options: MUCK })
      else if (felt.pile(name).some(lying => lying.seen !== 'all')) asked.push({ seat, options: SHOW })
    }
    return asked
  }

  settle(): void {
    const hand = this.#hand
    const { players, collector, rulings } = hand
    foulJokers(hand)
    collector.collect('at-the-end')
    if (players.live < 2) {
      this.#award(this.#contested(), ({ players: [winner], amount }) =>
        winner ? [{ seat: winner.seat, amount, for: this.#showdown.whole }] : [],
      )
      return
    }
    const hands = this.#showHands()
    const found = checkedSeven(hand, hands)
    if (found) {
      const { offender, rule } = found
      rulings.found('checked-seven', rule.cite, offender.seat)
      if (rule.lateBets === 'second-best') {
        this.#awardApart(hands, offender)
        return
      }
      for (const player of players.all) player.takeBack(player.last.bet)
    }
    this.#award(this.#contested(), pot => this.#showdown.divide(pot, hands, players.all))
  }

  #contested(): ContestedPot[] {
    return potsOf(
      this.#hand.players.all.map(player => ({
        player,
        put: player.put,
        dead: player.dead,
        live: player.live,
      })),
    )
  }

  /** Takes the collection off the pots, the main pot first, and pays out the rest. */
  #award(contested: readonly ContestedPot[], divide: (pot: ContestedPot) => PotShare[]): void {
    const { chips, felt, collector } = this.#hand
    let fees = collector.taken
    for (const pot of contested) {
      const taken = Math.min(fees, pot.amount)
      pot.amount -= taken
      fees -= taken
    }
    this.#pots = contested
      .filter(({ amount }) => amount > 0)
      .map((pot, i) => {
        const to = divide(pot)
        for (const share of to) {
          chips.move('pot', String(share.seat), share.amount)
          felt.say({ type: 'won', share, pot: i })
        }
        return { amount: pot.amount, to }
      })
  }

  /**
   * Pays the pots from before the last betting round as always; its bets go to the best hand except the
   * offender's.
   */
  #awardApart(hands: readonly HandShownDown[], offender: Player): void {
    const { all } = this.#hand.players
    const early = potsOf(
      all.map(player => ({
        player,
        put: player.put - player.last.bet,
        dead: player.dead,
        live: player.live,
      })),
    )
    const late = potsOf(
      all.map(player => ({
        player,
        put: player.last.bet,
        dead: 0,
        live: player.live && player !== offender && player.last.bet > 0,
      })),
    )
    const others = hands.filter(hand => hand.player !== offender)
    this.#award([...early, ...late], pot =>
      this.#showdown.divide(pot, late.includes(pot) ? others : hands, all),
    )
  }

  #showHands(): HandShownDown[] {
    const { betting, players } = this.#hand
    const boards = boardsOf(this.#hand)
    const hands: HandShownDown[] = []
    for (const player of players.all) if (player.live) hands.push(this.#handOf(player, boards))
    for (const player of betting.showingOrder) {
      for (const hand of hands) if (hand.player === player) this.#turnOver(hand)
    }
    this.#down = hands
    this.#shown = undefined
    return hands
  }

  /** Turns a hand over and calls it. */
  show(player: Player): void {
    const { felt } = this.#hand
    if (this.#isRead(felt.cards(player.name))) this.#turnOver(this.#handOf(player, boardsOf(this.#hand)))
    else felt.show(player.name)
  }

  #turnOver(hand: HandShownDown): void {
    const { felt } = this.#hand
    const { player, cards } = hand
    felt.show(player.name)
    if (player.called || !this.#isRead(cards)) return
    player.called = true
    felt.say({ type: 'hand', place: player.name, is: this.#showdown.name(hand) })
  }

  /** Whether a hand loses to the open ones; a hand that cannot be read is not known to win. */
  isBeaten(player: Player): boolean {
    const { players } = this.#hand
    if (!this.#isRead(this.#hand.felt.cards(player.name))) return true
    const boards = boardsOf(this.#hand)
    const hand = this.#handOf(player, boards)
    const open = players.all.filter(other => other.live && other.called)
    return isBeatenBy(
      hand,
      open.map(other => this.#handOf(other, boards)),
      this.#contested(),
    )
  }

  #handOf(player: Player, boards: ReturnType<typeof boardsOf>): HandShownDown {
    return this.#showdown.hand(
      player,
      this.#hand.felt.cards(player.name),
      boardsFor(this.#hand, player, boards),
    )
  }

  /** Whether all cards of a hand are known, without a stray joker: that makes no hand. */
  #isRead(cards: readonly Card[]): boolean {
    for (const card of cards) if (card === UNKNOWN || isStrayJoker(this.#hand, card)) return false
    return true
  }

  /** What a hand is so far, as its player sees it; undefined while it is none. */
  nameOf(player: Player): Saying | undefined {
    if (!this.#isRead(this.#hand.felt.cards(player.name))) return undefined
    const hand = this.#handOf(player, boardsOf(this.#hand))
    return hand.ranks.flat().some(rank => rank > 0) ? this.#showdown.name(hand) : undefined
  }

  /** Returns every chip after a misdeal. */
  refund(): void {
    const { collector, players, chips } = this.#hand
    collector.refund()
    for (const player of players.all) chips.move('pot', player.name, player.put + player.dead)
  }

  result(): Result {
    const { setup, chips, rulings, collector } = this.#hand
    const net: Record<string, Cents> = {}
    for (const { seat } of setup.seats) net[seat] = chips.gained(String(seat))
    return {
      ...(this.shown && { hands: this.shown }),
      pots: this.#pots,
      fees: collector.fees,
      ...(rulings.lines.length > 0 ? { rulings: rulings.lines } : {}),
      net,
    }
  }
}
