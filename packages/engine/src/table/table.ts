import { dollars } from '../money/cents.ts'
import type { Library } from '../record/record.ts'
import { type Ask, type Input, type Seat, whose } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import { isRefusal, type Refusal, refuse, writeRefusal } from '../say/refusal.ts'
import { applyEvent, roundOf } from './apply.ts'
import { mayBank, nextOffer } from './bank.ts'
import { hasButton, mayStraddle, startPot } from './blinds.ts'
import type { TableCommand, WantedMove } from './command.ts'
import type { TableEvent } from './event.ts'
import { drawForButton } from './opening.ts'
import { sit } from './seating.ts'
import { gameOf, type TableGame, type TableSettings } from './settings.ts'
import { emptyTable, isIn, type MakeUp, type PlayerId, seatOf, type TableState, takenSeats } from './state.ts'
import { timeCollection } from './time.ts'
import { bankBounds, isBanked, placeWagers, startBanked } from './wagering.ts'

type Command<D extends TableCommand['do']> = Extract<TableCommand, { do: D }>

/**
 * What outlives a round: seats, stacks, the player-dealer's turn, blinds owed, the half-hour clock. Commands
 * go in, events come out, and the table is what its events make it. A refused command changes nothing.
 */
export class Table {
  readonly settings: TableSettings
  readonly game: TableGame
  readonly state: TableState
  #round: Round | undefined
  #finished: Round | undefined
  #events: TableEvent[] = []

  private constructor(settings: TableSettings, game: TableGame, state: TableState) {
    this.settings = settings
    this.game = game
    this.state = state
    this.#round = roundOf(state, game)
  }

  /** A table as its settings, or the state in which it was left, make it. */
  static open(settings: TableSettings, library: Library, state = emptyTable()): Table | Refusal {
    const game = gameOf(settings, library)
    return isRefusal(game) ? game : new Table(settings, game, state)
  }

  /** The round that is on. */
  get round(): Round | undefined {
    return this.#round
  }

  /** The round before, as it lay when it was over; nothing once the next is dealt, nor after a restart. */
  get finished(): Round | undefined {
    return this.#finished
  }

  /** Follows what happened before. */
  replay(event: TableEvent): void {
    this.#apply(event)
  }

  take(command: TableCommand): readonly TableEvent[] | Refusal {
    if (this.state.closed) return refuse('the table is closed')
    this.#events = []
    const refusal = this.#decide(command)
    return refusal ?? this.#events
  }

  /** Enough players for a round. */
  get ready(): boolean {
    return Object.values(this.state.seats).filter(isIn).length >= 2
  }

  /** What a player is asked for in the round that is on. */
  asksOf(player: PlayerId): Ask[] {
    const awaiting = this.#round?.awaiting
    if (awaiting?.kind !== 'decision') return []
    const seat = seatOf(this.state, player)
    const name = seat === undefined ? undefined : this.state.seats[seat]!.name
    return awaiting.asked.filter(ask => (ask.by === undefined ? ask.seat === seat : ask.by === name))
  }

  #emit(event: TableEvent): void {
    this.#apply(event)
    this.#events.push(event)
  }

  #apply(event: TableEvent): void {
    if (event.type === 'input') {
      const refusal = this.#round!.take(event.input)
      if (refusal) throw new Error(`round ${this.state.round!.id}: ${writeRefusal(refusal)}`)
    }
    applyEvent(this.state, event, this.#round)
    if (event.type === 'dealt') this.#round = roundOf(this.state, this.game)
    if (event.type === 'dealt' || event.type === 'voided') this.#finished = undefined
    if (event.type === 'finished') this.#finished = this.#round
    if (event.type === 'finished' || event.type === 'voided') this.#round = undefined
  }

  #decide(command: TableCommand): Refusal | undefined {
    switch (command.do) {
      case 'sit': {
        const sat = sit(this.game.rules, this.settings, this.state, command)
        if (isRefusal(sat)) return sat
        this.#emit(sat)
        return undefined
      }
      case 'stand':
        return this.#seated(command.player, seat => this.#stand(seat))
      case 'away':
        return this.#seated(command.player, seat => this.#away(seat, command.away))
      case 'chips':
        return this.#seated(command.player, seat => this.#chips(seat, command.cents))
      case 'make-up':
        return this.#seated(command.player, seat => this.#makeUp(seat, command.how))
      case 'next':
        return this.#next(command)
      case 'bank':
        return this.#seated(command.player, seat => this.#bank(seat, command.wager))
      case 'wager':
        return this.#seated(command.player, seat => this.#wager(seat, command))
      case 'add':
        return this.#seated(command.player, seat => this.#add(seat, command.text))
      case 'deal':
        return this.#deal(command)
      case 'move':
        return this.#move(command.player, command.move)
      case 'input':
        return this.#input(command.input)
      case 'stop':
        if (this.state.phase === 'idle' || this.state.phase === 'round') return refuse('nothing to stop')
        this.#emit({ type: 'stopped' })
        return undefined
      case 'void':
        if (!this.state.round) return refuse('no round is on')
        this.#emit({ type: 'voided', id: this.state.round.id })
        this.#letGo()
        return undefined
      case 'time': {
        const collected = this.#round ? undefined : timeCollection(this.game, this.state, command.now)
        if (collected) this.#emit(collected)
        return undefined
      }
      case 'close':
        if (takenSeats(this.state).some(seat => !this.state.seats[seat]!.bot)) {
          return refuse('somebody sits at the table')
        }
        this.#emit({ type: 'closed' })
        return undefined
    }
  }

  #seated(player: PlayerId, then: (seat: Seat) => Refusal | undefined): Refusal | undefined {
    const seat = seatOf(this.state, player)
    return seat === undefined ? refuse('take a seat first') : then(seat)
  }

  #stand(seat: Seat): Refusal | undefined {
    const { phase, bank, offer, seats } = this.state
    const { player, leaving, stack } = seats[seat]!
    if (leaving) return refuse('the seat is given up when the round is over')
    if (phase === 'round' && this.#takesPart(player)) {
      this.#emit({ type: 'leaving', seat })
      return undefined
    }
    this.#emit({ type: 'stood', seat, stack })
    if (phase === 'wagers' && bank?.seat === seat) this.#emit({ type: 'stopped' })
    if (phase === 'bank' && offer?.to === seat) this.#offer()
    return undefined
  }

  #takesPart(player: PlayerId): boolean {
    return Object.values(this.state.round?.accounts ?? {}).includes(player)
  }

  #away(seat: Seat, away: boolean): Refusal | undefined {
    const { phase, bank, offer, seats } = this.state
    if (seats[seat]!.away === away) return refuse(away ? 'already away' : 'already back')
    if (away && phase === 'wagers' && isBanked(this.game.rules) && bank?.seat === seat) {
      return refuse('the player-dealer cannot go away now')
    }
    this.#emit({ type: 'away', seat, away })
    if (away && phase === 'bank' && offer?.to === seat) {
      this.#emit({ type: 'declined', seat })
      this.#offer()
    }
    return undefined
  }

  #chips(seat: Seat, cents: number): Refusal | undefined {
    const { max } = this.settings.buyIn
    const { stack, player } = this.state.seats[seat]!
    if (this.#takesPart(player)) return refuse('chips are bought between rounds')
    if (stack + cents > max) return refuse(`at most ${Math.max(0, max - stack)} cents more`)
    this.#emit({ type: 'chips', seat, cents })
    return undefined
  }

  #makeUp(seat: Seat, how: MakeUp): Refusal | undefined {
    const { owes, makeUp } = this.state.seats[seat]!
    if (!owes.small && !owes.big) return refuse('no blind was missed')
    if (how === 'straddle' && !mayStraddle(this.game.rules))
      return refuse('blinds are not made up by a straddle here')
    if (how !== makeUp) this.#emit({ type: 'makes-up', seat, how })
    return undefined
  }

  #next({ commitment, secret }: Command<'next'>): Refusal | undefined {
    if (this.state.phase !== 'idle') return refuse('a round is being made up already')
    if (!this.ready) return refuse('a round needs two players')
    this.#emit({ type: 'committed', commitment, secret })
    if (isBanked(this.game.rules)) this.#offer()
    return undefined
  }

  #offer(): void {
    const { rules } = this.game
    const to = isBanked(rules) ? nextOffer(rules, this.state) : undefined
    this.#emit(to === undefined ? { type: 'stopped' } : { type: 'offered', to })
  }

  #bank(seat: Seat, wager: number): Refusal | undefined {
    const { phase, offer, seats } = this.state
    if (phase !== 'bank' || !offer) return refuse('the player-dealer position is not being offered')
    if (offer.to !== seat) return refuse(`the player-dealer position is offered to seat ${offer.to}`)
    if (wager === 0) {
      this.#emit({ type: 'declined', seat })
      this.#offer()
      return undefined
    }
    const { rules } = this.game
    if (!isBanked(rules) || !mayBank(rules, this.state, seat)) return refuse('somebody else comes first')
    const { min, max } = bankBounds(this.game, seats[seat]!.stack)
    if (wager < min || wager > max) {
      return refuse(`the player-dealer puts up ${dollars(min)} to ${dollars(max)}`)
    }
    this.#emit({ type: 'banked', seat, wager })
    return undefined
  }

  #wager(seat: Seat, { wagers }: Command<'wager'>): Refusal | undefined {
    if (!isBanked(this.game.rules)) return refuse('nobody wagers before the deal in this game')
    if (this.state.phase === 'round') return refuse('the wagers are closed')
    if (this.state.phase !== 'wagers') return refuse('the wagers are not open yet')
    if (!isIn(this.state.seats[seat])) return refuse('one who is away does not wager')
    const placed = placeWagers(this.game, this.settings, this.state, seat, wagers)
    if (isRefusal(placed)) return placed
    this.#emit({ type: 'wagered', seat, wagers: placed })
    return undefined
  }

  #add(seat: Seat, text: string): Refusal | undefined {
    const { shuffle, phase, seats } = this.state
    if (!shuffle || phase === 'round') return refuse('nothing can be added to this shuffle')
    this.#emit({ type: 'added', name: seats[seat]!.name, text })
    return undefined
  }

  #deal({ id, seed, now }: Command<'deal'>): Refusal | undefined {
    if (this.state.phase !== 'wagers') return refuse('there is nothing to deal')
    const { rules, family, house } = this.game
    if (hasButton(this.settings) && this.state.button === undefined && !this.state.opening) {
      const seats = takenSeats(this.state).filter(seat => isIn(this.state.seats[seat]))
      if (seats.length > 1) this.#emit({ type: 'drew', ...drawForButton(seats, seed) })
    }
    const start = isBanked(rules)
      ? startBanked(this.game, this.settings, this.state)
      : startPot(this.settings, this.state, this.game)
    if (isRefusal(start)) return start
    const round = family.start(rules, start.setup, house)
    if (isRefusal(round)) return round
    this.#emit({ type: 'dealt', id, seed, at: now, ...start })
    this.#finishIfOver()
    return undefined
  }

  #move(player: PlayerId, wanted: WantedMove): Refusal | undefined {
    const awaiting = this.#round?.awaiting
    if (awaiting?.kind !== 'decision') return refuse('nobody is to act')
    const seat = seatOf(this.state, player)
    if (seat === undefined) return refuse('take a seat first')
    const own = this.asksOf(player).find(
      ask =>
        (wanted.seat === undefined || wanted.seat === ask.seat) &&
        (wanted.hand === undefined || wanted.hand === (ask.hand ?? 1)),
    )
    if (!own) {
      if (wanted.seat !== undefined && wanted.seat !== seat) return refuse(`seat ${wanted.seat} is not yours`)
      return refuse(`seat ${seat} is not to act: seat ${awaiting.asked.map(whose).join(', ')} is`)
    }
    const { move, cents, cards, to } = wanted
    return this.#input({
      kind: 'move',
      seat: own.seat,
      ...(own.hand === undefined ? {} : { hand: own.hand }),
      ...(own.by === undefined ? {} : { by: own.by }),
      move,
      ...(cents === undefined ? {} : { cents }),
      ...(cards === undefined ? {} : { cards }),
      ...(to === undefined ? {} : { to }),
    })
  }

  #input(input: Input): Refusal | undefined {
    const round = this.#round
    if (!round) return refuse('no round is on')
    const refusal = round.take(input)
    if (refusal) return refusal
    const event: TableEvent = { type: 'input', input: round.inputs.at(-1)! }
    applyEvent(this.state, event, round)
    this.#events.push(event)
    this.#finishIfOver()
    return undefined
  }

  #finishIfOver(): void {
    const round = this.#round
    if (!round?.over) return
    const { id, accounts } = this.state.round!
    const net: Record<PlayerId, number> = {}
    for (const [account, cents] of Object.entries(round.result.net)) {
      const player = accounts[account]!
      net[player] = (net[player] ?? 0) + cents
    }
    this.#emit({ type: 'finished', id, net })
    this.#letGo()
  }

  /** Who wanted to leave leaves. */
  #letGo(): void {
    for (const seat of takenSeats(this.state)) {
      const { leaving, stack } = this.state.seats[seat]!
      if (leaving) this.#emit({ type: 'stood', seat, stack })
    }
  }
}
