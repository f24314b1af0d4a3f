import { calledFor } from '../rules/seating.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { AtTable } from './at-table.ts'
import { buyInOf, moreChips, shortAfter } from './buying.ts'
import type { CommandOf } from './command.ts'
import { heldUntil } from './held.ts'
import { refuseAtTable } from './refusals.ts'
import { checkChange, checkSeat, sitDown } from './seating.ts'
import { freeSeats, type PlayerId, type SeatedPlayer, seatedAs, seatedAt } from './seats.ts'
import type { BuyIn } from './settings.ts'
import type { ShoeCommands } from './shoe-commands.ts'
import { nextCall, seatHeldFor, seatsFor, waitingAt } from './waiting.ts'

/** The commands about seats: who sits where, with how many chips, and who waits for a seat. */
export class SeatCommands {
  readonly #at: AtTable
  readonly #shoe: ShoeCommands

  constructor(at: AtTable, shoe: ShoeCommands) {
    this.#at = at
    this.#shoe = shoe
  }

  /** Whether a player has chips in the current round. */
  takesPart(player: PlayerId): boolean {
    return Object.values(this.#at.state.round?.accounts ?? {}).includes(player)
  }

  /** When the next `call` is due: a player is to be called, or a seat given up. */
  callsAt(now: number): number | undefined {
    if (nextCall(this.#at.state, this.#places)) return now
    const ends = [
      ...waitingAt(this.#at.state).map(({ called }) => called?.until),
      ...seatedAt(this.#at.state.seats)
        .filter(({ player }) => !this.takesPart(player))
        .map(seated => heldUntil(this.#at.game.rules, seated)),
    ].filter(end => end !== undefined)
    return ends.length > 0 ? Math.min(...ends) : undefined
  }

  /** The buy-in range of a player. */
  buyInOf(player: PlayerId, now: number): BuyIn {
    return buyInOf(this.#at.settings.buyIn, this.#at.game.rules, this.#at.state, player, now)
  }

  sit(command: CommandOf<'sit'>): Refusal | undefined {
    const buyIn = this.buyInOf(command.player, this.#at.now)
    const who = sitDown(this.#at.state, this.#places, buyIn, command)
    if (isRefusal(who)) return who
    if (who.provider) {
      const { part } = this.#at
      const kept = part.admitsProvider ? part.admitsProvider() : refuseAtTable('no-providers-here')
      if (kept) return kept
    }
    const own = this.#at.part.sits?.(who.seat)
    this.#at.emit({ type: 'sat', ...who, ...(own ? { own } : {}) })
    return undefined
  }

  stand(who: SeatedPlayer): Refusal | undefined {
    const { seat, stack, player, leaving } = who
    if (leaving) return refuseAtTable('leaving-already')
    if (this.takesPart(player)) {
      this.#at.emit({ type: 'leaving', seat })
      return undefined
    }
    this.#shoe.unseal(who)
    this.#at.emit({ type: 'stood', seat, stack, at: this.#at.now })
    return this.#without(who, 'stood')
  }

  away(who: SeatedPlayer, away: boolean): Refusal | undefined {
    if (who.away === away) return refuseAtTable(away ? 'away-already' : 'back-already')
    const kept = away ? this.#at.part.keeps?.(who) : this.#payOwed(who.seat)
    if (kept) return kept
    this.#at.emit({ type: 'away', seat: who.seat, away, at: this.#at.now })
    return away ? this.#without(who, 'away') : undefined
  }

  #without(who: SeatedPlayer, how: 'stood' | 'away'): Refusal | undefined {
    if (this.#at.state.phase !== 'making-up' || !this.#at.part.without) return undefined
    return this.#at.follow(this.#at.part.without(who, how))
  }

  chips(who: SeatedPlayer, cents: number): Refusal | undefined {
    if (this.takesPart(who.player)) return refuseAtTable('chips-between-rounds')
    const { buyIn } = this.#at.settings
    const more = moreChips(buyIn, who)
    const { min, max } = more ?? { min: 1, max: 0 }
    if (max !== undefined && cents > max) return refuseAtTable('chips-at-most', { cents: max })
    if (cents < min) return refuseAtTable('short-buy-used-up', { min })
    const short = shortAfter(buyIn, who, cents)
    const { seat, hasBoughtShort = false } = who
    this.#at.emit({ type: 'chips', seat, cents, ...(short === hasBoughtShort ? {} : { short }) })
    // A player who plays on pays at once; an absent player pays when coming back.
    if (!who.away) this.#payOwed(seat)
    return undefined
  }

  /**
   * Chips that neither lie on a wager nor are owed may leave a table where nobody plays for others' stacks.
   */
  chipsOff({ seat, player, stack, owesTime = 0 }: SeatedPlayer, cents: number): Refusal | undefined {
    const { part } = this.#at
    if (!part.chipsComeOff) return refuseAtTable('table-stakes')
    if (this.takesPart(player)) return refuseAtTable('chips-between-rounds')
    if ((part.face().lying[seat] ?? 0) > 0) return refuseAtTable('chips-wait-for-the-deal')
    const most = Math.max(0, stack - owesTime)
    if (cents > most) return refuseAtTable('chips-off-at-most', { cents: most })
    this.#at.emit({ type: 'chips-off', seat, cents })
    return undefined
  }

  /** Collection that is owed comes out of the chips before the player plays on (002:220). */
  #payOwed(seat: number): Refusal | undefined {
    const { owesTime = 0, stack = 0 } = this.#at.state.seats[seat] ?? {}
    if (owesTime > stack) return refuseAtTable('collection-owed', { cents: owesTime })
    if (owesTime > 0) this.#at.emit({ type: 'paid', seat, cents: owesTime })
    return undefined
  }

  changeSeat(who: SeatedPlayer, to: number): Refusal | undefined {
    const { seat, player, movingTo } = who
    if (to === seat) {
      if (movingTo === undefined) return refuseAtTable('seated-already', { seat })
      this.#at.emit({ type: 'moving', seat })
      return undefined
    }
    const wrong = checkChange(
      this.#at.state,
      this.#places,
      who,
      to,
      this.#at.game.rules.seating?.changes?.players,
    )
    if (wrong) return wrong
    if (this.takesPart(player) || this.#isBetting) this.#at.emit({ type: 'moving', seat, to })
    else this.#takeOtherSeat(who, to)
    return undefined
  }

  wait({ player, name }: CommandOf<'wait'>): Refusal | undefined {
    const seat = seatedAs(this.#at.state.seats, player)?.seat
    if (seat !== undefined) return refuseAtTable('seated-already', { seat })
    if (waitingAt(this.#at.state).some(one => one.player === player)) return refuseAtTable('waiting-already')
    if (seatsFor(this.#at.state, this.#places, player).length > 0) return refuseAtTable('seat-is-free')
    this.#at.emit({ type: 'listed', player, name })
    return undefined
  }

  waitNoMore({ player }: CommandOf<'wait-no-more'>): Refusal | undefined {
    if (!waitingAt(this.#at.state).some(one => one.player === player)) return refuseAtTable('not-waiting')
    this.#at.emit({ type: 'unlisted', player })
    return undefined
  }

  /** The floor calls a player to a seat, past the others who wait. */
  invite({ player, name, seat: wanted, until }: CommandOf<'invite'>): Refusal | undefined {
    const { state } = this.#at
    const at = seatedAs(state.seats, player)?.seat
    if (at !== undefined) return refuseAtTable('seated-already', { seat: at })
    const isFree = (seat: number) => (seatHeldFor(state, seat)?.player ?? player) === player
    const seat = wanted ?? freeSeats(state.seats, this.#places).find(isFree)
    if (seat === undefined) return refuseAtTable('table-full')
    const wrong = checkSeat(state, this.#places, player, seat)
    if (wrong) return wrong
    if (!waitingAt(state).some(one => one.player === player)) this.#at.emit({ type: 'listed', player, name })
    this.#at.emit({ type: 'called', player, seat, until })
    return undefined
  }

  call(now: number): Refusal | undefined {
    for (const who of seatedAt(this.#at.state.seats)) {
      const until = heldUntil(this.#at.game.rules, who)
      if (until !== undefined && until <= now && !this.takesPart(who.player)) {
        const wrong = this.#holdNoLonger(who, now)
        if (wrong) return wrong
      }
    }
    for (const { player, called } of waitingAt(this.#at.state)) {
      if (called && called.until <= now) this.#at.emit({ type: 'unlisted', player })
    }
    const until = now + calledFor(this.#at.game.rules).minutes * 60_000
    for (
      let call = nextCall(this.#at.state, this.#places);
      call;
      call = nextCall(this.#at.state, this.#places)
    ) {
      this.#at.emit({ type: 'called', player: call.who.player, seat: call.seat, until })
    }
    return undefined
  }

  /** The time is up: the chips leave the table, and the name goes on the waiting list (003:284). */
  #holdNoLonger(who: SeatedPlayer, now: number): Refusal | undefined {
    const { seat, stack, player, name } = who
    this.#at.emit({ type: 'stood', seat, stack, at: now, why: 'held-no-longer' })
    this.#at.emit({ type: 'listed', player, name })
    return this.#without(who, 'stood')
  }

  /** Lets players leave who asked to, and moves players who asked for another seat if it is still free. */
  letGo(): void {
    for (const { seat, stack, leaving } of seatedAt(this.#at.state.seats)) {
      if (leaving) this.#at.emit({ type: 'stood', seat, stack, at: this.#at.now })
    }
    for (const who of seatedAt(this.#at.state.seats)) {
      const { seat, movingTo } = who
      if (movingTo === undefined) continue
      if (this.#at.state.seats[movingTo] || seatHeldFor(this.#at.state, movingTo))
        this.#at.emit({ type: 'moving', seat })
      else this.#takeOtherSeat(who, movingTo)
    }
  }

  #takeOtherSeat(who: SeatedPlayer, to: number): void {
    const own = this.#at.part.moves?.(who, to)
    this.#at.emit({ type: 'moved', seat: who.seat, to, ...(own ? { own } : {}) })
  }

  get #places(): number {
    return this.#at.places
  }

  /** Whether wagers lie at the seats of the round being made up. */
  get #isBetting(): boolean {
    return this.#at.state.phase === 'making-up' && this.#at.part.pauses === 'before-making-up'
  }
}
