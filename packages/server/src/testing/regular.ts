import type { Ask, Option } from '@cardroom/engine'
import { nameOf } from '@cardroom/engine/cards'
import type { ClientMessage, May, Spot, TableView } from '@cardroom/protocol'
import type { Client } from './client.ts'

type Unnumbered<M> = M extends unknown ? Omit<M, 're'> : never

/**
 * A simulated player who takes any action that the table offers. Deals at once where possible, buys chips when there
 * are none left, and declines to be the player-dealer.
 */
export class Regular {
  readonly #client: Client
  readonly #table: string
  readonly #prefers: (ask: Ask) => Option
  #answered = ''
  #stopped = false

  constructor(client: Client, table: string, prefers: (ask: Ask) => Option = anyOption) {
    this.#client = client
    this.#table = table
    this.#prefers = prefers
    client.socket.on('message', () => this.#look())
    this.#look()
  }

  stop(): void {
    this.#stopped = true
  }

  #look(): void {
    const view = this.#client.tables.get(this.#table)
    if (!view || this.#stopped) return
    if (view.floor.holds) {
      // A message refused while the game stands still is sent again when it goes on.
      this.#answered = ''
      return
    }
    const message = this.#choose(view)
    if (!message) return
    // The same view is answered once.
    const key = `${view.version} ${JSON.stringify(message)}`
    if (key === this.#answered) return
    this.#answered = key
    void this.#client.ask(message).catch(() => {})
  }

  #choose(view: TableView): Unnumbered<ClientMessage> | undefined {
    const table = this.#table
    const may = <D extends May['do']>(what: D) =>
      view.you.may.find((one): one is Extract<May, { do: D }> => one.do === what)
    const move = may('move')
    if (move) return { type: 'move', table, ...this.#move(move.ask) }
    const chips = may('chips')
    const { seat } = view.you
    if (chips && seat !== undefined && view.seats[seat - 1]!.stack === 0) {
      return { type: 'chips', table, cents: chips.usual }
    }
    if (may('bank')) return { type: 'bank', table, wager: 0 }
    const mine = view.wagers.some(wager => wager.seat === view.you.seat && wager.by === undefined)
    const wager = may('wager')
    if (wager && !mine) return { type: 'wager', table, wagers: wagersOf(view.sign.spots, wager) }
    return may('deal') ? { type: 'deal', table } : undefined
  }

  #move(ask: Ask): { seat: number; hand?: number; move: string; cents?: number; cards?: string[] } {
    const option = this.#prefers(ask)
    return {
      seat: ask.seat,
      ...(ask.hand === undefined ? {} : { hand: ask.hand }),
      move: option.move,
      ...argumentsOf(option),
    }
  }
}

const anyOption = ({ options }: Ask): Option => options[Math.floor(Math.random() * options.length)]!

/** Stays in to the end and never raises. */
export const stayIn = ({ options }: Ask): Option =>
  options.find(({ move }) => move === 'check') ?? options.find(({ move }) => move === 'call') ?? options[0]!

function argumentsOf({ cents, cards, to }: Option): { cents?: number; cards?: string[]; to?: string } {
  const named = cards && (cards.groups?.[0] ?? cards.from.slice(0, cards.min))
  return {
    ...(cents ? { cents: cents.min } : {}),
    ...(named ? { cards: named.map(nameOf) } : {}),
    ...(to === undefined ? {} : { to }),
  }
}

/** The required wagers at the own seat, and the same in an empty circle, as far as there are chips. */
function wagersOf(
  spots: readonly Spot[],
  { circles: [seat], stack }: Extract<May, { do: 'wager' }>,
): Extract<ClientMessage, { type: 'wager' }>['wagers'] {
  const own = leastWagers(spots)
  const total = own.reduce((sum, { amount }) => sum + amount, 0)
  if (seat === undefined || stack < total * CIRCLE_STACK_FACTOR) return own
  return [...own, ...own.map(wager => ({ ...wager, seat, circle: true as const }))]
}

/** How many times the least wagers a stack must be to play two circles. */
const CIRCLE_STACK_FACTOR = 20

/** The least required wagers; the first spot where none is required. */
export function leastWagers(spots: readonly Spot[]): { on: string; hand?: number; amount: number }[] {
  const must = spots.filter(spot => spot.must)
  const wanted = must.length > 0 ? must : spots.filter(spot => spot.needs.length === 0).slice(0, 1)
  return wanted.flatMap(({ on, hands, min, step }) =>
    Array.from({ length: hands ?? 1 }, (_, i) => ({
      on,
      amount: Math.ceil(min / step) * step,
      ...(hands === undefined ? {} : { hand: i + 1 }),
    })),
  )
}
