import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import type { CardAwaited, Place, Ruling } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { Refusal } from '../say/refusal.ts'
import type { TableGame } from '../table/game.ts'
import type { SessionEntry } from './entry.ts'
import { askedToSee, mayLie, standIn, toTurnOver, type UnseenCard, unseenOf } from './face-down.ts'
import type { OutOfShoe } from './out-of-shoe.ts'
import { refuseDealt } from './refusals.ts'

/** How often each card is named in a round. */
export type NamedCardCounts = () => ReadonlyMap<Card, number>

/** The cards of the current round that lie face down and that nobody has seen. */
export class CardsDown {
  readonly #game: TableGame
  #unseen: readonly UnseenCard[] = []

  constructor(game: TableGame) {
    this.#game = game
  }

  get unseen(): readonly UnseenCard[] {
    return this.#unseen
  }

  /** The cards that must be seen before the next decision, in the order in which they are turned over. */
  toTurnOver(round: Round | undefined): readonly UnseenCard[] {
    return round ? toTurnOver(round, this.#unseen, this.#game.faceDown) : []
  }

  /** Whether an entry names a card that stood in for an unseen one, which then needs another stand-in. */
  standsThere({ does }: SessionEntry): boolean {
    const card = does.do === 'card' ? parseCard(does.card) : undefined
    return card !== UNKNOWN && this.#unseen.some(one => one.card === card)
  }

  /** Lays an unseen card; where the round has to know it, another card stands in for it. */
  lay(
    awaiting: CardAwaited,
    round: Round,
    {
      entry,
      out,
      named,
    }: { readonly entry: string; readonly out: OutOfShoe; readonly named: NamedCardCounts },
    give: (card: Card) => Refusal | undefined,
  ): Refusal | undefined {
    const { to, hand, unseen } = awaiting
    const lies = !unseen && mayLie(awaiting, this.#game)
    const stands = lies ? standIn(out, round, this.#unseen, named()) : undefined
    const card = stands ?? UNKNOWN
    const at = round.inputs.filter(({ kind }) => kind === 'card').length
    const before = this.#unseen
    this.#unseen = [...before, { entry, to, ...(hand === undefined ? {} : { hand }), card, at }]
    const refusal = give(card)
    if (refusal) this.#unseen = before
    return refusal
  }

  /** The cards that must be turned over before the next decision, or before this seat's. */
  checkSeen(round: Round | undefined, seat?: number): Refusal | undefined {
    if (!round) return undefined
    const own = seat === undefined ? [] : unseenOf(round, askedToSee(round, this.#unseen), seat)
    const [first] = [...this.toTurnOver(round), ...own]
    return first && turnOver(first.to)
  }

  /** Refuses a ruling on cards that nobody has seen. */
  checkRuledOn(round: Round | undefined, { seat, cards }: Ruling): Refusal | undefined {
    if (!round || seat === undefined || !cards) return undefined
    const lies = unseenOf(round, this.#unseen, seat).find(({ card }) => cards.includes(card))
    return lies && turnOver(lies.to)
  }

  /** Forgets the cards of a finished round. */
  clear(): void {
    this.#unseen = []
  }
}

const turnOver = (to: Place): Refusal => refuseDealt('turn-over-first', { to })
