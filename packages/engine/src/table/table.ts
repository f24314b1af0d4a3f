import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import type { Seed } from '../cards/shuffle.ts'
import { type Ask, askedSeat, type Input, whom, whose } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import { sizeOf } from '../round/stock.ts'
import { supplyOf } from '../rules/supply.ts'
import { isRefusal, type Refusal, within, writeRefusal } from '../say/refusal.ts'
import { burnedFor, isPlacedAnew } from '../shoe/burn.ts'
import { open } from '../shoe/drawing.ts'
import { orderOf } from '../shoe/order.ts'
import { applyEvent } from './apply.ts'
import { buyInOf, moreChips, shortAfter } from './buying.ts'
import type { TableCommand, WantedMove } from './command.ts'
import type { TableEvent } from './event.ts'
import type { TableGame } from './game.ts'
import { heldUntil } from './held.ts'
import { type News, newsOf } from './news.ts'
import type { Deal, PartStep, TablePart } from './part.ts'
import { refuseAtTable } from './refusals.ts'
import { checkChange, sitDown } from './seating.ts'
import { type PlayerId, type Seated, seatedAs, seatedAt, seatedIn } from './seats.ts'
import type { BuyIn, TableSettings } from './settings.ts'
import {
  cutCardIn,
  isOpening,
  isUntouched,
  isUsedUp,
  missingIn,
  type NewShoe,
  type ShoeState,
} from './shoe.ts'
import { emptyTable, type TableSnapshot, type TableState } from './state.ts'
import { type TimeDue, timeCollection, timeDue } from './time.ts'
import { CALLED_FOR, keptFor, nextCall, seatsFor, waitingAt } from './waiting.ts'

/** How much of what has happened between the rounds is kept at hand. */
const NEWS = 12

type Dealing = Pick<Command<'deal'>, 'id' | 'seed' | 'now'>
type Command<D extends TableCommand['do']> = Extract<TableCommand, { do: D }>

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
  readonly settings: TableSettings
  readonly game: TableGame
  readonly state: TableState
  readonly part: TablePart
  #round: Round | undefined
  #finished: Round | undefined
  #events: TableEvent[] = []
  /** What the time is for the command that is being taken. */
  #now = 0
  #news: readonly News[] = []

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

  /** What has happened lately between the rounds, the latest last; after a restart, since the last snapshot. */
  get news(): readonly News[] {
    return this.#news
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

  /** The seals are closed and what was sealed is opened: until the deal nobody changes anything. */
  get isDrawing(): boolean {
    return this.state.phase === 'making-up' && this.shoe !== undefined && isOpening(this.shoe)
  }

  /** The shoe that a round is being made up for, as long as it can still be shuffled otherwise. */
  get #unshuffled(): ShoeState | undefined {
    const { shoe } = this
    return this.state.phase === 'making-up' && shoe && isUntouched(shoe) && !isOpening(shoe)
      ? shoe
      : undefined
  }

  /** The commitment of the house for which somebody may seal a text, or why not. */
  maySeal({ name, bot }: Seated): { readonly house: string } | Refusal {
    const drawing = this.#unshuffled?.drawing
    if (!drawing || bot) return refuseAtTable('nothing-to-seal-for')
    if (this.shoe?.without?.includes(name)) return refuseAtTable('left-out-of-the-drawing')
    return { house: drawing.house }
  }

  /** How many cards somebody may cut off the shoe that is about to be dealt from, or why not. */
  mayCut({ seat }: Seated): { readonly most: number } | Refusal {
    const { game, part } = this
    const shoe = this.#unshuffled
    if (!shoe || !game.rules.supply?.cut || !part.deck) return refuseAtTable('nothing-to-cut')
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

  /** Does what is asked. The table has no clock: it is told the time, in milliseconds. */
  take(command: TableCommand, now = 0): readonly TableEvent[] | Refusal {
    if (this.state.closed) return refuseAtTable('table-closed')
    this.#events = []
    this.#now = 'now' in command ? command.now : now
    return this.#decide(command) ?? this.#events
  }

  /** What a player is asked for in the round that is on. */
  asksOf(player: PlayerId): Ask[] {
    const awaiting = this.#round?.awaiting
    const who = seatedAs(this.state.seats, player)
    if (awaiting?.kind !== 'decision' || !who) return []
    return awaiting.asked.filter(ask =>
      ask.by === undefined ? askedSeat(ask) === who.seat : ask.by === who.name,
    )
  }

  /** What somebody may sit down with. */
  buyInOf(player: PlayerId, now: number): BuyIn {
    return buyInOf(this.settings.buyIn, this.game.rules, this.state, player, now)
  }

  /** The collection by the half hour that comes next. */
  timeDue(now: number): TimeDue | undefined {
    return timeDue(this.game.posted, this.state, now)
  }

  /** When somebody is to be called, or a seat given up: the moment for `call`. */
  callsAt(now: number): number | undefined {
    if (nextCall(this.state, this.#places)) return now
    const ends = [
      ...waitingAt(this.state).map(({ called }) => called?.until),
      ...seatedAt(this.state.seats)
        .filter(({ player }) => !this.takesPart(player))
        .map(seated => heldUntil(this.game.rules, seated)),
    ].filter(end => end !== undefined)
    return ends.length > 0 ? Math.min(...ends) : undefined
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
    if ('at' in event && event.at !== undefined) this.#now = event.at
    const says = newsOf(event, this.state)
    if (says) this.#news = [...this.#news.slice(1 - NEWS), { at: this.#now, says }]
    this.part.apply(event)
    applyEvent(this.state, event)
  }

  /** The round that is on, played anew: for trying what would follow. */
  again(): Round | Refusal {
    const { round: kept } = this.state
    if (!kept) return refuseAtTable('no-round-on')
    const round = within(['rounds', kept.id], this.game.start(kept.setup))
    if (isRefusal(round)) return round
    for (const [i, input] of kept.inputs.entries()) {
      const refusal = within(['rounds', kept.id, 'inputs', i], round.take(input))
      if (isRefusal(refusal)) return refusal
    }
    return round
  }

  /** Takes up the round that the state describes, as far as its inputs go. */
  #resume(): Refusal | undefined {
    if (!this.state.round) return undefined
    const round = this.again()
    if (isRefusal(round)) return round
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
    if (this.isDrawing && CHANGES.has(command.do)) return refuseAtTable('cards-being-drawn')
    switch (command.do) {
      case 'sit':
        return this.#sit(command)
      case 'stand':
        return this.#seated(command, who => this.#stand(who))
      case 'away':
        return this.#seated(command, who => this.#away(who, command.away))
      case 'chips':
        return this.#seated(command, who => this.#chips(who, command.cents))
      case 'change-seat':
        return this.#seated(command, who => this.#changeSeat(who, command.seat))
      case 'wait':
        return this.#wait(command)
      case 'wait-no-more':
        return this.#waitNoMore(command)
      case 'own':
        return this.#seated(command, who => this.#follow(this.part.take(who, command.own)))
      case 'next':
        return this.#next(command)
      case 'seal':
        return this.#seated(command, who => this.#seal(who, command.commitment))
      case 'unseal':
        return this.#seated(command, who => this.#unseal(who))
      case 'unveil':
        return this.#seated(command, who => this.#unveil(who, command.text))
      case 'redraw':
        return this.#redraw(command.shoe)
      case 'cut':
        return this.#seated(command, who => this.#cut(who, command.at))
      case 'deal':
        return this.#deal(command, () => this.part.deal(command.seed))
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
        const isOn = this.state.phase === 'idle' && this.ready
        const collected = isOn ? timeCollection(this.game.posted, this.state, command.now) : undefined
        if (collected) this.#emit(collected)
        return undefined
      }
      case 'call':
        return this.#call(command.now)
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
    const buyIn = this.buyInOf(command.player, this.#now)
    const who = sitDown(this.state, this.#places, buyIn, command)
    if (isRefusal(who)) return who
    const own = this.part.sits?.(who.seat)
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
    this.#unseal(who)
    this.#emit({ type: 'stood', seat, stack, at: this.#now })
    return this.#without(who, 'stood')
  }

  #away(who: Seated, away: boolean): Refusal | undefined {
    if (who.away === away) return refuseAtTable(away ? 'away-already' : 'back-already')
    const kept = away ? this.part.keeps?.(who) : this.#payOwed(who.seat)
    if (kept) return kept
    this.#emit({ type: 'away', seat: who.seat, away, at: this.#now })
    return away ? this.#without(who, 'away') : undefined
  }

  #without(who: Seated, how: 'stood' | 'away'): Refusal | undefined {
    if (this.state.phase !== 'making-up' || !this.part.without) return undefined
    return this.#follow(this.part.without(who, how))
  }

  #chips(who: Seated, cents: number): Refusal | undefined {
    if (this.takesPart(who.player)) return refuseAtTable('chips-between-rounds')
    const { buyIn } = this.settings
    const more = moreChips(buyIn, who)
    const { min, max } = more ?? { min: 1, max: 0 }
    if (max !== undefined && cents > max) return refuseAtTable('chips-at-most', { cents: max })
    if (cents < min) return refuseAtTable('short-buy-used-up', { min })
    const short = shortAfter(buyIn, who, cents)
    const { seat, hasBoughtShort = false } = who
    this.#emit({ type: 'chips', seat, cents, ...(short === hasBoughtShort ? {} : { short }) })
    // One who plays on pays at once; one who is away when coming back.
    if (!who.away) this.#payOwed(seat)
    return undefined
  }

  /** Collection that is owed comes out of the chips before anybody plays on (002:220). */
  #payOwed(seat: number): Refusal | undefined {
    const { owesTime = 0, stack = 0 } = this.state.seats[seat] ?? {}
    if (owesTime > stack) return refuseAtTable('collection-owed', { cents: owesTime })
    if (owesTime > 0) this.#emit({ type: 'paid', seat, cents: owesTime })
    return undefined
  }

  #changeSeat(who: Seated, to: number): Refusal | undefined {
    const { seat, player, movingTo } = who
    if (to === seat) {
      if (movingTo === undefined) return refuseAtTable('seated-already', { seat })
      this.#emit({ type: 'moving', seat })
      return undefined
    }
    const wrong = checkChange(this.state, this.#places, who, to, this.game.rules.seating?.changes?.players)
    if (wrong) return wrong
    if (this.takesPart(player) || this.#isBetting) this.#emit({ type: 'moving', seat, to })
    else this.#takeOtherSeat(who, to)
    return undefined
  }

  #wait({ player, name }: Command<'wait'>): Refusal | undefined {
    const seat = seatedAs(this.state.seats, player)?.seat
    if (seat !== undefined) return refuseAtTable('seated-already', { seat })
    if (waitingAt(this.state).some(one => one.player === player)) return refuseAtTable('waiting-already')
    if (seatsFor(this.state, this.#places, player).length > 0) return refuseAtTable('seat-is-free')
    this.#emit({ type: 'listed', player, name })
    return undefined
  }

  #waitNoMore({ player }: Command<'wait-no-more'>): Refusal | undefined {
    if (!waitingAt(this.state).some(one => one.player === player)) return refuseAtTable('not-waiting')
    this.#emit({ type: 'unlisted', player })
    return undefined
  }

  #call(now: number): Refusal | undefined {
    for (const who of seatedAt(this.state.seats)) {
      const until = heldUntil(this.game.rules, who)
      if (until !== undefined && until <= now && !this.takesPart(who.player)) {
        const wrong = this.#holdNoLonger(who, now)
        if (wrong) return wrong
      }
    }
    for (const { player, called } of waitingAt(this.state)) {
      if (called && called.until <= now) this.#emit({ type: 'unlisted', player })
    }
    for (let call = nextCall(this.state, this.#places); call; call = nextCall(this.state, this.#places)) {
      this.#emit({ type: 'called', player: call.who.player, seat: call.seat, until: now + CALLED_FOR })
    }
    return undefined
  }

  /** The time is up: the chips are taken off the table, and the name goes on the waiting list (003:284). */
  #holdNoLonger(who: Seated, now: number): Refusal | undefined {
    const { seat, stack, player, name } = who
    this.#emit({ type: 'stood', seat, stack, at: now, why: 'held-no-longer' })
    this.#emit({ type: 'listed', player, name })
    return this.#without(who, 'stood')
  }

  #next({ shoe }: Command<'next'>): Refusal | undefined {
    if (this.state.phase !== 'idle') return refuseAtTable('making-up-already')
    if (!this.ready) return refuseAtTable('two-players-needed')
    const { shoe: before } = this
    if (before) {
      this.#emit({ type: 'continued' })
      // Texts are open already for a round that was not played: with these no other is. Nor is one from a shoe
      // of an older kind of shuffle that nothing was dealt from.
      const isOlder = isUntouched(before) && before.shuffle.how !== shoe.how
      if (isOpening(before) || isOlder) this.#emit({ type: 'redrawn', shoe, missing: [] })
    } else {
      const cutCard = cutCardIn(supplyOf(this.game.rules, this.game.posted.readings), this.part.deck)
      this.#emit({ type: 'committed', shoe, ...(cutCard === undefined ? {} : { cutCard }) })
    }
    return this.#follow(this.part.begin())
  }

  #seal(who: Seated, commitment: string): Refusal | undefined {
    const may = this.maySeal(who)
    if (isRefusal(may)) return may
    this.#emit({ type: 'sealed', name: who.name, commitment })
    return undefined
  }

  #unseal({ name }: Seated): undefined {
    const isSealed = this.#unshuffled?.drawing?.sealed.some(one => one.name === name)
    if (isSealed) this.#emit({ type: 'unsealed', name })
  }

  #unveil({ name }: Seated, text: string): Refusal | undefined {
    const drawing = this.shoe?.drawing
    if (!drawing) return refuseAtTable('nothing-to-seal-for')
    const opened = open(drawing, { name, text })
    if (isRefusal(opened)) return opened
    this.#emit({ type: 'unveiled', name, text })
    return undefined
  }

  #redraw(shoe: NewShoe): Refusal | undefined {
    const missing = this.isDrawing ? this.#missing : []
    if (missing.length === 0) return refuseAtTable('nothing-to-seal-for')
    this.#emit({ type: 'redrawn', shoe, missing })
    return undefined
  }

  #cut(who: Seated, at: number): Refusal | undefined {
    const may = this.mayCut(who)
    if (isRefusal(may)) return may
    if (!Number.isInteger(at) || at < 0 || at > may.most) return refuseAtTable('cut-bounds', may)
    this.#emit({ type: 'cut', seat: who.seat, at })
    return undefined
  }

  #deal({ id, seed, now }: Dealing, dealt: () => Deal | Refusal, free?: PlayerId): Refusal | undefined {
    if (this.state.phase !== 'making-up') return refuseAtTable('nothing-to-deal')
    const deal = dealt()
    if (isRefusal(deal)) return deal
    if (this.#unshuffled?.drawing) {
      this.#emit({ type: 'seals-closed', ...(free === undefined ? {} : { for: free }) })
      if (this.#missing.length > 0) return undefined
    }
    if (this.#missing.length > 0) return refuseAtTable('cards-being-drawn')
    const { first = [], round, ...start } = deal
    for (const own of first) this.#emit({ type: 'own', own })
    this.#burn(round, seed)
    this.#emit({ type: 'dealt', id, ...(free === undefined ? {} : { free: true }), at: now, ...start })
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
    const dealt = () => this.part.freeHand?.() ?? refuseAtTable('no-free-hands')
    return this.#deal(command, dealt, command.player)
  }

  get #missing(): readonly string[] {
    return this.shoe ? missingIn(this.shoe) : []
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

  /** Who wanted to leave leaves, who wanted another seat takes it if it is still free. */
  #letGo(): void {
    for (const { seat, stack, leaving } of seatedAt(this.state.seats)) {
      if (leaving) this.#emit({ type: 'stood', seat, stack, at: this.#now })
    }
    for (const who of seatedAt(this.state.seats)) {
      const { seat, movingTo } = who
      if (movingTo === undefined) continue
      if (this.state.seats[movingTo] || keptFor(this.state, movingTo)) this.#emit({ type: 'moving', seat })
      else this.#takeOtherSeat(who, movingTo)
    }
  }

  #takeOtherSeat(who: Seated, to: number): void {
    const own = this.part.moves?.(who, to)
    this.#emit({ type: 'moved', seat: who.seat, to, ...(own ? { own } : {}) })
  }

  get #places(): number {
    return this.game.rules.seats.places
  }

  /** Wagers lie at the seats of a round that is being made up. */
  get #isBetting(): boolean {
    return this.state.phase === 'making-up' && this.part.pauses === 'before-making-up'
  }
}

/** What would change a round whose cards are being drawn. */
const CHANGES: ReadonlySet<TableCommand['do']> = new Set([
  'sit',
  'stand',
  'away',
  'chips',
  'change-seat',
  'own',
  'cut',
])

/** A card by its name, unless it lies face down. */
function seenAs(name: string): readonly Card[] {
  const card = parseCard(name)
  return card === undefined || card === UNKNOWN ? [] : [card]
}
