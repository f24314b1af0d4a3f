import { type Cents, type Seats, seatedAt, type TableEvent } from '@cardroom/engine'
import {
  botsAt,
  collectionAt,
  jackpotAt,
  type TableTransfer,
  type TransferReason,
  tableAccount,
  transfer,
  walletOf,
} from '../store/transfer.ts'

/** A seated player with the stack. */
export interface SittingPlayer {
  readonly player: string
  readonly bot: boolean
  readonly stack: Cents
}

/**
 * Derives the transfers between accounts from the events of a table, so that an audit can repeat the sums. Chips in
 * play change hands inside the table's account.
 */
export class Flows {
  readonly #table: string
  readonly #seats: Map<number, SittingPlayer>
  #version: number

  /** `seats` and `version`: the table before the next event. */
  constructor(table: string, version: number, seats: Seats) {
    this.#table = table
    this.#version = version
    this.#seats = new Map(
      seatedAt(seats).map(({ seat, player, bot, stack }) => [seat, { player, bot, stack }]),
    )
  }

  /** Flows that go on from stored seats. */
  static from(table: string, version: number, sitting: readonly (readonly [number, SittingPlayer])[]): Flows {
    const flows = new Flows(table, version, {})
    for (const [seat, one] of sitting) flows.#seats.set(seat, one)
    return flows
  }

  get sitting(): readonly (readonly [number, SittingPlayer])[] {
    return [...this.#seats]
  }

  take(event: TableEvent): TableTransfer[] {
    this.#version++
    switch (event.type) {
      case 'sat': {
        const { seat, player, bot, stack } = event
        this.#seats.set(seat, { player, bot, stack })
        return this.#comes(this.#at(seat), stack, 'buy-in')
      }
      case 'chips':
        this.#change(event.seat, event.cents)
        return this.#comes(this.#at(event.seat), event.cents, 'more-chips')
      case 'chips-off':
        this.#change(event.seat, -event.cents)
        return this.#comes(this.#at(event.seat), -event.cents, 'cash-out')
      case 'stood': {
        const sitting = this.#at(event.seat)
        this.#seats.delete(event.seat)
        return this.#comes(sitting, -event.stack, 'cash-out')
      }
      case 'moved': {
        const sitting = this.#at(event.seat)
        this.#seats.delete(event.seat)
        this.#seats.set(event.to, sitting)
        return []
      }
      case 'finished': {
        for (const [seat, { player }] of this.#seats) this.#change(seat, event.net[player] ?? 0)
        const fees = -Object.values(event.net).reduce((sum, net) => sum + net, 0)
        const { jackpot = 0 } = event
        return [
          ...this.#collects(fees - jackpot),
          ...this.#moves(tableAccount(this.#table), jackpotAt(this.#table), jackpot, 'jackpot'),
        ]
      }
      case 'collected': {
        for (const { seat, cents } of event.fees) this.#change(seat, -cents)
        return this.#collects(event.fees.reduce((sum, { cents }) => sum + cents, 0))
      }
      case 'paid':
        this.#change(event.seat, -event.cents)
        return this.#collects(event.cents)
      case 'closed': {
        // Ordered by seat, not by arrival.
        const left = [...this.#seats].toSorted(([a], [b]) => a - b)
        this.#seats.clear()
        return left.flatMap(([, sitting]) => this.#comes(sitting, -sitting.stack, 'cash-out'))
      }
      // No other event brings chips to the table or takes some away.
      default:
        return []
    }
  }

  #at(seat: number): SittingPlayer {
    const sitting = this.#seats.get(seat)
    if (!sitting) throw new Error(`nobody sits at ${seat}`)
    return sitting
  }

  #change(seat: number, by: Cents): void {
    const sitting = this.#at(seat)
    this.#seats.set(seat, { ...sitting, stack: sitting.stack + by })
  }

  #comes({ player, bot }: SittingPlayer, cents: Cents, why: TransferReason): TableTransfer[] {
    return this.#moves(bot ? botsAt(this.#table) : walletOf(player), tableAccount(this.#table), cents, why)
  }

  #collects(cents: Cents): TableTransfer[] {
    return this.#moves(tableAccount(this.#table), collectionAt(this.#table), cents, 'collection')
  }

  #moves(from: string, to: string, cents: Cents, why: TransferReason): TableTransfer[] {
    return transfer(from, to, cents, why).map(one => ({ ...one, version: this.#version }))
  }
}

/** The transfers of events that follow on a state of a table. */
export function flowsOf(
  table: string,
  version: number,
  seats: Seats,
  events: readonly TableEvent[],
): TableTransfer[] {
  if (events.every(({ type }) => type === 'input')) return []
  const flows = new Flows(table, version, seats)
  return events.flatMap(event => flows.take(event))
}
