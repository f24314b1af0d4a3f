import type { Posted } from '../collection/posted.ts'
import type { Awaiting, Ruling } from '../round/awaiting.ts'
import type { Result } from '../round/result.ts'
import { Misdeal, type Script } from '../round/script.ts'
import type { View, Viewer } from '../round/view.ts'
import { type Refusal, refuse } from '../say/refusal.ts'
import { PokerBetting } from './betting.ts'
import { boardCard, burn, cardRound } from './deal.ts'
import { discards } from './discards.ts'
import { draws } from './draws.ts'
import { exposures } from './expose.ts'
import { ruleOn } from './incidents/rule.ts'
import { killOffers } from './kill.ts'
import { open } from './open.ts'
import type { Player } from './player.ts'
import { postAll } from './posts.ts'
import type { PokerRules, Street } from './rules.ts'
import { offerTwice, secondBoard } from './run-twice.ts'
import { Settlement } from './settlement.ts'
import type { PokerSetup } from './setup.ts'
import { dealShort, runsShort } from './short-deck.ts'
import { pokerSeen } from './view.ts'

/** A round of a pot game: streets of cards and betting, and a showdown. */
export class PokerPlay extends PokerBetting {
  readonly settlement: Settlement

  constructor(rules: PokerRules, setup: PokerSetup, house: Posted) {
    super(rules, setup, house)
    this.settlement = new Settlement(this)
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
      this.endRound()
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
    // A ruling has ended the hand before the board: this street was not reached.
    if (this.live < 2 && street.board) {
      this.street--
      return false
    }
    this.collector.collect(false)
    if (street.draw) yield* draws(this, street.draw, this.#burnsBefore(street))
    const discardWhen = street.discard && (this.readings.discardTiming ?? street.discard.when)
    if (discardWhen === 'before-betting') yield* discards(this, street.discard!.cards)
    if (this.live > 1 && this.isBet(street) && (yield* this.#betting(street))) return true
    if (this.live < 2) return false
    this.endRound()
    if (discardWhen === 'after-betting') yield* discards(this, street.discard!.cards)
    if (street.expose !== undefined) yield* exposures(this)
    if (this.rules.runTwice !== undefined && !this.twiceOffered) yield* offerTwice(this)
    return false
  }

  *#dealStreet(street: Street): Script {
    if (street.name === 'river' && this.aside.length > 0) yield* this.reshuffle(this.aside.splice(0))
    if (street.name === 'seventh') this.firstBefore = this.order(street)[1]
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
    for (let task = this.afterDeal.shift(); task; task = this.afterDeal.shift()) yield* task()
  }

  #post(): void {
    const { setup, felt } = this
    if (setup.button !== undefined) felt.button('dealer', setup.button)
    const { toCall, last } = postAll(this.players, setup, this.terms, (player, what, cents) =>
      felt.say({ type: 'posted', seat: player.seat, what, cents }),
    )
    this.toCall = toCall
    this.lastBlind = last
    const { blinds } = setup
    if (blinds && blinds.length > 1) felt.button('small-blind', this.blindAt(0)!.seat)
    if (blinds) felt.button('big-blind', this.blindAt(blinds.length - 1)!.seat)
    if (setup.kill) this.kill(this.playerAt(setup.kill.seat)!, setup.kill.amount)
  }

  /** A betting round; true when the chips can move: one hand is left, or the last round is over. */
  *#betting(street: Street): Script<boolean> {
    const bets = this.newBets(street)
    if (street.first === 'opener') yield* open(this, bets)
    for (;;) {
      yield* this.bet()
      const last = this.street === this.rules.streets.length - 1
      if (this.live > 1 && !last) return false
      if (last && this.live > 1 && this.twiceFrom !== undefined) yield* secondBoard(this)
      if (yield* this.#lastWord()) return true
    }
  }

  /**
   * Before the chips move a hand may be mucked, or one that nobody has to show be shown, and the floor may rule.
   * False when a ruling has opened the betting again.
   */
  *#lastWord(): Script<boolean> {
    const question = (): Awaiting | undefined => {
      this.showing = !this.bets?.next()
      return this.showing ? { kind: 'settlement', asked: this.settlement.lastMoves() } : undefined
    }
    for (;;) {
      const answer = yield question
      if (answer?.kind !== 'move') return answer !== undefined
      this.felt.say({ type: 'moved', move: answer })
      const player = this.playerAt(answer.seat)!
      if (answer.move === 'show') this.felt.show(player.name)
      else player.out = 'mucked'
    }
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

  #burnsBefore(street: Street): boolean {
    return street.burn === true && this.readings.burnBeforeDraw !== 'no'
  }

  /** Badugi's print leaves open whether there is betting after the second draw. */
  isBet(street: Street): boolean {
    return !(street.name === 'second-draw' && this.readings.bettingAfterSecondDraw === 'no')
  }

  override rule(ruling: Ruling): Refusal | undefined {
    return ruleOn(this, ruling)
  }

  override unsettled(): Refusal | undefined {
    const why = this.settlement.unsettled()
    return why === undefined ? undefined : refuse(why)
  }

  result(): Result {
    return this.settlement.result()
  }

  view(viewer: Viewer): View {
    return pokerSeen(this, viewer)
  }
}
