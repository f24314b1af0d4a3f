import type { Ask } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import { behindTheCutCard, supplyOf } from '../rules/supply.ts'
import { granted, isRefusal, type Refusal, writeRefusal } from '../say/refusal.ts'
import { agree } from './agreement.ts'
import { applyEvent } from './apply.ts'
import type { AtTable } from './at-table.ts'
import type { Command, TableCommand, WantedMove } from './command.ts'
import type { TableEvent } from './event.ts'
import type { RotationSeen } from './face.ts'
import type { TableGame } from './game.ts'
import { type News, newsOf } from './news.ts'
import type { PartStep, TablePart } from './part.ts'
import { refuseAtTable } from './refusals.ts'
import { RoundDesk } from './round-desk.ts'
import { SeatDesk } from './seat-desk.ts'
import { type PlayerId, type Seated, seatedAs, seatedAt, seatedIn } from './seats.ts'
import type { BuyIn, TableSettings } from './settings.ts'
import type { ShoeState } from './shoe.ts'
import { ShoeDesk } from './shoe-desk.ts'
import { emptyTable, type TableSnapshot, type TableState } from './state.ts'
import { type TimeDue, timeCollection, timeDue } from './time.ts'
import { waitingAt } from './waiting.ts'

/** How much of what has happened between the rounds is kept at hand. */
const NEWS = 12

/** What is kept of a table: a snapshot, and what has happened since, or since the beginning. */
export interface Kept {
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
  #laid: Laid
  readonly #shoe: ShoeDesk
  readonly #seats: SeatDesk
  readonly #rounds: RoundDesk
  #events: TableEvent[] = []
  /** What the time is for the command that is being taken. */
  #now = 0
  #news: readonly News[] = []

  private constructor(laid: Laid, state: TableState) {
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
    this.#shoe = new ShoeDesk(at)
    this.#seats = new SeatDesk(at, this.#shoe)
    this.#rounds = new RoundDesk(at, this.#shoe, this.#seats)
  }

  /** A table, new or as it was left. Rounds that are over are not played again; one that is on is taken up. */
  static open(
    settings: TableSettings,
    game: TableGame,
    { snapshot, events = [] }: Kept = {},
  ): Table | Refusal {
    const { own, ...state }: TableSnapshot = snapshot ?? { ...emptyTable(), own: undefined }
    const { settings: since } = state
    const laid = since ? laidAnew(game, since, state, own) : laidWith(game, settings, state, own)
    if (isRefusal(laid)) return laid
    const table = new Table(laid, state)
    for (const event of events) table.#apply(event)
    return table.#rounds.resume() ?? table
  }

  /** What the house has set, as it is in force. */
  get settings(): TableSettings {
    return this.#laid.settings
  }

  get game(): TableGame {
    return this.#laid.game
  }

  get part(): TablePart {
    return this.#laid.part
  }

  /** Where people can sit. */
  get places(): number {
    return placesOf(this.#laid)
  }

  /** What has happened lately between the rounds, the latest last; after a restart, since the last snapshot. */
  get news(): readonly News[] {
    return this.#news
  }

  /** Enough players for a round, and the game has not ended. */
  get ready(): boolean {
    return !this.part.isOver && seatedIn(this.state.seats).length >= 2
  }

  /** The round that is on. */
  get round(): Round | undefined {
    return this.#rounds.on
  }

  /** The round before, as it lay when it was over; nothing once the next is dealt, nor after a restart. */
  get finished(): Round | undefined {
    return this.#rounds.finished
  }

  /** The round that is on, played anew: for trying what would follow. */
  again(): Round | Refusal {
    return this.#rounds.again()
  }

  /** What a player is asked for in the round that is on. */
  asksOf(player: PlayerId): Ask[] {
    return this.#rounds.asksOf(player)
  }

  /** What a move of theirs would answer; where it names no seat or hand, the first that they are asked. */
  askOf(player: PlayerId, wanted: Pick<WantedMove, 'seat' | 'hand'>): Ask | undefined {
    return this.#rounds.askOf(player, wanted)
  }

  /** The shoe in use; none between the last round of one and the next. */
  get shoe(): ShoeState | undefined {
    return this.#shoe.current
  }

  /** The seals are closed and what was sealed is opened: until the deal nobody changes anything. */
  get isDrawing(): boolean {
    return this.#shoe.isDrawing
  }

  /** The commitment of the house for which somebody may seal a text, or why not. */
  maySeal(who: Seated): { readonly house: string } | Refusal {
    return this.#shoe.maySeal(who)
  }

  /** How many cards somebody may cut off the shoe that is about to be dealt from, or why not. */
  mayCut(who: Seated): { readonly most: number } | Refusal {
    return this.#shoe.mayCut(who)
  }

  /** How many hands without wagers may still be asked for, or why none. */
  get mayHaveFreeHand(): { readonly left: number } | Refusal {
    return this.#shoe.mayHaveFreeHand
  }

  /** What somebody may sit down with. */
  buyInOf(player: PlayerId, now: number): BuyIn {
    return this.#seats.buyInOf(player, now)
  }

  /** When somebody is to be called, or a seat given up: the moment for `call`. */
  callsAt(now: number): number | undefined {
    return this.#seats.callsAt(now)
  }

  /** Whether a player has chips in the round that is on. */
  takesPart(player: PlayerId): boolean {
    return this.#seats.takesPart(player)
  }

  /** Everything that the table remembers, as plain data. */
  save(): TableSnapshot {
    return { ...this.state, own: this.part.save() }
  }

  /** Follows what happened elsewhere. */
  replay(event: TableEvent): void {
    this.#apply(event)
    const refusal =
      event.type === 'dealt'
        ? this.#rounds.resume()
        : event.type === 'input' && this.#rounds.feed(event.input)
    if (refusal) throw new Error(writeRefusal(refusal))
    if (event.type === 'finished' || event.type === 'voided') this.#rounds.end(event.type)
  }

  /** Does what is asked. The table has no clock: it is told the time, in milliseconds. */
  take(command: TableCommand, now = 0): readonly TableEvent[] | Refusal {
    if (this.state.closed) return refuseAtTable('table-closed')
    this.#events = []
    this.#now = 'now' in command ? command.now : now
    const refusal = this.#decide(command)
    if (refusal) return refusal
    this.#setIfFree()
    return this.#events
  }

  /** How long there still is to have the player-dealer position, where that is limited. */
  rotation(now: number): RotationSeen | undefined {
    return this.part.rotation?.(now)
  }

  /** The collection by the half hour that comes next. */
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
    if (says) this.#news = [...this.#news.slice(1 - NEWS), { at: this.#now, says }]
    this.part.apply(event)
    applyEvent(this.state, event)
    if (event.type === 'set')
      this.#laid = granted(laidAnew(this.game, event.settings, this.state, this.part.save()))
  }

  #decide(command: TableCommand): Refusal | undefined {
    if (this.isDrawing && CHANGES.has(command.do)) return refuseAtTable('cards-being-drawn')
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

  /** The game ends before another round is dealt. */
  #isTooLate(now: number): boolean {
    return (this.part.time?.(now) ?? []).length > 0
  }

  #seated({ player }: { player: PlayerId }, then: (who: Seated) => Refusal | undefined): Refusal | undefined {
    const who = seatedAs(this.state.seats, player)
    return who ? then(who) : refuseAtTable('take-a-seat')
  }

  /** What the family's part has decided. */
  #follow(steps: readonly PartStep[] | Refusal): Refusal | undefined {
    if (isRefusal(steps)) return steps
    for (const step of steps) {
      this.#emit('stop' in step ? { type: 'stopped' } : { type: 'own', own: step.own })
    }
    return undefined
  }

  #next({ shoe, byHand }: Command<'next'>): Refusal | undefined {
    if (this.state.phase !== 'idle') return refuseAtTable('making-up-already')
    if (this.part.isOver) return refuseAtTable('game-over')
    if (!this.ready) return refuseAtTable('two-players-needed')
    this.#shoe.take(shoe, byHand)
    return this.#follow(this.part.begin())
  }

  /** Decides otherwise for the table. What is in force changes as soon as nothing is in the way. */
  #set({ settings, by }: Command<'set'>): Refusal | undefined {
    if (settings.game !== this.settings.game) return refuseAtTable('game-stays')
    const laid = laidAnew(this.game, settings, this.state, this.part.save())
    if (isRefusal(laid)) return laid
    // Who may come in, and whose its rounds are, was promised when it was opened.
    if (settings.private?.word !== this.settings.private?.word) return refuseAtTable('privacy-stays')
    const seat = lastSeat(this.state)
    if (seat > placesOf(laid)) return refuseAtTable('seat-taken', { seat })
    this.#emit({ type: 'to-be-set', settings, by })
    return undefined
  }

  /** Between rounds what was decided takes hold; where it is about the cards, with the next shoe. */
  #setIfFree(): void {
    const { toBeSet, phase } = this.state
    if (!toBeSet || phase !== 'idle' || this.state.closed) return
    const laid = laidAnew(this.game, toBeSet.settings, this.state, this.part.save())
    if (isRefusal(laid) || lastSeat(this.state) > placesOf(laid)) return
    if (this.#shoe.current && cardsOf(laid) !== cardsOf(this.#laid)) return
    this.#emit({ type: 'set', ...toBeSet })
  }

  #agree({ player, name, shoe, players }: Command<'agree'>): Refusal | undefined {
    const events = agree(this.state.agreements ?? {}, player, name, shoe, players)
    if (isRefusal(events)) return events
    for (const event of events) this.#emit(event)
    return undefined
  }
}

/** What the house has set, the game as it is played under that, and the part of its family. */
interface Laid {
  readonly settings: TableSettings
  readonly game: TableGame
  readonly part: TablePart
}

function laidWith(
  game: TableGame,
  settings: TableSettings,
  state: TableState,
  saved: unknown,
): Laid | Refusal {
  const part = game.part(state, saved)
  return isRefusal(part) ? part : { settings, game, part }
}

function laidAnew(
  before: TableGame,
  settings: TableSettings,
  state: TableState,
  saved: unknown,
): Laid | Refusal {
  const game = before.under?.(settings) ?? refuseAtTable('settings-stay')
  return isRefusal(game) ? game : laidWith(game, settings, state, saved)
}

const placesOf = ({ settings, game }: Laid): number => settings.seats ?? game.rules.seats.places

/** The highest seat that somebody has, or is called to. */
function lastSeat(state: TableState): number {
  const kept = waitingAt(state).flatMap(({ called }) => called?.seat ?? [])
  return Math.max(0, ...Object.keys(state.seats).map(Number), ...kept)
}

/** What a shoe is made from, and how it is shuffled and dealt. */
function cardsOf({ settings, game, part }: Laid): string {
  const { readings } = game.posted
  const supply = supplyOf(game.rules, readings)
  return JSON.stringify([settings.shuffle, supply, behindTheCutCard(readings), part.deck])
}

/** What would change a round whose cards are being drawn. */
const CHANGES: ReadonlySet<TableCommand['do']> = new Set([
  'sit',
  'stand',
  'away',
  'chips',
  'chips-off',
  'change-seat',
  'own',
  'cut',
])
