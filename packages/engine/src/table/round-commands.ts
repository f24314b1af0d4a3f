import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import { type Ask, askedSeat, deciderOf, type Input, writeDecider } from '../round/awaiting.ts'
import { jackpotIn } from '../round/result.ts'
import type { Round } from '../round/round.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import type { AtTable } from './at-table.ts'
import type { CommandOf, WantedMove } from './command.ts'
import type { RoundStart } from './part.ts'
import { refuseAtTable } from './refusals.ts'
import type { SeatCommands } from './seat-commands.ts'
import { type PlayerId, type SeatedPlayer, seatedAs } from './seats.ts'
import type { ShoeCommands } from './shoe-commands.ts'

type Dealing = Pick<CommandOf<'deal'>, 'id' | 'seed' | 'now' | 'byHand'>

/** The current round, from the deal until the chips are back in the stacks. */
export class RoundCommands {
  readonly #at: AtTable
  readonly #shoe: ShoeCommands
  readonly #seats: SeatCommands
  #on: Round | undefined
  #finished: Round | undefined

  constructor(at: AtTable, shoe: ShoeCommands, seats: SeatCommands) {
    this.#at = at
    this.#shoe = shoe
    this.#seats = seats
  }

  /** The current round. */
  get on(): Round | undefined {
    return this.#on
  }

  /** The round before, at its end; undefined once the next is dealt, and after a restart. */
  get finished(): Round | undefined {
    return this.#finished
  }

  /** The asks of a player in the current round. */
  asksOf(player: PlayerId): Ask[] {
    const awaiting = this.#on?.awaiting
    const who = awaiting?.kind === 'decision' ? seatedAs(this.#at.state.seats, player) : undefined
    if (awaiting?.kind !== 'decision' || !who) return []
    const asks: Ask[] = []
    for (const ask of awaiting.asked) {
      if (ask.by === undefined ? askedSeat(ask) === who.seat : ask.by === who.name) asks.push(ask)
    }
    return asks
  }

  /** The first of them about this seat and hand, or about any where none is named. */
  askOf(player: PlayerId, { seat, hand }: Pick<WantedMove, 'seat' | 'hand'>): Ask | undefined {
    return this.asksOf(player).find(
      one => (seat === undefined || seat === one.seat) && (hand === undefined || hand === (one.hand ?? 1)),
    )
  }

  /** The current round, replayed: for trying something. */
  again(): Round | Refusal {
    const { round: kept } = this.#at.state
    if (!kept) return refuseAtTable('no-round-on')
    const round = within(['rounds', kept.id], this.#at.game.start(kept.setup))
    if (isRefusal(round)) return round
    for (const [i, input] of kept.inputs.entries()) {
      const refusal = within(['rounds', kept.id, 'inputs', i], round.take(input))
      if (isRefusal(refusal)) return refusal
    }
    return round
  }

  /** Resumes the round of the state, as far as its inputs go. */
  resume(): Refusal | undefined {
    if (!this.#at.state.round) return undefined
    const round = this.again()
    if (isRefusal(round)) return round
    this.#begin(round)
    return undefined
  }

  #begin(round: Round): void {
    this.#on = round
    this.#finished = undefined
  }

  end(how: 'finished' | 'voided'): void {
    this.#finished = how === 'finished' ? this.#on : undefined
    this.#on = undefined
  }

  feed(input: Input): Refusal | undefined {
    return this.#on ? this.#on.take(input) : refuseAtTable('no-round-on')
  }

  deal(
    { id, seed, now, byHand }: Dealing,
    dealt: () => RoundStart | Refusal,
    free?: PlayerId,
  ): Refusal | undefined {
    if (this.#at.state.phase !== 'making-up') return refuseAtTable('nothing-to-deal')
    const deal = dealt()
    if (isRefusal(deal)) return deal
    if (this.#shoe.unshuffled?.drawing) {
      this.#at.emit({ type: 'seals-closed', ...(free === undefined ? {} : { for: free }) })
      if (this.#shoe.missing.length > 0) return undefined
    }
    if (this.#shoe.missing.length > 0) return refuseAtTable('cards-being-drawn')
    const { first = [], round, ...start } = deal
    this.#shoe.bind(round)
    for (const own of first) this.#at.emit({ type: 'own', own })
    this.#shoe.burn(round, seed, byHand)
    this.#at.emit({ type: 'dealt', id, ...(free === undefined ? {} : { free: true }), at: now, ...start })
    this.#begin(round)
    this.#finishIfOver()
    return undefined
  }

  freeHand(command: CommandOf<'free-hand'>): Refusal | undefined {
    const may = this.#shoe.mayHaveFreeHand
    if (isRefusal(may)) return may
    const dealt = () => this.#at.part.freeHand?.() ?? refuseAtTable('no-free-hands')
    return this.deal(command, dealt, command.player)
  }

  move({ seat, player }: SeatedPlayer, { seat: at, hand, ...wanted }: WantedMove): Refusal | undefined {
    const awaiting = this.#on?.awaiting
    if (awaiting?.kind !== 'decision') return refuseAtTable('nobody-is-to-act')
    const ask = this.askOf(player, { seat: at, hand })
    if (ask) return this.input({ kind: 'move', ...deciderOf(ask), ...wanted })
    if (at !== undefined && at !== seat) return refuseAtTable('not-your-seat', { seat: at })
    return refuseAtTable('others-are-to-act', { seat, others: awaiting.asked.map(writeDecider) })
  }

  input(input: Input): Refusal | undefined {
    const refusal = this.feed(input)
    if (refusal) return refusal
    this.#at.emit({ type: 'input', input: this.#on?.inputs.at(-1) ?? input })
    this.#finishIfOver()
    return undefined
  }

  #finishIfOver(): void {
    const round = this.#on
    const kept = this.#at.state.round
    if (!round?.over || !kept) return
    const { result } = round
    const net: Record<PlayerId, number> = {}
    for (const [account, cents] of Object.entries(result.net)) {
      const player = kept.accounts[account]
      if (player === undefined) throw new Error(`nobody has the account ${account}`)
      net[player] = (net[player] ?? 0) + cents
    }
    const own = this.#at.part.ends?.(result)
    const jackpot = jackpotIn(result.fees)
    this.#at.emit({
      type: 'finished',
      id: kept.id,
      net,
      ...(jackpot > 0 ? { jackpot } : {}),
      ...this.#seen(round),
      ...(own ? { own } : {}),
    })
    this.end('finished')
    this.#seats.letGo()
  }

  void(): Refusal | undefined {
    const { round } = this.#at.state
    if (!round) return refuseAtTable('no-round-on')
    this.#at.emit({ type: 'voided', id: round.id, ...(this.#on ? this.#seen(this.#on) : {}) })
    this.end('voided')
    this.#seats.letGo()
    return undefined
  }

  /** The cards of a lasting shoe that lie open for everybody at the end of a round. */
  #seen(round: Round): { seen?: readonly Card[] } {
    if (this.#shoe.current?.shuffle.cutCard === undefined) return {}
    const { piles } = round.view('public')
    return { seen: piles.flatMap(({ cards }) => cards.flatMap(name => seenAs(name))) }
  }
}

/** A card by its name, unless it lies face down. */
function seenAs(name: string): readonly Card[] {
  const card = parseCard(name)
  return card === undefined || card === UNKNOWN ? [] : [card]
}
