import {
  commitmentOf,
  gameAtTable,
  type Input,
  isRefusal,
  isUsedUp,
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
  type TableLog,
  type TableSettings,
  unwrap,
} from '@cardroom/engine'

/** A round played at a table, with what its record needs. */
export interface RoundAtTable {
  readonly setup: object
  readonly shoe: ShoeState
  /** Cards that had left the shoe before. */
  readonly from: number
  readonly inputs: readonly Input[]
  /** Missing where the house called the round off. */
  readonly result?: Result
}

/** The type of an event; of one that belongs to a family, the family's own. */
export const typeOfEvent = (event: TableEvent): string =>
  event.type === 'own' && 'type' in event.own ? String(event.own.type) : event.type

/**
 * A lasting table: seats, a shoe that is dealt until its cut card comes out, every event, and the played
 * rounds. Its players answer as bots, so that a test says only what it is about.
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

  /** With `events` the table starts where they lead, and then `names` sit down. */
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

  /** The same table opened from its stored state; without one, an empty table. */
  open(kept: TableLog = {}): Table {
    return unwrap(Table.open(this.#settings, unwrap(gameAtTable(this.#settings, this.#library)), kept))
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

  /** The events of a command that must not be refused. */
  must(command: TableCommand): string[] {
    const done = this.do(command)
    if (typeof done === 'string') throw new Error(`${command.do}: ${done}`)
    return done
  }

  /** Opens the game: this seat drew the highest card for the button. */
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

  /** A player's page seals a text for the shuffle. */
  seal(name: string, text: string): string[] | string {
    const { commitment: house } = this.shoe.shuffle
    return this.do({ do: 'seal', player: name, commitment: sealOf(house, { name, text }) })
  }

  /** Commits to another shoe, because a player has not opened a seal. */
  redraw(secret: string): string[] {
    const shoe = { id: `shoe of ${secret}`, how: 3, commitment: commitmentOf(secret), secret } as const
    return this.must({ do: 'redraw', shoe })
  }

  /** The shoe in use, or the last one. */
  get shoe(): ShoeState {
    return this.table.state.shoe!
  }

  /** Everybody who is offered the player-dealer position answers as a bot, until the wagers are open. */
  bank(): this {
    for (;;) {
      const to = this.table.part.face().bank?.offeredTo
      if (to === undefined) return this
      this.#answer(to)
    }
  }

  /** Everybody who is asked before the deal answers as a bot. */
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

  /** A round that the house calls off after this many inputs. */
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

  /** Gives the round the inputs of the shoe and the bots, at most this many; `beside` runs after each. */
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
