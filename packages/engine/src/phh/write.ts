import { type Card, namesOf } from '../cards/card.ts'
import type { Library } from '../family/library.ts'
import { playerOrder, tellHand } from '../formats/told-hand.ts'
import { type ConversionResult, OWN_FIELD, type UnsaidDetail, unsaidOfAny } from '../formats/unsaid.ts'
import type { PokerSetup } from '../poker/rules/setup.ts'
import { type RoundRecord, startRecord } from '../record/record.ts'
import type { Awaiting, Input, Seat } from '../round/awaiting.ts'
import type { Result } from '../round/result.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import { PHH_VARIANTS } from './variants.ts'

/**
 * Writes a poker record as a hand history for other tools. Amounts are in dollars. Where the format cannot
 * express something, a prefixed field carries the whole record.
 */
export function writeHistory(value: unknown, library: Library): ConversionResult<string> | Refusal {
  const hand = tellHand(value, library)
  if (isRefusal(hand)) return hand
  const { record, setup, inputs, result } = hand
  const again = startRecord(value, library)
  if (isRefusal(again)) return again
  const order = playerOrder(setup)
  const writer = new ActionWriter(order)
  for (const input of inputs) {
    writer.take(again.round.awaiting, input)
    again.round.take(input)
  }
  const code = codeOf(record.game, setup)
  const isCommon = code !== undefined && PHH_VARIANTS[code]?.game === record.game
  const unsaid: readonly UnsaidDetail[] = [
    ...(code === undefined ? (['game'] as const) : isCommon ? [] : (['house-rules'] as const)),
    ...unsaidOfAny(hand),
    ...(setup.opener === undefined ? [] : (['forced-bets'] as const)),
    ...(hand.streets.some(({ board2 }) => board2.length > 0) ? (['two-boards'] as const) : []),
    ...(writer.isWhole ? [] : (['moves'] as const)),
  ]
  const text = toml(code ?? record.game, setup, order, writer.finish(result), result)
  const inOrder = order.every((seat, i) => seat === i + 1)
  if (unsaid.length === 0 && inOrder) return { as: text, unsaid }
  const { result: _, ...question } = value as RoundRecord
  return { as: `${text}${OWN_FIELD} = ${tomlValue(question)}\n`, unsaid }
}

/** The code of the game, whichever room filed it. */
function codeOf(game: string, { stakes, split }: PokerSetup): string | undefined {
  const name = game.slice(game.indexOf('/'))
  const found = Object.entries(PHH_VARIANTS).find(
    ([, variant]) => variant.game.endsWith(name) && variant.limit === stakes.limit,
  )
  return split === undefined ? found?.[0] : undefined
}

/** Turns the inputs of a round into actions; cards of one deal are written hand by hand. */
class ActionWriter {
  readonly #order: readonly Seat[]
  readonly #actions: string[] = []
  readonly #dealt = new Map<string, Card[]>()
  /** Whether the format has a word for every move so far. */
  isWhole = true

  constructor(order: readonly Seat[]) {
    this.#order = order
  }

  take(awaiting: Awaiting, input: Input): void {
    if (awaiting.kind === 'card' && input.kind === 'card') {
      if (awaiting.to === 'burn' || input.boxed) return
      const cards = this.#dealt.get(awaiting.to) ?? []
      cards.push(input.card)
      this.#dealt.set(awaiting.to, cards)
      return
    }
    if (input.kind !== 'move') return
    this.#flush()
    const who = `p${this.#order.indexOf(input.seat) + 1}`
    const cards = input.cards?.length ? ` ${run(input.cards)}` : ''
    const words: Readonly<Record<string, string>> = {
      fold: 'f',
      check: 'cc',
      call: 'cc',
      'bring-in': 'pb',
      bet: `cbr ${dollarsOf(input.cents ?? 0)}`,
      raise: `cbr ${dollarsOf(input.cents ?? 0)}`,
      draw: `sd${cards}`,
      discard: `sd${cards}`,
      muck: 'sm',
    }
    const word = words[input.move]
    if (word !== undefined) this.#actions.push(`${who} ${word}`)
    else if (input.move !== 'decline') {
      this.isWhole = false
      this.#actions.push(`# ${who} ${input.move}`)
    }
  }

  finish(result: Result): readonly string[] {
    this.#flush()
    for (const [i, seat] of this.#order.entries()) {
      const hand = result.hands?.[seat]
      if (hand && !hand.cards.includes('?'))
        this.#actions.push(`p${i + 1} sm ${hand.cards.replaceAll(' ', '')}`)
    }
    return this.#actions
  }

  #flush(): void {
    for (const [i, seat] of this.#order.entries()) {
      const cards = this.#dealt.get(String(seat))
      if (cards) this.#actions.push(`d dh p${i + 1} ${run(cards)}`)
    }
    const board = this.#dealt.get('board')
    if (board) this.#actions.push(`d db ${run(board)}`)
    this.#dealt.clear()
  }
}

const run = (cards: readonly Card[]): string => namesOf(cards).replaceAll(' ', '')

const dollarsOf = (cents: number): number => cents / 100

function toml(
  code: string,
  setup: PokerSetup,
  order: readonly Seat[],
  actions: readonly string[],
  result: Result,
): string {
  const { stakes, blinds, bringIn } = setup
  const stack = (seat: Seat) => setup.seats.find(one => one.seat === seat)!.stack
  const list = (values: readonly number[]) => `[${values.map(dollarsOf).join(', ')}]`
  const lines = [
    `variant = '${code}'`,
    `currency = 'USD'`,
    `antes = ${list(forHeadsUp(antesOf(setup, order)))}`,
  ]
  if (blinds) lines.push(`blinds_or_straddles = ${list(blindsOf(setup, order))}`)
  if (bringIn !== undefined) lines.push(`bring_in = ${dollarsOf(bringIn)}`)
  if (stakes.limit === 'fixed') {
    const [small = 0, big = small] = stakes.bets ?? []
    lines.push(`small_bet = ${dollarsOf(small)}`, `big_bet = ${dollarsOf(big)}`)
  } else lines.push(`min_bet = ${dollarsOf(stakes.min ?? blinds?.at(-1) ?? 1)}`)
  return [
    ...lines,
    `seats = [${order.join(', ')}]`,
    `starting_stacks = ${list(order.map(stack))}`,
    `actions = [${actions.map(action => `'${action}'`).join(', ')}]`,
    `finishing_stacks = ${list(order.map(seat => stack(seat) + (result.net[seat] ?? 0)))}`,
    '',
  ].join('\n')
}

/** What is written for two players is dealt out the other way round. */
const forHeadsUp = (list: readonly number[]): readonly number[] =>
  list.length === 2 ? [...list].reverse() : list

function antesOf({ ante = 0, anteFrom, button }: PokerSetup, order: readonly Seat[]): number[] {
  const bigBlind = order.length === 2 ? 0 : 1
  return order.map((seat, i) => {
    if (anteFrom === 'dealer') return seat === button ? ante : 0
    if (anteFrom === 'big-blind') return i === bigBlind ? ante : 0
    return ante
  })
}

function blindsOf({ blinds = [], straddle }: PokerSetup, order: readonly Seat[]): number[] {
  return order.map((seat, i) => (straddle?.seat === seat ? straddle.amount : (blinds[i] ?? 0)))
}

/** A value of JSON as TOML writes it on one line. */
function tomlValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, of]) => of !== undefined)
  return `{ ${fields.map(([key, of]) => `${JSON.stringify(key)} = ${tomlValue(of)}`).join(', ')} }`
}
