import type { Cents } from '../../money/cents.ts'
import type { Move } from '../../round/awaiting.ts'
import { moveIn, type Script } from '../../round/script.ts'
import type { Street } from '../rules/rules.ts'
import { Bets } from './bets.ts'
import { PokerHand } from './hand.ts'
import type { Player } from './player.ts'
import { uncalled } from './pots.ts'
import { Stakes } from './stakes.ts'
import { firstShowing, hasOpenPair } from './up-cards.ts'

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

/** The betting rounds of a hand: one after the other, and the last one again where the floor undoes an act. */
export abstract class PokerBetting extends PokerHand {
  /** The betting round that is on. */
  bets: Bets | undefined
  /** The last act of the betting, as long as it can be undone. */
  lastAct: LastAct | undefined
  /** The betting round that the last act closed, and what went back then. */
  #closed: Closed | undefined
  /** Who was first to act before the last card of stud. */
  protected firstBefore = 0

  /** Everybody in turn, until the betting is complete. */
  protected *bet(): Script {
    const question = () => {
      const player = this.bets!.next()
      return player && this.bets!.decision(player)
    }
    for (let move = moveIn(yield question); move; move = moveIn(yield question)) {
      this.act(this.playerAt(move.seat)!, move)
    }
  }

  newBets(street: Street): Bets {
    const size = this.stakes.on(this.#asRead(street), street.openPair !== undefined && this.#openPair())
    const [order, first] = this.order(street)
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
  protected order(street: Street): [readonly Player[], number] {
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
        if (this.lastCardUp) return [players, this.firstBefore]
        const ups = players.map(player => (player.live ? this.upCards(player) : undefined))
        return [players, firstShowing(ups, street.first === 'high-board' ? 'high' : 'low')]
      }
      default:
        return [players, 0]
    }
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
    yield* this.bet()
    this.endRound()
    if (next) this.newBets(this.rules.streets[this.street]!)
  }

  /** The bets go to the pot; what nobody has called goes back. */
  protected endRound(): void {
    const back = uncalled(this.players)
    if (back) {
      back.player.takeBack(back.cents)
      this.felt.say({ type: 'returned', seat: back.player.seat, cents: back.cents })
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
}
