import { type Card, namesOf } from '../cards/card.ts'
import type { Library } from '../family/library.ts'
import { type PokerSetup, pokerSetup } from '../poker/rules/setup.ts'
import { playRecord, startRecord } from '../record/record.ts'
import type { Awaiting, Input, Seat } from '../round/awaiting.ts'
import type { Result } from '../round/result.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import { readBy } from '../shape/read-by.ts'
import { refuse } from './refusals.ts'
import { PHH_VARIANTS } from './variants.ts'

/** A poker record as a hand history that other tools can read. Amounts are in dollars. */
export function writeHistory(value: unknown, library: Library): string | Refusal {
  const played = playRecord(value, library)
  if (isRefusal(played)) return played
  const { record, game, round } = played
  if (game.rules.family !== 'poker') return refuse('phh-no-pot-game', { game: record.game })
  const setup = readBy(pokerSetup, played.setup)
  if (isRefusal(setup)) return setup
  const code = codeOf(record.game, setup.stakes.limit)
  if (isRefusal(code)) return code
  if (setup.post || setup.kill || record.schedule !== undefined || round.result.rulings) {
    return refuse('phh-no-words-for-it')
  }
  const again = startRecord(value, library)
  if (isRefusal(again)) return again
  const order = playerOrder(setup)
  const writer = new ActionWriter(order)
  for (const input of round.inputs) {
    writer.take(again.round.awaiting, input)
    again.round.take(input)
  }
  return toml(code, setup, order, writer.finish(round.result), round.result)
}

/** The code of the same game, whichever room's it is. */
function codeOf(game: string, limit: string): string | Refusal {
  const name = game.slice(game.indexOf('/'))
  const found = Object.entries(PHH_VARIANTS).find(
    ([, variant]) => variant.game.endsWith(name) && variant.limit === limit,
  )
  return found ? found[0] : refuse('phh-no-code', { game, limit })
}

/** Seats from the button's left on; in stud, from the first. */
function playerOrder(setup: PokerSetup): Seat[] {
  const seats = setup.seats.map(one => one.seat).sort((a, b) => a - b)
  const after = seats.findIndex(seat => seat > (setup.button ?? 0))
  return after < 0 ? seats : [...seats.slice(after), ...seats.slice(0, after)]
}

/** Turns the inputs of a round into actions; cards of one deal are written hand by hand. */
class ActionWriter {
  readonly #order: readonly Seat[]
  readonly #actions: string[] = []
  readonly #dealt = new Map<string, Card[]>()

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
  const lines = [`variant = '${code}'`, `antes = ${list(forHeadsUp(antesOf(setup, order)))}`]
  if (blinds) lines.push(`blinds_or_straddles = ${list(blindsOf(setup, order))}`)
  if (bringIn !== undefined) lines.push(`bring_in = ${dollarsOf(bringIn)}`)
  if (stakes.limit === 'fixed') {
    const [small = 0, big = small] = stakes.bets ?? []
    lines.push(`small_bet = ${dollarsOf(small)}`, `big_bet = ${dollarsOf(big)}`)
  } else lines.push(`min_bet = ${dollarsOf(stakes.min ?? blinds?.at(-1) ?? 0)}`)
  return [
    ...lines,
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
