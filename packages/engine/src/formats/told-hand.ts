import type { Card } from '../cards/card.ts'
import type { Game } from '../family/game.ts'
import type { Library } from '../family/library.ts'
import type { Cents } from '../money/cents.ts'
import { type PokerSetup, pokerSetup } from '../poker/rules/setup.ts'
import { playRecord, type RoundRecord, startRecord } from '../record/record.ts'
import type { Input, Seat } from '../round/awaiting.ts'
import type { Event } from '../round/event.ts'
import type { Result } from '../round/result.ts'
import type { Round } from '../round/round.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import { readBy } from '../shape/read-by.ts'
import { refuseHistory } from './refusals.ts'

/** An action in a hand, with its cost. */
export type ToldAction =
  | {
      readonly does: 'posts'
      readonly seat: Seat
      readonly what: string
      readonly cents: Cents
      readonly allIn: boolean
    }
  | { readonly does: 'is-dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly does: 'moves'
      readonly seat: Seat
      readonly move: string
      /** The chips that the move put in. */
      readonly puts: Cents
      /** The seat's chips on this street after the move. */
      readonly to: Cents
      readonly allIn: boolean
      readonly cards?: readonly Card[]
    }
  | { readonly does: 'gets-back'; readonly seat: Seat; readonly cents: Cents }
  | { readonly does: 'shows'; readonly seat: Seat; readonly cards: readonly Card[]; readonly is?: Saying }

/** A betting round: the new cards on the boards, and the actions since. */
export interface ToldStreet {
  readonly board: readonly Card[]
  readonly board2: readonly Card[]
  readonly actions: readonly ToldAction[]
}

/** A hand of a pot game as hand histories tell it: street by street, with everybody's chips. */
export interface ToldHand {
  readonly record: RoundRecord
  readonly game: Game
  readonly setup: PokerSetup
  readonly inputs: readonly Input[]
  readonly streets: readonly ToldStreet[]
  readonly result: Result
}

/** Plays a record of a pot game and returns it as hand histories tell it. */
export function tellHand(value: unknown, library: Library): ToldHand | Refusal {
  const played = playRecord(value, library)
  if (isRefusal(played)) return played
  const { record, game, round } = played
  if (game.rules.family !== 'poker') return refuseHistory('phh-no-pot-game', { game: record.game })
  const setup = readBy(pokerSetup, played.setup)
  if (isRefusal(setup)) return setup
  if (!round.over) return refuseHistory('phh-hand-not-finished', { seat: setup.seats[0]!.seat })
  const again = startRecord(value, library)
  if (isRefusal(again)) return again
  const { inputs, result } = round
  return { record, game, setup, inputs, streets: new Teller(again.round).tell(inputs), result }
}

class Teller {
  readonly #round: Round
  readonly #streets: { board: Card[]; board2: Card[]; actions: ToldAction[] }[] = []
  /** Whether a player has bet or checked since cards were dealt. */
  #acted = false

  constructor(round: Round) {
    this.#round = round
    this.#next()
  }

  tell(inputs: readonly Input[]): readonly ToldStreet[] {
    let told = 0
    const tellOn = (before: ReadonlyMap<Seat, Chips>) => {
      const { log } = this.#round.view('house')
      const fresh = log.slice(told)
      told = log.length
      for (const event of fresh) this.#event(event, fresh, before)
    }
    tellOn(this.#chips())
    for (const input of inputs) {
      const before = this.#chips()
      this.#round.take(input)
      tellOn(before)
    }
    return this.#streets
  }

  #event(event: Event, together: readonly Event[], before: ReadonlyMap<Seat, Chips>): void {
    const { actions } = this.#streets.at(-1)!
    switch (event.type) {
      case 'posted': {
        const { seat, what, cents } = event
        actions.push({ does: 'posts', seat, what, cents, allIn: this.#chips().get(seat)?.stack === 0 })
        return
      }
      case 'dealt':
        this.#dealt(event.to, event.card)
        return
      case 'moved': {
        const { seat, move, cards } = event.move
        const { stack = 0, bet = 0 } = before.get(seat) ?? {}
        const back = together.reduce(
          (sum, one) => (one.type === 'returned' && one.seat === seat ? sum + one.cents : sum),
          0,
        )
        const left = (this.#chips().get(seat)?.stack ?? 0) - back
        const puts = Math.max(0, stack - left)
        this.#acted ||= move !== 'draw' && move !== 'discard'
        actions.push({
          does: 'moves',
          seat,
          move,
          puts,
          to: bet + puts,
          allIn: puts > 0 && left === 0,
          ...(cards ? { cards } : {}),
        })
        return
      }
      case 'returned':
        actions.push({ does: 'gets-back', seat: event.seat, cents: event.cents })
        return
      case 'shown':
        if (isSeat(event.place))
          actions.push({ does: 'shows', seat: Number(event.place), cards: event.cards })
        return
      case 'hand': {
        const at = actions.findLastIndex(one => one.does === 'shows' && String(one.seat) === event.place)
        const shown = actions[at]
        if (shown?.does === 'shows') actions[at] = { ...shown, is: event.is }
        return
      }
      default:
    }
  }

  #dealt(to: string, card: Card): void {
    if (to === 'burn') return
    if (this.#acted || ((to === 'board' || to === 'board2') && this.#isFull(to))) this.#next()
    const street = this.#streets.at(-1)!
    if (to === 'board' || to === 'board2') street[to].push(card)
    else if (isSeat(to)) {
      const seat = Number(to)
      const at = street.actions.findLastIndex(one => one.does === 'is-dealt' && one.seat === seat)
      const dealt = street.actions[at]
      // Replacement cards are another deal.
      const drawn = street.actions.slice(at).some(one => one.does === 'moves' && one.seat === seat)
      if (dealt?.does === 'is-dealt' && !drawn)
        street.actions[at] = { ...dealt, cards: [...dealt.cards, card] }
      else street.actions.push({ does: 'is-dealt', seat, cards: [card] })
    }
  }

  /** The flop is three cards and each later street one, also where nobody can bet any more. */
  #isFull(board: 'board' | 'board2'): boolean {
    const earlier = this.#streets.slice(0, -1).some(street => street[board].length > 0)
    return this.#streets.at(-1)![board].length >= (earlier ? 1 : 3)
  }

  #next(): void {
    this.#acted = false
    this.#streets.push({ board: [], board2: [], actions: [] })
  }

  #chips(): ReadonlyMap<Seat, Chips> {
    return new Map(this.#round.view('house').seats.map(({ seat, stack = 0, bet }) => [seat, { stack, bet }]))
  }
}

interface Chips {
  readonly stack: Cents
  readonly bet: Cents
}

const isSeat = (place: string): boolean => /^\d+$/.test(place)

/** Seats from the button's left on; in stud, from the first. */
export function playerOrder(setup: PokerSetup): Seat[] {
  const seats = setup.seats.map(one => one.seat).sort((a, b) => a - b)
  const after = seats.findIndex(seat => seat > (setup.button ?? 0))
  return after < 0 ? seats : [...seats.slice(after), ...seats.slice(0, after)]
}
