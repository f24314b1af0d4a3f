import {
  commitmentOf,
  gameAtTable,
  granted,
  type Input,
  isRefusal,
  isUsedUp,
  type Kept,
  type Library,
  type Refusal,
  type Result,
  SeededShoe,
  type ShoeState,
  sealOf,
  seedOf,
  Table,
  type TableCommand,
  type TableEvent,
  type TableSettings,
} from '@cardroom/engine'

/** A round that was played at a table: what its record is written from. */
export interface RoundAtTable {
  readonly setup: object
  readonly shoe: ShoeState
  /** So many cards had left the shoe before. */
  readonly from: number
  readonly inputs: readonly Input[]
  /** None where the house has called the round off. */
  readonly result?: Result
}

/** The type of an event; of one that belongs to a family, the family's own. */
export const typeOfEvent = (event: TableEvent): string =>
  event.type === 'own' && 'type' in event.own ? String(event.own.type) : event.type

/**
 * A table that lasts: seats, a shoe that is dealt from until its cut card comes out, every event, and the rounds that
 * were played. Whoever sits there answers as bots do, so that a test need only say what it is about.
 */
export class PlayedTable {
  readonly table: Table
  readonly events: TableEvent[]
  readonly rounds: RoundAtTable[] = []
  readonly #settings: TableSettings
  readonly #library: Library
  /** What time it is there, in milliseconds from any moment on. */
  now = 0
  #shoe: SeededShoe | undefined

  /** With `events` it is where those lead, and `names` sit down then. */
  constructor(
    settings: TableSettings,
    library: Library,
    names: readonly string[] = ['Ann', 'Bob', 'Cyd'],
    events: readonly TableEvent[] = [],
  ) {
    this.#settings = settings
    this.#library = library
    this.table = this.open({ events })
    this.events = [...events]
    for (const name of names) this.must({ do: 'sit', player: name, name })
  }

  /** The same table opened anew from what was kept of it; without that, as nobody has sat there yet. */
  open(kept: Kept = {}): Table {
    return granted(Table.open(this.#settings, granted(gameAtTable(this.#settings, this.#library)), kept))
  }

  /** The same table once more, made from its events. */
  again(): PlayedTable {
    return new PlayedTable(this.#settings, this.#library, [], this.events)
  }

  /** The events that a command led to, or its refusal. */
  take(command: TableCommand): readonly TableEvent[] | Refusal {
    const done = this.table.take(command, this.now)
    if (!isRefusal(done)) this.events.push(...done)
    return done
  }

  /** The types of the events that a command led to, or the code of its refusal. */
  do(command: TableCommand): string[] | string {
    const done = this.take(command)
    return isRefusal(done) ? done.code : done.map(typeOfEvent)
  }

  /** The same for a command that must not be refused. */
  must(command: TableCommand): string[] {
    const done = this.do(command)
    if (typeof done === 'string') throw new Error(`${command.do}: ${done}`)
    return done
  }

  /** The game has been opened, and this seat drew the highest card for the button. */
  buttonAt(button: number): this {
    const drew: TableEvent = { type: 'own', own: { type: 'drew', cards: {}, button } }
    this.table.replay(drew)
    this.events.push(drew)
    return this
  }

  /** Makes up the next round, from a shoe that is committed to if there is none in use. */
  next(): string[] {
    const number = this.table.state.shoes + 1
    const secret = `secret ${number} of ${this.#settings.game}`
    return this.must({
      do: 'next',
      shoe: { id: `shoe-${number}`, how: 3, commitment: commitmentOf(secret), secret },
    })
  }

  /** Somebody's page seals a text for the shuffle. */
  seal(name: string, text: string): string[] | string {
    const { commitment: house } = this.shoe.shuffle
    return this.do({ do: 'seal', player: name, commitment: sealOf(house, { name, text }) })
  }

  /** Another shoe is committed to, since somebody has not shown what was sealed. */
  redraw(secret: string): string[] {
    const shoe = { id: `shoe of ${secret}`, how: 3, commitment: commitmentOf(secret), secret } as const
    return this.must({ do: 'redraw', shoe })
  }

  /** The shoe in use, or the last one. */
  get shoe(): ShoeState {
    return this.table.state.shoe!
  }

  /** Everybody whom the player-dealer position is offered to says what bots say, until the wagers are open. */
  bank(): this {
    for (;;) {
      const to = this.table.part.face().bank?.offeredTo
      if (to === undefined) return this
      this.#answer(to)
    }
  }

  /** Everybody who is asked for something before the deal says what bots say. */
  wager(): this {
    for (const { seat } of this.table.part.due().asked) this.#answer(seat)
    return this
  }

  #answer(seat: number): void {
    const who = this.table.state.seats[seat]!
    this.must({ do: 'own', player: who.player, own: this.table.part.answer(who, () => 0) })
  }

  get #dealing() {
    return { id: String(this.table.state.rounds + 1), seed: seedOf(this.shoe.shuffle), now: this.now }
  }

  /** Deals, or closes the seals; `play` goes on from there. */
  tryDeal(): string[] | string {
    return this.do({ do: 'deal', ...this.#dealing })
  }

  /** Deals what was made up, and plays it to its end. */
  deal(): void {
    this.must({ do: 'deal', ...this.#dealing })
    this.play()
  }

  /** A hand without wagers, where the game has such. */
  freeHand(player: string): string[] | string {
    const dealt = this.do({ do: 'free-hand', player, ...this.#dealing })
    if (typeof dealt !== 'string') this.play()
    return dealt
  }

  /** A whole round from beginning to end. */
  round(): void {
    if (this.table.state.phase === 'idle') this.next()
    this.bank().wager().deal()
  }

  /** A round that the house calls off after so many inputs. */
  voided(after: number): void {
    if (this.table.state.phase === 'idle') this.next()
    this.bank().wager()
    this.must({ do: 'deal', ...this.#dealing })
    this.play(after)
    this.must({ do: 'void' })
  }

  /** Rounds until the cut card has come out. */
  toTheEnd(): this {
    do this.round()
    while (!isUsedUp(this.shoe))
    return this
  }

  /** Gives the round what the shoe and the book give, so many inputs at most; what happens beside comes after each. */
  play(most = Number.POSITIVE_INFINITY, beside?: () => void): void {
    const { round, state } = this.table
    if (!round || !state.round) throw new Error('no round is on')
    const { from, setup } = state.round
    const { shuffle } = this.shoe
    this.#shoe = new SeededShoe(round.shoe, seedOf(shuffle), { from, cut: shuffle.cut })
    for (let n = 0; n < most && this.table.round; n++) {
      this.#step()
      beside?.()
    }
    const { inputs } = round
    this.rounds.push({
      setup,
      from,
      inputs: [...inputs],
      shoe: this.shoe,
      ...(round.over ? { result: round.result } : {}),
    })
  }

  #step(): void {
    const { round, state, game } = this.table
    if (!round) return
    const input = this.#shoe?.next(round.awaiting)
    if (input) this.must({ do: 'input', input })
    else if (round.awaiting.kind === 'decision') {
      const ask = round.awaiting.asked[0]!
      const { kind: _, by: __, ...move } = game.advise(round.view(ask.seat), ask)
      this.must({ do: 'move', player: state.seats[ask.seat]!.player, move })
    }
  }
}
