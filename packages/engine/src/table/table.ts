import type { Ask } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import { behindTheCutCard, supplyOf } from '../rules/supply.ts'
import { isRefusal, type Refusal, unwrap, writeRefusal } from '../say/refusal.ts'
import { agree } from './agreement.ts'
import { applyEvent } from './apply.ts'
import type { AtTable } from './at-table.ts'
import type { CommandOf, TableCommand, WantedMove } from './command.ts'
import type { TableEvent } from './event.ts'
import type { RotationSeen } from './face.ts'
import type { TableGame } from './game.ts'
import { type News, newsOf } from './news.ts'
import type { PartStep, TablePart } from './part.ts'
import { refuseAtTable } from './refusals.ts'
import { RoundCommands } from './round-commands.ts'
import { SeatCommands } from './seat-commands.ts'
import { type PlayerId, type SeatedPlayer, seatedAs, seatedAt, seatedIn } from './seats.ts'
import type { BuyIn, TableSettings } from './settings.ts'
import type { ShoeState } from './shoe.ts'
import { ShoeCommands } from './shoe-commands.ts'
import { emptyTable, type TableSnapshot, type TableState } from './state.ts'
import { type TimeDue, timeCollection, timeDue } from './time.ts'
import { waitingAt } from './waiting.ts'

/** How many items of news a table keeps. */
const MAX_NEWS = 12

/** What is stored of a table: a snapshot and the events since, or the events since the beginning. */
export interface TableLog {
  readonly snapshot?: TableSnapshot
  readonly events?: readonly TableEvent[]
}

/**
 * What outlives a round: seats, stacks, who waits for a seat, the shuffle that is committed to, the half-hour clock,
 * and the part that belongs to the game's family. Commands go in, events come out, and the table is what its events make it.
 * A refused command changes nothing.
 */
export class Table {
  readonly state: TableState
  #laid: LaidTable
  readonly #shoe: ShoeCommands
  readonly #seats: SeatCommands
  readonly #rounds: RoundCommands
  #events: TableEvent[] = []
  /** The time of the current command. */
  #now = 0
  #news: readonly News[] = []

  private constructor(laid: LaidTable, state: TableState) {
    this.#laid = laid
    this.state = state
    const table = this
    const at: AtTable = {
      get settings() {
        return table.settings
      },
      get game() {
        return table.game
      },
      state,
      get part() {
        return table.part
      },
      get places() {
        return table.places
      },
      get now() {
        return table.#now
      },
      emit: event => this.#emit(event),
      follow: steps => this.#follow(steps),
    }
    this.#shoe = new ShoeCommands(at)
    this.#seats = new SeatCommands(at, this.#shoe)
    this.#rounds = new RoundCommands(at, this.#shoe, this.#seats)
  }

  /** Opens a table, new or stored. It does not replay finished rounds, and resumes the current one. */
  static open(
    settings: TableSettings,
    game: TableGame,
    { snapshot, events = [] }: TableLog = {},
  ): Table | Refusal {
    const { own, ...state }: TableSnapshot = snapshot ?? { ...emptyTable(), own: undefined }
    const { settings: since } = state
    const laid = since ? laidAnew(game, since, state, own) : laidWith(game, settings, state, own)
    if (isRefusal(laid)) return laid
    const table = new Table(laid, state)
    for (const event of events) table.#apply(event)
    return table.#rounds.resume() ?? table
  }

  /** The settings in force. */
  get settings(): TableSettings {
    return this.#laid.settings
  }

  get game(): TableGame {
    return this.#laid.game
  }

  get part(): TablePart {
    return this.#laid.part
  }

  /** The number of seats. */
  get places(): number {
    return placesOf(this.#laid)
  }

  /** The latest news, the last one last; after a restart, since the last snapshot. */
  get news(): readonly News[] {
    return this.#news
  }

  /** Whether there are enough players for a round, and the game has not ended. */
  get ready(): boolean {
    return !this.part.isOver && seatedIn(this.state.seats).length >= 2
  }

  /** The current round. */
  get round(): Round | undefined {
    return this.#rounds.on
  }

  /** The round before, at its end; undefined once the next is dealt, and after a restart. */
  get finished(): Round | undefined {
    return this.#rounds.finished
  }

  /** The current round, replayed: for trying something. */
  again(): Round | Refusal {
    return this.#rounds.again()
  }

  /** The asks of a player in the current round. */
  asksOf(player: PlayerId): Ask[] {
    return this.#rounds.asksOf(player)
  }

  /** The ask that a player's move would answer; without a seat or hand, the first. */
  askOf(player: PlayerId, wanted: Pick<WantedMove, 'seat' | 'hand'>): Ask | undefined {
    return this.#rounds.askOf(player, wanted)
  }

  /** The shoe in use; none between the last round of one and the next. */
  get shoe(): ShoeState | undefined {
    return this.#shoe.current
  }

  /** Whether the seals are closed and being opened: until the deal nobody changes anything. */
  get isDrawing(): boolean {
    return this.#shoe.isDrawing
  }

  /** The house's commitment that a player may seal a text for, or a refusal. */
  maySeal(who: SeatedPlayer): { readonly house: string } | Refusal {
    return this.#shoe.maySeal(who)
  }

  /** How many cards a player may cut off the shoe before the deal, or a refusal. */
  mayCut(who: SeatedPlayer): { readonly most: number } | Refusal {
    return this.#shoe.mayCut(who)
  }

  /** How many hands without wagers players may still ask for, or a refusal. */
  get mayHaveFreeHand(): { readonly left: number } | Refusal {
    return this.#shoe.mayHaveFreeHand
  }

  /** The buy-in range of a player. */
  buyInOf(player: PlayerId, now: number): BuyIn {
    return this.#seats.buyInOf(player, now)
  }

  /** When the next `call` is due: a player is to be called, or a seat given up. */
  callsAt(now: number): number | undefined {
    return this.#seats.callsAt(now)
  }

  /** Whether a player has chips in the current round. */
  takesPart(player: PlayerId): boolean {
    return this.#seats.takesPart(player)
  }

  /** Its whole memory, as plain data. */
  save(): TableSnapshot {
    return { ...this.state, own: this.part.save() }
  }

  /** Applies events from elsewhere. */
  replay(event: TableEvent): void {
    this.#apply(event)
    const refusal =
      event.type === 'dealt'
        ? this.#rounds.resume()
        : event.type === 'input' && this.#rounds.feed(event.input)
    if (refusal) throw new Error(writeRefusal(refusal))
    if (event.type === 'finished' || event.type === 'voided') this.#rounds.end(event.type)
  }

  /** Takes a command. The table has no clock: the time is an argument, in milliseconds. */
  take(command: TableCommand, now = 0): readonly TableEvent[] | Refusal {
    if (this.state.closed) return refuseAtTable('table-closed')
    this.#events = []
    this.#now = 'now' in command ? command.now : now
    const refusal = this.#decide(command)
    if (refusal) return refusal
    this.#setIfFree()
    return this.#events
  }

  /** The running period for the player-dealer position, where it is limited. */
  rotation(now: number): RotationSeen | undefined {
    return this.part.rotation?.(now)
  }

  /** The next half-hour collection. */
  timeDue(now: number): TimeDue | undefined {
    return timeDue(this.game.posted, this.state, now)
  }

  #emit(event: TableEvent): void {
    this.#apply(event)
    this.#events.push(event)
  }

  #apply(event: TableEvent): void {
    if ('at' in event && event.at !== undefined) this.#now = event.at
    const says = newsOf(event, this.state)
    if (says) this.#news = [...this.#news.slice(1 - MAX_NEWS), { at: this.#now, says }]
    this.part.apply(event)
    applyEvent(this.state, event)
    if (event.type === 'set')
      this.#laid = unwrap(laidAnew(this.game, event.settings, this.state, this.part.save()))
  }

  #decide(command: TableCommand): Refusal | undefined {
    if (this.isDrawing && ROUND_CHANGING_COMMANDS.has(command.do)) return refuseAtTable('cards-being-drawn')
    switch (command.do) {
      case 'sit':
        return this.#seats.sit(command)
      case 'stand':
        return this.#seated(command, who => this.#seats.stand(who))
      case 'away':
        return this.#seated(command, who => this.#seats.away(who, command.away))
      case 'chips':
        return this.#seated(command, who => this.#seats.chips(who, command.cents))
      case 'chips-off':
        return this.#seated(command, who => this.#seats.chipsOff(who, command.cents))
      case 'change-seat':
        return this.#seated(command, who => this.#seats.changeSeat(who, command.seat))
      case 'wait':
        return this.#seats.wait(command)
      case 'wait-no-more':
        return this.#seats.waitNoMore(command)
      case 'invite':
        return this.#seats.invite(command)
      case 'own':
        return this.#seated(command, who => this.#follow(this.part.take(who, command.own)))
      case 'next':
        return this.#next(command)
      case 'seal':
        return this.#seated(command, who => this.#shoe.seal(who, command.commitment))
      case 'unseal':
        return this.#seated(command, who => this.#shoe.unseal(who))
      case 'unveil':
        return this.#seated(command, who => this.#shoe.unveil(who, command.text))
      case 'redraw':
        return this.#shoe.redraw(command.shoe)
      case 'cut':
        return this.#seated(command, who => this.#shoe.cut(who, command.at))
      case 'deal':
        if (this.#isTooLate(command.now)) return refuseAtTable('game-over')
        return this.#rounds.deal(command, () => this.part.deal(command.seed))
      case 'free-hand':
        if (this.#isTooLate(command.now)) return refuseAtTable('game-over')
        return this.#seated(command, () => this.#rounds.freeHand(command))
      case 'move':
        return this.#seated(command, who => this.#rounds.move(who, command.move))
      case 'input':
        return this.#rounds.input(command.input)
      case 'stop':
        return this.state.phase === 'making-up'
          ? this.#follow([{ stop: true }])
          : refuseAtTable('nothing-to-stop')
      case 'void':
        return this.#rounds.void()
      case 'time': {
        const late = this.state.phase === 'round' ? undefined : this.part.time?.(command.now)
        if (late) this.#follow(late)
        const isOn = this.state.phase === 'idle' && this.ready
        const collected = isOn ? timeCollection(this.game.posted, this.state, command.now) : undefined
        if (collected) this.#emit(collected)
        return undefined
      }
      case 'call':
        return this.#seats.call(command.now)
      case 'agree':
        return this.#agree(command)
      case 'use-time':
        this.#emit({ type: 'time-used', player: command.player, left: Math.max(0, command.left) })
        return undefined
      case 'set':
        return this.#set(command)
      case 'close':
        if (seatedAt(this.state.seats).some(({ bot }) => !bot)) return refuseAtTable('somebody-sits-there')
        this.#emit({ type: 'closed' })
        return undefined
    }
  }

  /** Ends the game before another round is dealt. */
  #isTooLate(now: number): boolean {
    return (this.part.time?.(now) ?? []).length > 0
  }

  #seated(
    { player }: { player: PlayerId },
    then: (who: SeatedPlayer) => Refusal | undefined,
  ): Refusal | undefined {
    const who = seatedAs(this.state.seats, player)
    return who ? then(who) : refuseAtTable('take-a-seat')
  }

  /** Takes the decisions of the family's part. */
  #follow(steps: readonly PartStep[] | Refusal): Refusal | undefined {
    if (isRefusal(steps)) return steps
    for (const step of steps) {
      this.#emit('stop' in step ? { type: 'stopped' } : { type: 'own', own: step.own })
    }
    return undefined
  }

  #next({ shoe, byHand }: CommandOf<'next'>): Refusal | undefined {
    if (this.state.phase !== 'idle') return refuseAtTable('making-up-already')
    if (this.part.isOver) return refuseAtTable('game-over')
    if (!this.ready) return refuseAtTable('two-players-needed')
    this.#shoe.take(shoe, byHand)
    return this.#follow(this.part.begin())
  }

  /** Changes the settings of the table. They take effect as soon as nothing is in the way. */
  #set({ settings, by }: CommandOf<'set'>): Refusal | undefined {
    if (settings.game !== this.settings.game) return refuseAtTable('game-stays')
    const laid = laidAnew(this.game, settings, this.state, this.part.save())
    if (isRefusal(laid)) return laid
    // Who may come in stays as it was when the table was opened.
    if (settings.private?.word !== this.settings.private?.word) return refuseAtTable('privacy-stays')
    const seat = lastSeat(this.state)
    if (seat > placesOf(laid)) return refuseAtTable('seat-taken', { seat })
    this.#emit({ type: 'to-be-set', settings, by })
    return undefined
  }

  /** Changed settings take effect between rounds; where they concern the cards, with the next shoe. */
  #setIfFree(): void {
    const { toBeSet, phase } = this.state
    if (!toBeSet || phase !== 'idle' || this.state.closed) return
    const laid = laidAnew(this.game, toBeSet.settings, this.state, this.part.save())
    if (isRefusal(laid) || lastSeat(this.state) > placesOf(laid)) return
    if (this.#shoe.current && cardsOf(laid) !== cardsOf(this.#laid)) return
    this.#emit({ type: 'set', ...toBeSet })
  }

  #agree({ player, name, shoe, players }: CommandOf<'agree'>): Refusal | undefined {
    const events = agree(this.state.agreements ?? {}, player, name, shoe, players)
    if (isRefusal(events)) return events
    for (const event of events) this.#emit(event)
    return undefined
  }
}

/** The settings, the game under them, and its family's part. */
interface LaidTable {
  readonly settings: TableSettings
  readonly game: TableGame
  readonly part: TablePart
}

function laidWith(
  game: TableGame,
  settings: TableSettings,
  state: TableState,
  saved: unknown,
): LaidTable | Refusal {
  const part = game.part(state, saved)
  return isRefusal(part) ? part : { settings, game, part }
}

function laidAnew(
  before: TableGame,
  settings: TableSettings,
  state: TableState,
  saved: unknown,
): LaidTable | Refusal {
  const game = before.under?.(settings) ?? refuseAtTable('settings-stay')
  return isRefusal(game) ? game : laidWith(game, settings, state, saved)
}

const placesOf = ({ settings, game }: LaidTable): number => settings.seats ?? game.rules.seats.places

/** The highest seat that is taken, or that a player is called to. */
function lastSeat(state: TableState): number {
  const kept = waitingAt(state).flatMap(({ called }) => called?.seat ?? [])
  return Math.max(0, ...Object.keys(state.seats).map(Number), ...kept)
}

/** What a shoe is made from, and how it is shuffled and dealt. */
function cardsOf({ settings, game, part }: LaidTable): string {
  const { readings } = game.posted
  const supply = supplyOf(game.rules, readings)
  return JSON.stringify([settings.shuffle, supply, behindTheCutCard(readings), part.deck])
}

/** The commands that would change a round whose cards are being drawn. */
const ROUND_CHANGING_COMMANDS: ReadonlySet<TableCommand['do']> = new Set([
  'sit',
  'stand',
  'away',
  'chips',
  'chips-off',
  'change-seat',
  'own',
  'cut',
])
