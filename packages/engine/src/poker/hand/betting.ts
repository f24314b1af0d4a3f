import type { Cents } from '../../money/cents.ts'
import type { Awaiting, Input, Move } from '../../round/awaiting.ts'
import { beforeSeat } from '../../round/button.ts'
import type { Felt } from '../../round/felt.ts'
import { moveIn, type Script, type Series } from '../../round/script.ts'
import type { Street } from '../rules/rules.ts'
import { Stakes } from '../rules/stakes.ts'
import type { PokerTerms } from '../rules/terms.ts'
import { BettingRound } from './bets.ts'
import type { Player } from './player.ts'
import type { Players } from './players.ts'
import type { BlindsPosted } from './posts.ts'
import { uncalled } from './pots.ts'
import type { Repairs } from './repairs.ts'
import type { HandStage } from './stage.ts'
import { afterBlinds, orderByBoard, type TurnOrder } from './turn-order.ts'
import { hasOpenPair, upCards } from './up-cards.ts'

/** The parts that the betting of a hand needs. */
interface BettingOf {
  readonly terms: PokerTerms
  readonly players: Players
  readonly felt: Felt
  readonly stage: HandStage
  readonly repairs: Repairs
  /** All chips put in, the collection included: a pot-limit bet is measured by them. */
  readonly wagered: () => Cents
}

/** A fold or a call, with what it takes to undo it. */
interface UndoableAct {
  readonly player: Player
  readonly move: 'fold' | 'call'
  readonly acted: boolean
  readonly actedAt: Cents
  readonly paid: Cents
}

/** A finished betting round, and the uncalled chips that went back. */
interface ClosedBettingRound {
  readonly bets: BettingRound
  readonly street: number
  readonly back: ReturnType<typeof uncalled>
}

/**
 * The betting rounds of a hand: one after the other, and the last one again where the floor undoes an act.
 */
export class BettingRounds implements Series {
  readonly kind = 'series'
  /** The current betting round. */
  round: BettingRound | undefined
  stakes: Stakes
  readonly #of: BettingOf
  readonly #isBarred = (player: Player): boolean => this.#of.repairs.hands.of(player)?.barred === true
  /** The players who have killed the pot, the first one first. */
  readonly kills: Player[] = []
  /** What the blinds leave to call, and who posted the last of them. */
  #posted: BlindsPosted = { toCall: 0, last: undefined }
  /** Who is asked to act. */
  #turn: Player | undefined
  /** The last act while it can be undone, and the betting round that it closed. */
  #lastAct: UndoableAct | undefined
  #closed: ClosedBettingRound | undefined
  /** The last bettor, or the first to check where nobody has bet since: this player shows first. */
  #instituted: Player | undefined
  #begun = false
  /** Who was first to act before the last card of stud. */
  #firstBefore = 0

  constructor(of: BettingOf) {
    this.#of = of
    this.stakes = of.terms.stakes
  }

  get toCall(): Cents {
    return this.#posted.toCall
  }

  /** Notes that the blinds are in. */
  post(posted: BlindsPosted): void {
    this.#posted = posted
  }

  /** Takes a blind that raises the limits; its player acts after all others before the draw. */
  kill(player: Player, amount: Cents): void {
    const { felt, terms } = this.#of
    const cents = player.pay(amount - player.bet)
    felt.say({ type: 'posted', seat: player.seat, what: 'kill', cents })
    felt.button('kill', beforeSeat(player.seat))
    this.kills.push(player)
    this.#posted = { ...this.#posted, toCall: amount }
    if (terms.readings.killLimits !== 'unchanged') {
      const { setup, mostWager } = terms
      this.stakes = new Stakes(setup, mostWager, amount / Math.max(...(setup.blinds ?? [amount])))
    }
  }

  start(street: Street): BettingRound {
    const { terms, wagered } = this.#of
    const size = this.stakes.on(this.#asRead(street), street.openPair !== undefined && this.#openPair())
    const turns = this.#order(street)
    const order = turns[0]
    const first = turns[1]
    const noCheck = street.noCheck !== undefined
    const bets = new BettingRound({
      terms,
      order,
      first,
      size,
      noCheck,
      pot: wagered,
      isBarred: this.#isBarred,
    })
    if (street.first === 'after-blinds' && this.toCall > 0) {
      bets.begin(this.toCall, this.stakes.isLimit ? size.least : this.toCall)
    }
    this.round = bets
    this.#begun = false
    return bets
  }

  /** The order in which hands are shown: clockwise from the player of the last action. */
  get showingOrder(): readonly Player[] {
    const { all } = this.#of.players
    const from = this.#instituted ? all.indexOf(this.#instituted) : 0
    return from === 0 ? all : [...all.slice(from), ...all.slice(0, from)]
  }

  /** The reading of the card from which the upper figure is bet. */
  #asRead(street: Street): Street {
    const { terms, stage } = this.#of
    const { upperFrom } = terms.readings
    if (upperFrom === undefined) return street
    const from = terms.rules.streets.findIndex(one => one.name === upperFrom)
    return { ...street, bet: stage.at >= from ? 'upper' : 'lower' }
  }

  #openPair(): boolean {
    const { players, felt } = this.#of
    return players.all.some(player => player.live && hasOpenPair(upCards(felt, player)))
  }

  #order({ first }: Street): TurnOrder {
    const { players, felt, repairs } = this.#of
    switch (first) {
      case 'after-blinds':
        return afterBlinds(players.all, this.#beginsAfter, this.#actLast ? this.kills : [])
      case 'high-board':
      case 'low-board':
        return repairs.hands.lastCardUp
          ? [players.all, this.#firstBefore]
          : orderByBoard(players.all, felt, first)
      default:
        return [players.all, 0]
    }
  }

  /**
   * The player after whom the betting before the flop or the draw begins; without one it begins at the
   * button's left.
   */
  get #beginsAfter(): Player | undefined {
    const { rules, setup, readings } = this.#of.terms
    const { blinds, straddle } = setup
    const fromButton = rules.opening.by === 'blinds' && rules.opening.single !== undefined
    const single = blinds?.length === 1 && !straddle && fromButton && readings.singleBlind !== 'left-of-blind'
    return single ? undefined : this.#posted.last
  }

  /** Players who have killed the pot act last, not in their seats' turns. */
  get #actLast(): boolean {
    const { rules, readings } = this.#of.terms
    return (readings.killerActs ?? rules.kill?.acts) === 'last'
  }

  /** The last card of stud is dealt: even face up it does not change who acts first. */
  rememberFirst(street: Street): void {
    this.#firstBefore = this.#order(street)[1]
  }

  /** Whose turn it is, with the options; undefined when the betting is complete. */
  next(): Awaiting | undefined {
    const { round } = this
    this.#turn = round?.next()
    return round && this.#turn && round.decision(this.#turn)
  }

  /** Takes the answer. */
  take(answer: Input): void {
    const move = moveIn(answer)
    if (this.#turn && move) this.act(this.#turn, move)
  }

  act(player: Player, move: Move): void {
    const { felt, players } = this.#of
    const { round } = this
    if (!round) throw new Error('there is no betting')
    felt.say({ type: 'moved', move })
    const { acted, actedAt, put } = player
    const institutes = move.move === 'bet' || move.move === 'raise' || (move.move === 'check' && !this.#begun)
    if (institutes && (move.move !== 'check' || round.current === 0)) {
      this.#instituted = player
      this.#begun = true
    }
    round.take(player, move)
    this.#lastAct =
      move.move === 'fold' || move.move === 'call'
        ? { player, move: move.move, acted, actedAt, paid: player.put - put }
        : undefined
    this.#closed = undefined
    if (move.move === 'fold') player.dealtOn = round.made === 0
    else if (round.made > 0) for (const other of players.all) other.dealtOn = false
  }

  /** Moves the bets to the pot; uncalled chips go back. */
  end(): void {
    const { players, felt, terms, repairs, stage } = this.#of
    const back = this.#returnUncalled()
    if (back) felt.say({ type: 'returned', seat: back.player.seat, cents: back.cents })
    for (const player of players.all) player.endRound()
    if (terms.readings.noInitiative !== 'hand') repairs.hands.liftBars()
    this.#closed = this.round && { bets: this.round, street: stage.at, back }
    this.round = undefined
  }

  /** Uncalled chips pay no fee, but a fee that was taken before they came back (004:4243) stays taken. */
  #returnUncalled(): ClosedBettingRound['back'] {
    const found = uncalled(this.#of.players.all)
    const cents = found?.player.takeBack(found.cents) ?? 0
    return found && cents > 0 ? { player: found.player, cents } : undefined
  }

  /** What the last act put in, if it was this one and can be undone: before another street is over. */
  undoable(player: Player, move: 'fold' | 'call'): { readonly paid: Cents } | undefined {
    const { stage } = this.#of
    if (this.#lastAct?.player !== player || this.#lastAct.move !== move) return undefined
    const inTime = this.#closed
      ? stage.at <= this.#closed.street + 1 && !stage.showing
      : this.round !== undefined
    return inTime ? this.#lastAct : undefined
  }

  /** Undoes the last act: the seat acts again, if need be in the betting round that it closed. */
  undo(): void {
    if (!this.#lastAct) return
    const { player, acted, actedAt } = this.#lastAct
    if (this.#closed) this.#reopen(this.#closed)
    player.acted = acted
    player.actedAt = actedAt
    player.acts--
    this.round?.startAt(player)
    this.#lastAct = undefined
  }

  /** Makes earlier acts final, because something else has been decided. */
  clearUndo(): void {
    this.#lastAct = undefined
    this.#closed = undefined
  }

  #reopen({ bets, back }: ClosedBettingRound): void {
    const { players, repairs } = this.#of
    const next = this.round
    for (const player of players.all) player.reopenRound()
    if (back) back.player.pay(back.cents)
    this.round = bets
    this.#closed = undefined
    repairs.mending.push(() => this.#playOn(next !== undefined))
  }

  /** Ends a reopened betting round, and goes on with the next. */
  *#playOn(next: boolean): Script {
    yield this
    this.end()
    if (next) this.start(this.#of.stage.street)
  }
}
