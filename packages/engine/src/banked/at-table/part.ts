import type { Deck } from '../../cards/deck.ts'
import type { LaidGame } from '../../family/family-table.ts'
import { type Cents, totalAmount } from '../../money/cents.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Manner } from '../../round/manner.ts'
import { isRefusal, type Refusal, unwrap } from '../../say/refusal.ts'
import type { Saying } from '../../say/saying.ts'
import { readBy } from '../../shape/read-by.ts'
import type { TableEvent } from '../../table/event.ts'
import type { BankSeen, Layout, RotationSeen, Spot, TableFace, TableOption } from '../../table/face.ts'
import type { PartStep, RoundDue, RoundStart, TablePart, TableSeen } from '../../table/part.ts'
import { refuseAtTable } from '../../table/refusals.ts'
import {
  freeSeats,
  isIn,
  playerAt,
  type SeatedPlayer,
  seatedAs,
  seatedAt,
  seatedIn,
} from '../../table/seats.ts'
import { circlesClosed } from '../circles.ts'
import { collectionOf } from '../collection.ts'
import { deckOf } from '../deck.ts'
import type { BankedRules } from '../rules.ts'
import type { BankedSetup } from '../setup.ts'
import { bankButton } from './bank-button.ts'
import { bankFee } from './bank-fee.ts'
import { botWagers, usualBank } from './bot.ts'
import { readBankedCommand, type WantedWager } from './commands.ts'
import {
  type BankedHouseSetup,
  type BankedMemory,
  type BankedNote,
  type BankOffer,
  bankedDealNote,
  bankedNote,
  type RoundsSetup,
} from './memory.ts'
import { type BankRotationTerms, mayBank, nextOffer } from './offer.ts'
import { type PlacingTable, placeWagers, setupWith } from './place.ts'
import { refuseBanked } from './refusals.ts'
import { betsUnder, hasLapsed, periodAfterDeal, type Rotation, rotationSeen, turnsOf } from './rotation.ts'
import { sayOnBankedSign } from './sentences.ts'
import { bankBounds } from './spots.ts'
import { startBanked } from './start.ts'

/**
 * A table with a player-dealer: the position is offered around, its taker puts up a wager, the others bet,
 * and the round is dealt.
 */
export class BankedPart implements TablePart {
  readonly pauses = 'before-making-up'
  readonly chipsComeOff = true
  readonly #game: LaidGame<BankedRules, BankedSetup>
  /** The part of each round's setup that stays the same. */
  readonly #setup: RoundsSetup
  readonly #bankAfter: number | undefined
  readonly #rotation: Rotation
  readonly #spots: readonly Spot[]
  readonly #at: TableSeen
  #memory: BankedMemory

  constructor(
    game: LaidGame<BankedRules, BankedSetup>,
    setup: BankedHouseSetup,
    spots: readonly Spot[],
    at: TableSeen,
    memory: BankedMemory,
  ) {
    this.#game = game
    const { bankAfter, rotation = {}, ...ofRounds } = setup
    this.#setup = ofRounds
    this.#bankAfter = bankAfter
    this.#rotation = rotation
    this.#spots = spots
    this.#at = at
    this.#memory = memory
  }

  take(who: SeatedPlayer, command: unknown): readonly PartStep[] | Refusal {
    const read = readBankedCommand(command)
    if (isRefusal(read)) return read
    return read.do === 'bank' ? this.#bank(who, read.wager) : this.#wager(who, read.wagers)
  }

  get deck(): Deck {
    return deckOf(this.#game.rules, this.#setup.decks)
  }

  begin(): readonly PartStep[] {
    const { bank, stays } = this.#memory
    const seated = bank && this.#at.seats[bank.seat]
    if (stays && seated?.player === bank?.player && seated && isIn(seated)) return []
    return [this.#offer(undefined)]
  }

  get isOver(): boolean {
    return this.#memory.endedAt !== undefined
  }

  time(now: number): readonly PartStep[] {
    const { others } = this.#rotation
    if (this.isOver || !others || !hasLapsed(others, this.#memory.period, now)) return []
    const stop = this.#at.phase === 'making-up' ? [{ stop: true } as const] : []
    return [step({ type: 'ended', at: now }), ...stop]
  }

  rotation(now: number): RotationSeen | undefined {
    const { others } = this.#rotation
    const { period, endedAt } = this.#memory
    if (!others || !period) return undefined
    if (endedAt === undefined) return rotationSeen(others, period, now)
    return { needed: others.players, had: period.had.length, by: endedAt, isOver: true }
  }

  admitsProvider(): Refusal | undefined {
    const { most = Number.POSITIVE_INFINITY } = this.#rotation.providers ?? {}
    const there = seatedAt(this.#at.seats).filter(({ provider }) => provider).length
    return there >= most ? refuseBanked('providers-at-most', { most }) : undefined
  }

  /** The player-dealer stays while the wagers are open. */
  keeps({ seat }: SeatedPlayer): Refusal | undefined {
    return this.#wagersOpen && this.#memory.bank?.seat === seat ? refuseBanked('bank-stays') : undefined
  }

  without({ seat }: SeatedPlayer, how: 'stood' | 'away'): readonly PartStep[] {
    const { bank, offer } = this.#memory
    if (!offer) return bank?.seat === seat ? [{ stop: true }] : []
    if (offer.to !== seat) return []
    return how === 'away' ? this.#declined(offer) : [this.#offer(offer)]
  }

  deal(): RoundStart | Refusal {
    const placing = this.#placing
    if (!placing) return refuseAtTable('nothing-to-deal')
    const start = startBanked(placing)
    if (isRefusal(start)) return start
    const round = this.#game.start(start.setup)
    if (isRefusal(round)) return round
    return { ...start, own: { wager: start.setup.bank.wager }, round }
  }

  freeHand(): RoundStart | Refusal {
    const placing = this.#placing
    if (!placing) return refuseBanked('wagers-not-open')
    // Bots take their wagers back.
    const isBot = (player: string) => seatedAs(this.#at.seats, player)?.bot === true
    if (placing.stakes.some(one => !isBot(one.player))) return refuseBanked('wagers-lie')
    const { seat, player } = placing.bank
    const setup = { ...this.#setup, bank: { seat, wager: 0 }, wagers: [], free: true } as const
    const round = this.#game.start(setup)
    return isRefusal(round) ? round : { setup, accounts: { [seat]: player }, round }
  }

  apply(event: TableEvent): void {
    switch (event.type) {
      case 'sat':
        this.#beginsAnew(event.bot)
        return
      case 'own':
        this.#note(unwrap(readBy(bankedNote, event.own, ['own'])))
        return
      case 'stood':
        this.#takeBack(event.seat)
        return
      case 'away':
        if (event.away) this.#takeBack(event.seat)
        return
      case 'moved':
        this.#memory = moved(this.#memory, event.seat, event.to)
        return
      case 'stopped': {
        const { offer: _, stays: __, ...rest } = this.#memory
        this.#memory = { ...rest, stakes: [] }
        return
      }
      case 'dealt':
        if (event.free) this.#memory = { ...this.#memory, stakes: [], stays: true }
        else this.#dealt(unwrap(readBy(bankedDealNote, event.own, ['own'])).wager, event.at)
        return
    }
  }

  face(): TableFace {
    const bank = this.#bankSeen()
    return {
      stage: this.#memory.offer ? 'bank' : 'wagers',
      ...(bank ? { bank } : {}),
      buttons: bankButton(this.#memory, this.#game.rules, this.#at.seats, this.#wagersOpen),
      wagers: this.#memory.stakes.flatMap(({ wagers }) => wagers),
      lying: Object.fromEntries(seatedAt(this.#at.seats).map(who => [who.seat, this.#lying(who)])),
      owes: {},
      ...this.#feesNow(),
    }
  }

  #feesNow(): Pick<TableFace, 'fees'> {
    const placing = this.#placing
    const wagers = placing?.stakes.flatMap(one => one.wagers) ?? []
    if (!placing || wagers.length === 0) return {}
    const fees = collectionOf(placing.rules, setupWith(placing, wagers), placing.posted)
    return isRefusal(fees) ? {} : { fees }
  }

  layout(): Layout {
    return { spots: this.#spots, backLine: this.#game.rules.backLine.most }
  }

  sign(): Saying {
    const base = this.#spots.filter(spot => spot.kind === 'base')
    return sayOnBankedSign('sign-wagers', {
      min: Math.min(...base.map(spot => spot.min)),
      max: Math.max(...base.map(spot => spot.max)),
    })
  }

  may(who: SeatedPlayer): readonly TableOption[] {
    const { offer, bank } = this.#memory
    if (offer?.to === who.seat) {
      const { min, max } = bankBounds(this.#spots, who.stack)
      const usual = Math.max(min, usualBank(this.#spots, who.stack))
      const { rules, posted } = this.#game
      const others = seatedIn(this.#at.seats).filter(({ seat }) => seat !== who.seat)
      const fee = bankFee(rules, posted, this.#setup, { bank: who, others, spots: this.#spots })
      return [{ do: 'bank', min, max, usual, fee }]
    }
    if (!this.#wagersOpen || !this.#bets(who) || bank?.seat === who.seat) return []
    const { rules, posted } = this.#game
    const taken = this.#playedByOthers(who)
    const free = freeSeats(this.#at.seats, rules.seats.places).filter(seat => !taken.includes(seat))
    const seated = seatedAt(this.#at.seats).map(({ seat }) => seat)
    const behind = [...new Set([...seated, ...taken])].filter(
      seat => seat !== who.seat && seat !== bank?.seat,
    )
    return [
      {
        do: 'wager',
        seats: [
          ...(taken.includes(who.seat) ? [] : [who.seat]),
          ...(rules.backLine.most === 0 ? [] : behind.sort((a, b) => a - b)),
        ],
        circles: taken.includes(who.seat) || circlesClosed(rules, posted.readings) ? [] : free,
        stack: who.stack,
      },
    ]
  }

  due(): RoundDue {
    const { offer, bank, stakes } = this.#memory
    if (offer) {
      const otherwise = { do: 'bank', wager: 0 }
      return { asked: [{ seat: offer.to, answered: false, otherwise }], deal: 'not-yet' }
    }
    const hasWagered = ({ player }: SeatedPlayer) => stakes.some(one => one.player === player)
    const bettors = seatedIn(this.#at.seats).filter(who => who.seat !== bank?.seat && this.#bets(who))
    return {
      asked: bettors.map(who => ({ seat: who.seat, answered: hasWagered(who) })),
      deal: stakes.length > 0 ? 'ready' : 'not-yet',
    }
  }

  answer({ stack }: SeatedPlayer, random: () => number, manner?: Manner): object {
    return this.#memory.offer
      ? { do: 'bank', wager: usualBank(this.#spots, stack) }
      : { do: 'wager', wagers: botWagers(this.#spots, random, manner) }
  }

  save(): BankedMemory {
    return this.#memory
  }

  #bets(who: SeatedPlayer): boolean {
    return betsUnder(this.#rotation, who)
  }

  get #ways(): BankRotationTerms {
    return { after: this.#bankAfter, rotation: this.#rotation }
  }

  get #wagersOpen(): boolean {
    return this.#at.phase === 'making-up' && !this.#memory.offer
  }

  /** The seats whose hands other players bet as their own in the coming round. */
  #playedByOthers({ player }: SeatedPlayer): Seat[] {
    const others = this.#memory.stakes.filter(stake => stake.player !== player)
    return others.flatMap(({ wagers }) => wagers.filter(({ by }) => by === undefined).map(({ seat }) => seat))
  }

  /** What placing a wager needs to know, once the position is taken. */
  get #placing(): PlacingTable | undefined {
    const { bank, stakes } = this.#memory
    if (!this.#wagersOpen || !bank) return undefined
    const { rules, posted } = this.#game
    return { rules, posted, setup: this.#setup, seats: this.#at.seats, bank, stakes }
  }

  #offer(before: BankOffer | undefined): PartStep {
    const to = nextOffer(this.#game.rules, this.#at.seats, this.#memory, before, this.#ways)
    return to === undefined ? { stop: true } : step({ type: 'offered', to })
  }

  #declined({ to, declined }: BankOffer): readonly PartStep[] {
    return [step({ type: 'declined', seat: to }), this.#offer({ to, declined: [...declined, to] })]
  }

  #bank({ seat, stack }: SeatedPlayer, wager: Cents): readonly PartStep[] | Refusal {
    const { offer, bank } = this.#memory
    if (!offer) return refuseBanked('bank-not-offered')
    if (offer.to !== seat) return refuseBanked('bank-offered-to', { seat: offer.to })
    if (wager === 0) return this.#declined(offer)
    if (!mayBank(this.#game.rules, this.#at.seats, bank, seat, this.#rotation))
      return refuseBanked('bank-passes-on')
    const { min, max } = bankBounds(this.#spots, stack)
    if (wager < min || wager > max) return refuseBanked('bank-bounds', { min, max })
    return [step({ type: 'banked', seat, wager })]
  }

  #wager(who: SeatedPlayer, wanted: readonly WantedWager[]): readonly PartStep[] | Refusal {
    const placing = this.#placing
    if (!placing) return refuseBanked(this.#at.phase === 'round' ? 'wagers-closed' : 'wagers-not-open')
    if (!isIn(who)) return refuseBanked('away-does-not-wager')
    if (!this.#bets(who)) return refuseBanked('provider-only-banks')
    const wagers = placeWagers(placing, who, wanted)
    return isRefusal(wagers) ? wagers : [step({ type: 'wagered', seat: who.seat, wagers })]
  }

  #note(happened: BankedNote): void {
    const { bank, offer, stakes } = this.#memory
    switch (happened.type) {
      case 'offered':
        this.#memory = { ...this.#memory, offer: { to: happened.to, declined: offer?.declined ?? [] } }
        return
      case 'declined': {
        const { seat } = happened
        this.#memory = {
          ...this.#memory,
          offer: { to: seat, declined: [...(offer?.declined ?? []), seat] },
        }
        return
      }
      case 'banked': {
        const { seat, wager } = happened
        const player = playerAt(this.#at.seats, seat)
        const rounds = bank?.player === player ? bank.rounds : 0
        const { offer: _, stays: __, ...rest } = this.#memory
        this.#memory = { ...rest, bank: { seat, player, wager, rounds } }
        return
      }
      case 'wagered': {
        const { seat, wagers } = happened
        const player = playerAt(this.#at.seats, seat)
        const others = stakes.filter(stake => stake.player !== player)
        this.#memory = {
          ...this.#memory,
          stakes: wagers.length === 0 ? others : [...others, { player, wagers }],
        }
        return
      }
      case 'ended':
        this.#memory = { ...this.#memory, endedAt: happened.at }
        return
    }
  }

  /** A new game begins when all who played the ended one have left. */
  #beginsAnew(bot: boolean): void {
    if (!this.isOver || bot || seatedAt(this.#at.seats).some(who => !who.bot)) return
    const { endedAt: _, period: __, ...rest } = this.#memory
    this.#memory = rest
  }

  /** Returns the waiting wagers of a player who leaves. */
  #takeBack(seat: Seat): void {
    const player = playerAt(this.#at.seats, seat)
    this.#memory = { ...this.#memory, stakes: this.#memory.stakes.filter(one => one.player !== player) }
  }

  #dealt(wager: Cents, at: number): void {
    const { bank, stakes, period } = this.#memory
    const { others } = this.#rotation
    const taker = bank && this.#at.seats[bank.seat]?.provider ? undefined : bank?.player
    const wagered = new Set(stakes.flatMap(({ wagers }) => wagers.map(({ seat }) => seat)))
    this.#memory = {
      ...(bank ? { bank: { ...bank, wager, rounds: bank.rounds + 1 } } : {}),
      stakes: [],
      wagered: [...wagered],
      ...(others ? { period: periodAfterDeal(others, period, at, taker) } : {}),
    }
  }

  #bankSeen(): BankSeen | undefined {
    const { bank, offer } = this.#memory
    const turnsAt = (seat: Seat): number => {
      const who = this.#at.seats[seat]
      return who ? turnsOf(this.#game.rules, this.#rotation, who) : this.#game.rules.bank.rounds
    }
    if (offer) {
      const before = bank?.player === playerAt(this.#at.seats, offer.to) ? bank.rounds : 0
      return { offeredTo: offer.to, turn: before + 1, turns: turnsAt(offer.to) }
    }
    if (!bank || this.#at.phase === 'idle') return undefined
    const turn = this.#wagersOpen ? bank.rounds + 1 : bank.rounds
    const next = nextOffer(
      this.#game.rules,
      this.#at.seats,
      { bank: { ...bank, rounds: turn }, wagered: this.#memory.wagered },
      undefined,
      this.#ways,
    )
    const { seat, wager } = bank
    return { seat, wager, turn, turns: turnsAt(seat), ...(next === undefined ? {} : { next }) }
  }

  /** The part of a player's chips that waits for the deal. */
  #lying({ seat, player }: SeatedPlayer): Cents {
    const { bank, stakes } = this.#memory
    const own = stakes.filter(stake => stake.player === player).flatMap(({ wagers }) => wagers)
    return totalAmount(own) + (this.#wagersOpen && bank?.seat === seat ? bank.wager : 0)
  }
}

const step = (own: BankedNote): PartStep => ({ own })

/** The player-dealer takes the position along to another seat. */
function moved({ bank, wagered, ...memory }: BankedMemory, from: Seat, to: Seat): BankedMemory {
  const at = (seat: Seat): Seat => (seat === from ? to : seat)
  return { ...memory, ...(bank ? { bank: { ...bank, seat: at(bank.seat) } } : {}), wagered: wagered.map(at) }
}
