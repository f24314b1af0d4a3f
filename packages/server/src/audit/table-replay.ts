import {
  commitmentOf,
  gameAtTable,
  type Input,
  isRefusal,
  jackpotIn,
  type Library,
  orderOf,
  type PlayerId,
  type Refusal,
  type Round,
  type RoundState,
  rootOfShoe,
  type SeededShoe,
  seatedAt,
  seedOf,
  staysSealed,
  Table,
  type TableEvent,
  type TableSettings,
  within,
} from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { lastRoundOf, nextShoeId, openedBy, playingAt, replyOf, shoeFor } from '@cardroom/room'
import type { OpenedShoe } from '@cardroom/room/store'
import { asJson, difference, refuseInAudit } from './refuse.ts'

/** The rounds and shoes that must be stored with an event. */
export interface DerivedRecords {
  readonly round?: RoundReply
  readonly shoes: readonly OpenedShoe[]
}

/**
 * Replays a table from its events and checks each: the cards are the shoe's, the chips add up, every round ends as
 * its inputs make it end.
 */
export class TableReplay {
  readonly table: Table
  readonly #id: string
  #shoe: SeededShoe | undefined
  #playing: Readonly<Record<number, string>> = {}
  /** All stacks and the house's box. */
  #chips: number

  private constructor(id: string, table: Table, chips = 0) {
    this.#id = id
    this.table = table
    this.#chips = chips
  }

  static open(id: string, settings: TableSettings, library: Library): TableReplay | Refusal {
    const game = gameAtTable(settings, library)
    if (isRefusal(game)) return game
    const table = Table.open(settings, game)
    return isRefusal(table) ? table : new TableReplay(id, table)
  }

  /** Takes the next event; returns the records that it leads to, or its fault. */
  take(event: TableEvent, at: number): DerivedRecords | Refusal {
    const { table } = this
    const before = table.round
    const { round: playing, shoe } = table.state
    const wrong = this.#check(event, at)
    if (wrong) return wrong
    table.replay(event)
    if (event.type === 'dealt' && table.round) {
      this.#shoe = shoeFor(table.round, table.state)
      this.#playing = playingAt(table)
    }
    this.#note(event)
    const uneven = this.#uneven()
    if (uneven) return uneven
    const ends = event.type === 'finished' || event.type === 'voided'
    return {
      ...(ends && before && playing ? { round: this.#reply(before, playing, at) } : {}),
      shoes: openedBy([event], this.#id, table.state, shoe),
    }
  }

  #reply(round: Round, playing: RoundState, at: number): RoundReply {
    const { state, settings } = this.table
    const played = { round, state: playing, last: lastRoundOf(playing, state) }
    return replyOf({ id: this.#id, settings }, played, this.#playing, at)
  }

  #check(event: TableEvent, at: number): Refusal | undefined {
    switch (event.type) {
      case 'committed':
      case 'redrawn':
        return this.#checkShoe(event)
      case 'bound':
        // The tree is over the cards of the deal, which comes next.
        return undefined
      case 'dealt':
        return this.#checkDeal(event) ?? this.#checkRoot(event)
      case 'input':
        return this.#checkInput(event.input)
      case 'finished':
        return this.#checkEnd(event)
      case 'collected':
        return this.#checkTime(event, at)
      default:
        return undefined
    }
  }

  #checkShoe({ shoe }: Extract<TableEvent, { type: 'committed' | 'redrawn' }>): Refusal | undefined {
    if (commitmentOf(shoe.secret) !== shoe.commitment) return refuseInAudit('audit-secret-not-committed')
    return shoe.id === nextShoeId(this.#id, this.table)
      ? undefined
      : refuseInAudit('audit-of-another-table', { id: shoe.id })
  }

  #checkDeal({ id, setup }: Extract<TableEvent, { type: 'dealt' }>): Refusal | undefined {
    const { state, game } = this.table
    if (id !== `${this.#id}.${state.rounds + 1}`) return refuseInAudit('audit-of-another-table', { id })
    const { shoe } = state
    if (!shoe?.burned || shoe.rounds.length > 0) return undefined
    const round = game.start(setup)
    if (isRefusal(round)) return within(['setup'], round)
    const [first] = orderOf(round.shoe, seedOf(shoe.shuffle), shoe.shuffle.cut)
    return first === shoe.burned.card ? undefined : refuseInAudit('audit-not-from-the-shoe')
  }

  /** The committed root must be that of the order that the seed gives. */
  #checkRoot({ setup }: Extract<TableEvent, { type: 'dealt' }>): Refusal | undefined {
    const { state, game } = this.table
    const { shoe } = state
    if (!shoe || !staysSealed(shoe.shuffle)) return undefined
    const round = game.start(setup)
    if (isRefusal(round)) return within(['setup'], round)
    const { root, cut } = shoe.shuffle
    return root === rootOfShoe(round.shoe, seedOf(shoe.shuffle), cut, shoe.id)
      ? undefined
      : refuseInAudit('audit-another-root')
  }

  /** Cards and dice must be the next of the shoe. */
  #checkInput(input: Input): Refusal | undefined {
    const { round } = this.table
    if (!round || !this.#shoe || input.kind === 'move' || input.kind === 'ruling') return undefined
    const given = this.#shoe.next(round.awaiting)
    return JSON.stringify(given) === JSON.stringify(input)
      ? undefined
      : refuseInAudit('audit-not-from-the-shoe')
  }

  /** The net results must be those of the round. */
  #checkEnd({ net, jackpot = 0 }: Extract<TableEvent, { type: 'finished' }>): Refusal | undefined {
    const { round } = this.table
    const { accounts = {} } = this.table.state.round ?? {}
    if (!round?.over) return refuseInAudit('audit-not-over')
    const is: Record<PlayerId, number> = {}
    for (const [account, cents] of Object.entries(round.result.net)) {
      const player = accounts[account] ?? account
      is[player] = (is[player] ?? 0) + cents
    }
    return difference(net, is, ['net']) ?? difference(jackpot, jackpotIn(round.result.fees), ['jackpot'])
  }

  /** A half-hourly collection must be what the schedule takes. */
  #checkTime({ fees }: Extract<TableEvent, { type: 'collected' }>, at: number): Refusal | undefined {
    const { settings, game } = this.table
    const copy = Table.open(settings, game, { snapshot: structuredClone(this.table.save()) })
    const taken = isRefusal(copy) ? copy : copy.take({ do: 'time', now: at })
    if (isRefusal(taken)) return taken
    const [is] = taken
    return difference(asJson(fees), is?.type === 'collected' ? asJson(is.fees) : [], ['fees'])
  }

  /** Counts the chips that come to the table and leave it; nothing else changes their sum. */
  #note(event: TableEvent): void {
    if (event.type === 'sat') this.#chips += event.stack
    if (event.type === 'chips') this.#chips += event.cents
    if (event.type === 'chips-off') this.#chips -= event.cents
    if (event.type === 'stood') this.#chips -= event.stack
  }

  #uneven(): Refusal | undefined {
    const { seats, collected = 0 } = this.table.state
    const seated = seatedAt(seats)
    const are = seated.reduce((sum, { stack }) => sum + stack, collected)
    if (are !== this.#chips) return refuseInAudit('audit-chips-do-not-add-up', { should: this.#chips, are })
    const below = seated.find(({ stack }) => stack < 0)
    return below && refuseInAudit('audit-below-zero', { seat: below.seat, cents: below.stack })
  }
}
