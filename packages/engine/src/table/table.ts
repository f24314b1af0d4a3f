import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import type { Seed } from '../cards/shuffle.ts'
import { type Ask, type Input, whom, whose } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import { sizeOf } from '../round/stock.ts'
import { supplyOf } from '../rules/supply.ts'
import { isRefusal, type Refusal, within, writeRefusal } from '../say/refusal.ts'
import { burnedFor, isPlacedAnew } from '../shoe/burn.ts'
import { orderOf } from '../shoe/order.ts'
import { applyEvent } from './apply.ts'
import type { TableCommand, WantedMove } from './command.ts'
import type { TableEvent } from './event.ts'
import type { TableGame } from './game.ts'
import type { Deal, PartStep, TablePart } from './part.ts'
import { refuseAtTable } from './refusals.ts'
import { sitDown } from './seating.ts'
import { type PlayerId, type Seated, seatedAs, seatedAt, seatedIn } from './seats.ts'
import type { TableSettings } from './settings.ts'
import { cutCardIn, isUntouched, isUsedUp, type ShoeState } from './shoe.ts'
import { emptyTable, type TableSnapshot, type TableState } from './state.ts'
import { timeCollection } from './time.ts'

type Dealing = Pick<Command<'deal'>, 'id' | 'seed' | 'now'>
type Command<D extends TableCommand['do']> = Extract<TableCommand, { do: D }>

/** What is kept of a table: a snapshot, and what has happened since, or since the beginning. */
export interface Kept {
  readonly snapshot?: TableSnapshot
  readonly events?: readonly TableEvent[]
}

/**
 * What outlives a round: seats, stacks, the shuffle that is committed to, the half-hour clock, and the part that
 * belongs to the game's family. Commands go in, events come out, and the table is what its events make it.
 * A refused command changes nothing.
 */
export class Table {
  readonly settings: TableSettings
  readonly game: TableGame
  readonly state: TableState
  readonly part: TablePart
  #round: Round | undefined
  #finished: Round | undefined
  #events: TableEvent[] = []

  private constructor(settings: TableSettings, game: TableGame, state: TableState, part: TablePart) {
    this.settings = settings
    this.game = game
    this.state = state
    this.part = part
  }

  /** A table, new or as it was left. Rounds that are over are not played again; one that is on is taken up. */
  static open(
    settings: TableSettings,
    game: TableGame,
    { snapshot, events = [] }: Kept = {},
  ): Table | Refusal {
    const { own, ...state }: TableSnapshot = snapshot ?? { ...emptyTable(), own: undefined }
    const part = game.part(state, own)
    if (isRefusal(part)) return part
    const table = new Table(settings, game, state, part)
    for (const event of events) table.#apply(event)
    return table.#resume() ?? table
  }

  /** The round that is on. */
  get round(): Round | undefined {
    return this.#round
  }

  /** The round before, as it lay when it was over; nothing once the next is dealt, nor after a restart. */
  get finished(): Round | undefined {
    return this.#finished
  }

  /** Enough players for a round. */
  get ready(): boolean {
    return seatedIn(this.state.seats).length >= 2
  }

  /** The shoe in use; none between the last round of one and the next. */
  get shoe(): ShoeState | undefined {
    const { shoe, round } = this.state
    return shoe && (round || !isUsedUp(shoe)) ? shoe : undefined
  }

  /** Whether words can still go into the shuffle. */
  get mayAdd(): boolean {
    return this.state.phase === 'making-up' && this.shoe !== undefined && isUntouched(this.shoe)
  }

  /** How many cards somebody may cut off the shoe that is about to be dealt from, or why not. */
  mayCut({ seat }: Seated): { readonly most: number } | Refusal {
    const { game, part, shoe } = this
    if (!this.mayAdd || !shoe || !game.rules.supply?.cut || !part.deck) return refuseAtTable('nothing-to-cut')
    if (!isPlacedAnew(game.rules, game.posted.readings, shoe.number)) return refuseAtTable('nothing-to-cut')
    if (part.face().bank?.seat !== seat) return refuseAtTable('player-dealer-cuts')
    if (shoe.shuffle.cut !== undefined) return refuseAtTable('cut-already')
    return { most: sizeOf(part.deck) - 1 }
  }

  /** How many hands without wagers may still be asked for, or why none. */
  get mayHaveFreeHand(): { readonly left: number } | Refusal {
    const { freeHands } = this.game.rules.supply ?? {}
    if (!freeHands || !this.part.freeHand || !this.shoe) return refuseAtTable('no-free-hands')
    const { most } = freeHands
    const left = most - this.shoe.freeHands
    return left > 0 ? { left } : refuseAtTable('no-more-free-hands', { most })
  }

  /** Everything that the table remembers, as plain data. */
  save(): TableSnapshot {
    return { ...this.state, own: this.part.save() }
  }

  /** Follows what happened elsewhere. */
  replay(event: TableEvent): void {
    this.#apply(event)
    const refusal =
      event.type === 'dealt' ? this.#resume() : event.type === 'input' && this.#feed(event.input)
    if (refusal) throw new Error(writeRefusal(refusal))
    if (event.type === 'finished' || event.type === 'voided') this.#end(event.type)
  }

  take(command: TableCommand): readonly TableEvent[] | Refusal {
    if (this.state.closed) return refuseAtTable('table-closed')
    this.#events = []
    return this.#decide(command) ?? this.#events
  }

  /** What a player is asked for in the round that is on. */
  asksOf(player: PlayerId): Ask[] {
    const awaiting = this.#round?.awaiting
    const who = seatedAs(this.state.seats, player)
    if (awaiting?.kind !== 'decision' || !who) return []
    return awaiting.asked.filter(ask => (ask.by === undefined ? ask.seat === who.seat : ask.by === who.name))
  }

  /** Whether a player has chips in the round that is on. */
  takesPart(player: PlayerId): boolean {
    return Object.values(this.state.round?.accounts ?? {}).includes(player)
  }

  #emit(event: TableEvent): void {
    this.#apply(event)
    this.#events.push(event)
  }

  #apply(event: TableEvent): void {
    this.part.apply(event)
    applyEvent(this.state, event)
  }

  /** Takes up the round that the state describes, as far as its inputs go. */
  #resume(): Refusal | undefined {
    const { round: kept } = this.state
    if (!kept) return undefined
    const round = within(['rounds', kept.id], this.game.start(kept.setup))
    if (isRefusal(round)) return round
    for (const [i, input] of kept.inputs.entries()) {
      const refusal = within(['rounds', kept.id, 'inputs', i], round.take(input))
      if (isRefusal(refusal)) return refusal
    }
    this.#begin(round)
    return undefined
  }

  #begin(round: Round): void {
    this.#round = round
    this.#finished = undefined
  }

  #end(how: 'finished' | 'voided'): void {
    this.#finished = how === 'finished' ? this.#round : undefined
    this.#round = undefined
  }

  #feed(input: Input): Refusal | undefined {
    return this.#round ? this.#round.take(input) : refuseAtTable('no-round-on')
  }

  #decide(command: TableCommand): Refusal | undefined {
    switch (command.do) {
      case 'sit':
        return this.#sit(command)
      case 'stand':
        return this.#seated(command, who => this.#stand(who))
      case 'away':
        return this.#seated(command, who => this.#away(who, command.away))
      case 'chips':
        return this.#seated(command, who => this.#chips(who, command.cents))
      case 'own':
        return this.#seated(command, who => this.#follow(this.part.take(who, command.own)))
      case 'next':
        return this.#next(command)
      case 'add':
        return this.#seated(command, who => this.#add(who, command.text))
      case 'cut':
        return this.#seated(command, who => this.#cut(who, command.at))
      case 'deal':
        return this.#deal(command, this.part.deal(command.seed))
      case 'free-hand':
        return this.#seated(command, () => this.#freeHand(command))
      case 'move':
        return this.#seated(command, who => this.#move(who, command.move))
      case 'input':
        return this.#input(command.input)
      case 'stop':
        return this.state.phase === 'making-up'
          ? this.#follow([{ stop: true }])
          : refuseAtTable('nothing-to-stop')
      case 'void':
        return this.#void()
      case 'time': {
        const collected = this.#round ? undefined : timeCollection(this.game.posted, this.state, command.now)
        if (collected) this.#emit(collected)
        return undefined
      }
      case 'close':
        if (seatedAt(this.state.seats).some(({ bot }) => !bot)) return refuseAtTable('somebody-sits-there')
        this.#emit({ type: 'closed' })
        return undefined
    }
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

  #sit(command: Command<'sit'>): Refusal | undefined {
    const { places } = this.game.rules.seats
    const who = sitDown(this.state.seats, places, this.settings.buyIn, command)
    if (isRefusal(who)) return who
    const own = this.part.sits?.()
    this.#emit({ type: 'sat', ...who, ...(own ? { own } : {}) })
    return undefined
  }

  #stand(who: Seated): Refusal | undefined {
    const { seat, stack, player, leaving } = who
    if (leaving) return refuseAtTable('leaving-already')
    if (this.takesPart(player)) {
      this.#emit({ type: 'leaving', seat })
      return undefined
    }
    this.#emit({ type: 'stood', seat, stack })
    return this.#without(who, 'stood')
  }

  #away(who: Seated, away: boolean): Refusal | undefined {
    if (who.away === away) return refuseAtTable(away ? 'away-already' : 'back-already')
    const kept = away ? this.part.keeps?.(who) : undefined
    if (kept) return kept
    this.#emit({ type: 'away', seat: who.seat, away })
    return away ? this.#without(who, 'away') : undefined
  }

  #without(who: Seated, how: 'stood' | 'away'): Refusal | undefined {
    if (this.state.phase !== 'making-up' || !this.part.without) return undefined
    return this.#follow(this.part.without(who, how))
  }

  #chips({ seat, player, stack }: Seated, cents: number): Refusal | undefined {
    const { max } = this.settings.buyIn
    if (this.takesPart(player)) return refuseAtTable('chips-between-rounds')
    if (stack + cents > max) return refuseAtTable('chips-at-most', { cents: Math.max(0, max - stack) })
    this.#emit({ type: 'chips', seat, cents })
    return undefined
  }

  #next({ shoe }: Command<'next'>): Refusal | undefined {
    if (this.state.phase !== 'idle') return refuseAtTable('making-up-already')
    if (!this.ready) return refuseAtTable('two-players-needed')
    if (this.shoe) this.#emit({ type: 'continued' })
    else {
      const cutCard = cutCardIn(supplyOf(this.game.rules, this.game.posted.readings), this.part.deck)
      this.#emit({ type: 'committed', shoe, ...(cutCard === undefined ? {} : { cutCard }) })
    }
    return this.#follow(this.part.begin())
  }

  #add({ name }: Seated, text: string): Refusal | undefined {
    if (!this.mayAdd) return refuseAtTable('nothing-to-add-to')
    this.#emit({ type: 'added', name, text })
    return undefined
  }

  #cut(who: Seated, at: number): Refusal | undefined {
    const may = this.mayCut(who)
    if (isRefusal(may)) return may
    if (!Number.isInteger(at) || at < 0 || at > may.most) return refuseAtTable('cut-bounds', may)
    this.#emit({ type: 'cut', seat: who.seat, at })
    return undefined
  }

  #deal({ id, seed, now }: Dealing, deal: Deal | Refusal, free?: 'free'): Refusal | undefined {
    if (this.state.phase !== 'making-up') return refuseAtTable('nothing-to-deal')
    if (isRefusal(deal)) return deal
    const { first = [], round, ...start } = deal
    for (const own of first) this.#emit({ type: 'own', own })
    this.#burn(round, seed)
    this.#emit({ type: 'dealt', id, ...(free ? { free: true } : {}), at: now, ...start })
    this.#begin(round)
    this.#finishIfOver()
    return undefined
  }

  /** Before the first round of a shoe: its first card says how many are burned, where that is filed. */
  #burn(round: Round, seed: Seed): void {
    const { game, shoe } = this
    if (!game.rules.supply?.burn || !shoe || !isUntouched(shoe)) return
    if (!isPlacedAnew(game.rules, game.posted.readings, shoe.number)) return
    const [card] = orderOf(round.shoe, seed, shoe.shuffle.cut)
    if (card === undefined) return
    this.#emit({ type: 'burned', card, count: burnedFor(card, game.posted.readings) })
  }

  #freeHand(command: Command<'free-hand'>): Refusal | undefined {
    const may = this.mayHaveFreeHand
    if (isRefusal(may)) return may
    return this.#deal(command, this.part.freeHand?.() ?? refuseAtTable('no-free-hands'), 'free')
  }

  #move({ seat, player }: Seated, { seat: at, hand, ...wanted }: WantedMove): Refusal | undefined {
    const awaiting = this.#round?.awaiting
    if (awaiting?.kind !== 'decision') return refuseAtTable('nobody-is-to-act')
    const ask = this.asksOf(player).find(
      one => (at === undefined || at === one.seat) && (hand === undefined || hand === (one.hand ?? 1)),
    )
    if (ask) return this.#input({ kind: 'move', ...whom(ask), ...wanted })
    if (at !== undefined && at !== seat) return refuseAtTable('not-your-seat', { seat: at })
    return refuseAtTable('others-are-to-act', { seat, others: awaiting.asked.map(whose) })
  }

  #input(input: Input): Refusal | undefined {
    const refusal = this.#feed(input)
    if (refusal) return refusal
    this.#emit({ type: 'input', input: this.#round?.inputs.at(-1) ?? input })
    this.#finishIfOver()
    return undefined
  }

  #finishIfOver(): void {
    const round = this.#round
    const kept = this.state.round
    if (!round?.over || !kept) return
    const { result } = round
    const net: Record<PlayerId, number> = {}
    for (const [account, cents] of Object.entries(result.net)) {
      const player = kept.accounts[account]
      if (player === undefined) throw new Error(`nobody has the account ${account}`)
      net[player] = (net[player] ?? 0) + cents
    }
    const own = this.part.ends?.(result)
    this.#emit({ type: 'finished', id: kept.id, net, ...this.#seen(round), ...(own ? { own } : {}) })
    this.#end('finished')
    this.#letGo()
  }

  #void(): Refusal | undefined {
    const { round } = this.state
    if (!round) return refuseAtTable('no-round-on')
    this.#emit({ type: 'voided', id: round.id, ...(this.#round ? this.#seen(this.#round) : {}) })
    this.#end('voided')
    this.#letGo()
    return undefined
  }

  /** The cards of a shoe that lasts which lie open for everybody at the end of a round. */
  #seen(round: Round): { seen?: readonly Card[] } {
    if (this.shoe?.shuffle.cutCard === undefined) return {}
    const { piles } = round.view('public')
    return { seen: piles.flatMap(({ cards }) => cards.flatMap(name => seenAs(name))) }
  }

  /** Who wanted to leave leaves. */
  #letGo(): void {
    for (const { seat, stack, leaving } of seatedAt(this.state.seats)) {
      if (leaving) this.#emit({ type: 'stood', seat, stack })
    }
  }
}

/** A card by its name, unless it lies face down. */
function seenAs(name: string): readonly Card[] {
  const card = parseCard(name)
  return card === undefined || card === UNKNOWN ? [] : [card]
}
