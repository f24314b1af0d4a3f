import { parseCard, UNKNOWN } from '../cards/card.ts'
import type { Input } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import { isRefusal, type Refusal, unwrap } from '../say/refusal.ts'
import type { TableCommand } from '../table/command.ts'
import type { TableEvent } from '../table/event.ts'
import type { TableGame } from '../table/game.ts'
import { refuseAtTable } from '../table/refusals.ts'
import { type SeatedPlayer, seatedAt } from '../table/seats.ts'
import { isUntouched } from '../table/shoe.ts'
import type { RoundState } from '../table/state.ts'
import type { Table } from '../table/table.ts'
import { CardsDown, type NamedCardCounts } from './cards-down.ts'
import { type ChipsCounted, chipsAfter, chipsCounted } from './chips-moved.ts'
import { type DealtRound, finishedRound, type HalfHourTaken, numberFor } from './dealt-round.ts'
import type { DealerAction, SessionEntry } from './entry.ts'
import type { UnseenCard } from './face-down.ts'
import { commandFromText } from './move-entered.ts'
import { checkComes, NONE_OUT, type OutOfShoe, outAfter, outWith } from './out-of-shoe.ts'
import { refuseDealt } from './refusals.ts'
import type { DealtSettings } from './settings.ts'
import { FIRST_CHECKPOINT, type TableCheckpoint, tableFrom } from './table-checkpoint.ts'

type DealerActionOf<D extends DealerAction['do']> = Extract<DealerAction, { do: D }>

const NONE_NAMED: NamedCardCounts = () => new Map()

/** A person deals the cards: there is no seed. */
const NO_SEED = '0'.repeat(64)

/**
 * A table that a person deals: it makes up the next round as soon as it can, and carries out entries. A
 * refused entry changes nothing.
 */
export class HandTable {
  readonly settings: DealtSettings
  readonly #game: TableGame
  #table: Table
  #kept: Omit<TableCheckpoint, 'table'>
  #now = 0
  #named: NamedCardCounts = NONE_NAMED
  readonly #down: CardsDown

  private constructor(
    settings: DealtSettings,
    game: TableGame,
    table: Table,
    kept: Omit<TableCheckpoint, 'table'>,
  ) {
    this.settings = settings
    this.#game = game
    this.#down = new CardsDown(game)
    this.#table = table
    this.#kept = kept
  }

  /** Opens a table with its players, or from a checkpoint. */
  static open(settings: DealtSettings, game: TableGame, kept?: TableCheckpoint): HandTable | Refusal {
    const table = tableFrom(settings, game, kept)
    if (isRefusal(table)) return table
    const { table: _, ...rest } = kept ?? { table: undefined, ...FIRST_CHECKPOINT }
    const opened = new HandTable(settings, game, table, rest)
    return kept ? opened : (opened.#sitDown() ?? opened)
  }

  get table(): Table {
    return this.#table
  }

  /** The current round, or the one being made up. */
  get number(): number {
    const { rounds, phase } = this.#table.state
    return phase === 'round' ? rounds : rounds + 1
  }

  /** The finished rounds. */
  get rounds(): readonly DealtRound[] {
    return this.#kept.rounds
  }

  get halfHours(): readonly HalfHourTaken[] {
    return this.#kept.halfHours
  }

  /** The players' chips, where they are counted. */
  get chips(): ChipsCounted | undefined {
    return this.settings.buyIn && chipsCounted(this.#kept.chips, this.#table.state.seats)
  }

  get out(): OutOfShoe {
    return this.#kept.out
  }

  /** The cards of the current round that lie face down and that nobody has seen. */
  get unseen(): readonly UnseenCard[] {
    return this.#down.unseen
  }

  /** The cards that must be seen before the next decision, in the order in which they are turned over. */
  get toTurnOver(): readonly UnseenCard[] {
    return this.#down.toTurnOver(this.#table.round)
  }

  /** Whether an entry names a card that stood in for an unseen one, which then needs another stand-in. */
  standsThere(entry: SessionEntry): boolean {
    return this.#down.standsThere(entry)
  }

  /** Whether the shoe ends with this round. */
  get cutCardOut(): boolean {
    return this.#kept.cutCardOut
  }

  keep(): TableCheckpoint {
    return { ...this.#kept, table: structuredClone(this.#table.save()) }
  }

  /** `named`: every card that this round's entries name, before and after this one. */
  take({ id, at, does }: SessionEntry, named: NamedCardCounts): Refusal | undefined {
    this.#now = at
    this.#named = named
    const before = this.#table.round ? undefined : this.keep()
    this.#lapse()
    const refusal = this.#do(does, id)
    if (refusal) {
      // During a round an entry is one input; before it, an entry may have been several commands.
      if (before) this.#goBack(before)
      return refusal
    }
    this.#makeUp()
    return undefined
  }

  /** The game has ended because too few players banked in time; the table makes up no further round. */
  #lapse(): void {
    const { round, part } = this.#table
    if (round || (part.time?.(this.#now) ?? []).length === 0) return
    unwrap(this.#table.take({ do: 'time', now: this.#now }))
    this.#kept = { ...this.#kept, madeUp: [] }
  }

  #goBack(before: TableCheckpoint): void {
    const { table: _, ...kept } = before
    this.#table = unwrap(tableFrom(this.settings, this.#game, before))
    this.#kept = kept
  }

  #sitDown(): Refusal | undefined {
    for (const sitter of this.settings.seats) {
      const sat = this.#sit({ do: 'sit', ...sitter }, 'start')
      if (sat) return sat
    }
    this.#makeUp()
    return undefined
  }

  #do(does: DealerAction, id: string): Refusal | undefined {
    switch (does.do) {
      case 'sit':
        return this.#sit(does, id)
      case 'stand':
        return this.#at(does.seat, ({ player }) => ({ do: 'stand', player }))
      case 'away':
        return this.#at(does.seat, ({ player }) => ({ do: 'away', player, away: does.away }))
      case 'chips':
        return this.#at(does.seat, ({ player }) => ({ do: 'chips', player, cents: does.cents }))
      case 'chips-off':
        return this.#at(does.seat, ({ player }) => ({ do: 'chips-off', player, cents: does.cents }))
      case 'change-seat':
        return this.#at(does.seat, ({ player }) => ({ do: 'change-seat', player, seat: does.to }))
      case 'make-up':
        return this.#own(does.seat, { do: 'make-up', how: does.how })
      case 'button':
        return this.#own(does.seat, { do: 'button' })
      case 'bank':
      case 'wagers':
        return this.#makesUp(does, id)
      case 'shoe':
        return this.#newShoe(does)
      case 'cut-card':
        return this.#cutCard()
      case 'clock':
        return this.#table.round ? refuseDealt('between-rounds-only') : undefined
      case 'deal':
        return this.#deal('deal')
      case 'free-hand':
        return this.#deal('free-hand')
      case 'card':
        return this.#card(does, id)
      case 'dice':
        return this.#input({ kind: 'dice', dice: does.dice })
      case 'shuffled':
        return this.#input({ kind: 'shuffled' })
      case 'settle':
        return this.#down.checkSeen(this.#table.round) ?? this.#input({ kind: 'settle' })
      case 'move':
        return this.#move(does.move)
      case 'void':
        return this.#give({ do: 'void' })
      case 'collect':
        return this.#collect()
      case 'take-back':
        return undefined
    }
  }

  #sit({ seat, name, stack, provider }: DealerActionOf<'sit'>, id: string): Refusal | undefined {
    return this.#give({
      do: 'sit',
      player: `${id}-${seat}`,
      name: name ?? numberFor(seat, this.#table.state.seats),
      seat,
      ...(stack === undefined ? {} : { stack }),
      ...(provider ? { provider } : {}),
    })
  }

  #makesUp(does: DealerActionOf<'bank' | 'wagers'>, id: string): Refusal | undefined {
    const refusal = does.do === 'bank' ? this.#bank(does) : this.#wagers(does, id)
    if (!refusal) this.#kept = { ...this.#kept, madeUp: [...this.#kept.madeUp, does] }
    return refusal
  }

  /** Declines the position for everybody asked before the seat that takes it. */
  #bank({ seat, wager }: DealerActionOf<'bank'>): Refusal | undefined {
    for (let asked = 0; asked <= this.#game.rules.seats.places; asked++) {
      const to = this.#table.part.face().bank?.offeredTo
      if (to === undefined || to === seat) break
      const refusal = this.#own(to, { do: 'bank', wager: 0 })
      if (refusal) return refusal
      if (this.#table.state.phase !== 'making-up') return refuseDealt('not-offered-the-bank', { seat })
    }
    return this.#own(seat, { do: 'bank', wager })
  }

  #wagers({ seat, by, wagers }: DealerActionOf<'wagers'>, id: string): Refusal | undefined {
    if (by === undefined) return this.#own(seat, { do: 'enter-wagers', wagers })
    const stands = seatedAt(this.#table.state.seats).find(({ name }) => name === by)
    const refusal = stands
      ? undefined
      : this.#give({ do: 'sit', player: `${id}-${by}`, name: by, standing: true })
    if (refusal) return refusal
    const who = stands ?? seatedAt(this.#table.state.seats).find(({ name }) => name === by)
    if (!who) return refuseDealt('nobody-at-seat', { seat })
    const behind = wagers.map(wager => ({ ...wager, seat: wager.seat ?? seat }))
    return this.#give({ do: 'own', player: who.player, own: { do: 'enter-wagers', wagers: behind } })
  }

  #newShoe({ turned }: DealerActionOf<'shoe'>): Refusal | undefined {
    const { shoe, state } = this.#table
    if (state.phase === 'round') return refuseDealt('between-rounds-only')
    const card = turned === undefined ? undefined : parseCard(turned)
    if (turned !== undefined && card === undefined) return refuseDealt('not-a-card-entered', { card: turned })
    if (shoe && shoe.shuffle.cutCard === undefined) return refuseDealt('shuffled-every-round')
    if (shoe && !isUntouched(shoe)) {
      this.#kept = { ...this.#kept, cutCardOut: true }
      const refusal = this.#between(() => undefined)
      if (refusal) return refusal
    }
    const { turned: _, ...kept } = this.#kept
    this.#kept = { ...kept, ...(card === undefined ? {} : { turned: card }) }
    return undefined
  }

  #cutCard(): Refusal | undefined {
    if (this.#table.shoe?.shuffle.cutCard === undefined) return refuseDealt('shuffled-every-round')
    this.#kept = { ...this.#kept, cutCardOut: true }
    // Between two rounds the shoe ends at once.
    return this.#table.state.phase === 'round' ? undefined : this.#between(() => undefined)
  }

  #collect(): Refusal | undefined {
    if (this.#table.state.phase === 'round') return refuseDealt('between-rounds-only')
    return this.#between(() => {
      const done = this.#table.take({ do: 'time', now: this.#now })
      if (isRefusal(done)) return done
      const taken = done.filter(event => event.type === 'collected')
      if (taken.length === 0) return refuseDealt('no-collection-due')
      const halfHours = taken.map(({ at, fees }) => ({ round: this.number, at, fees }))
      this.#kept = { ...this.#kept, halfHours: [...this.#kept.halfHours, ...halfHours] }
      return undefined
    })
  }

  /** Carries out an action between two rounds, and makes up the coming round again. */
  #between(then: () => Refusal | undefined): Refusal | undefined {
    const { madeUp } = this.#kept
    if (this.#table.state.phase === 'making-up') {
      const stopped = this.#give({ do: 'stop' })
      if (stopped) return stopped
    }
    const refusal = then()
    if (refusal) return refusal
    this.#makeUp()
    this.#kept = { ...this.#kept, madeUp: [] }
    for (const does of madeUp) {
      const wrong = this.#do(does, 'again')
      if (wrong) return wrong
    }
    return undefined
  }

  #deal(what: 'deal' | 'free-hand'): Refusal | undefined {
    if (this.#table.part.isOver) return refuseAtTable('game-over')
    const { turned, madeUp } = this.#kept
    const id = `${this.settings.id}-${this.number}`
    const byHand = turned === undefined ? {} : { turned }
    const dealt = { id, seed: NO_SEED, now: this.#now, byHand }
    const [who] = seatedAt(this.#table.state.seats)
    const refusal =
      what === 'deal' || !who
        ? this.#give({ do: 'deal', ...dealt })
        : this.#give({ do: 'free-hand', player: who.player, ...dealt })
    if (refusal) return refusal
    const { turned: _, ...kept } = this.#kept
    const burned = this.#table.shoe?.burned?.card
    const isFirst = turned !== undefined && burned === turned
    // After a hand without wagers the player-dealer is the same.
    const stays = what === 'deal' ? [] : madeUp.filter(one => one.do === 'bank')
    this.#kept = { ...kept, madeUp: stays, ...(isFirst ? { out: outWith(kept.out, turned) } : {}) }
    return undefined
  }

  #card({ card: name, to, hand, boxed }: DealerActionOf<'card'>, id: string): Refusal | undefined {
    const { round, part } = this.#table
    const card = parseCard(name)
    if (card === undefined) return refuseDealt('not-a-card-entered', { card: name })
    if (round?.awaiting.kind !== 'card') return refuseDealt('no-card-awaited', { to })
    const { awaiting } = round
    if (awaiting.to !== to || awaiting.hand !== hand)
      return refuseDealt('card-goes-to', { to, awaited: awaiting.to })
    if (card === UNKNOWN) {
      const about = { entry: id, out: this.#kept.out, named: this.#named }
      return this.#down.lay(awaiting, round, about, lies => this.#input({ kind: 'card', card: lies }))
    }
    const gone = checkComes(this.#kept.out, part.deck, round, card)
    return gone ?? this.#input({ kind: 'card', card, ...(boxed ? { boxed } : {}) })
  }

  #move(text: string): Refusal | undefined {
    const command = commandFromText(text, this.#table, this.#down)
    return isRefusal(command) ? command : this.#give(command)
  }

  #input(input: Exclude<Input, { kind: 'move' }>): Refusal | undefined {
    return this.#give({ do: 'input', input })
  }

  #own(seat: number, own: object): Refusal | undefined {
    return this.#at(seat, ({ player }) => ({ do: 'own', player, own }))
  }

  #at(seat: number, command: (who: SeatedPlayer) => TableCommand): Refusal | undefined {
    const who = this.#table.state.seats[seat]
    return who ? this.#give(command(who)) : refuseDealt('nobody-at-seat', { seat })
  }

  #give(command: TableCommand): Refusal | undefined {
    const { round, state } = this.#table
    const on = state.round
    const done = this.#table.take(command, this.#now)
    if (isRefusal(done)) return done
    this.#kept = { ...this.#kept, chips: chipsAfter(this.#kept.chips, done) }
    const over = done.find(event => event.type === 'finished' || event.type === 'voided')
    const played = round ?? this.#table.finished
    if (over && on && played) this.#ends(on, played)
    return undefined
  }

  #ends(on: RoundState, played: Round): void {
    const { state, part } = this.#table
    const { unseen } = this
    const finished = finishedRound(this.settings, state, on, played, { at: this.#now, unseen })
    const lasts = state.shoe?.shuffle.cutCard !== undefined
    const { rounds, out } = this.#kept
    this.#kept = {
      ...this.#kept,
      rounds: [...rounds, finished],
      ...(lasts && part.deck ? { out: outAfter(out, part.deck, played) } : {}),
    }
    this.#down.clear()
  }

  /** Makes up the next round as soon as there are players for it. */
  #makeUp(): void {
    const { state, ready } = this.#table
    if (state.phase !== 'idle' || !ready) return
    const shoe = { id: `${this.settings.id}-shoe-${state.shoes + 1}`, commitment: '', secret: '' }
    const byHand = this.#kept.cutCardOut ? 'new-shoe' : 'same-shoe'
    const done = this.#table.take({ do: 'next', shoe, byHand }, this.#now)
    if (!isRefusal(done) && done.some(isCommitted)) {
      this.#kept = { ...this.#kept, out: NONE_OUT, cutCardOut: false }
    }
  }
}

const isCommitted = ({ type }: TableEvent): boolean => type === 'committed'
