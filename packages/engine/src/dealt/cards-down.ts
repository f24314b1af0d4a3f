import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import type { CardAwaited, Place, Ruling } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { Refusal } from '../say/refusal.ts'
import type { TableGame } from '../table/game.ts'
import type { Entry } from './entry.ts'
import { askedToSee, mayLie, standIn, toTurnOver, type Unseen, unseenOf } from './face-down.ts'
import type { OutOfShoe } from './out-of-shoe.ts'
import { refuseDealt } from './refusals.ts'

/** How often each card is named in a round. */
export type Named = () => ReadonlyMap<Card, number>

/** The cards of the round that is on which lie face down, and which nobody has seen. */
export class CardsDown {
  readonly #game: TableGame
  #unseen: readonly Unseen[] = []

  constructor(game: TableGame) {
    this.#game = game
  }

  get unseen(): readonly Unseen[] {
    return this.#unseen
  }

  /** Which of them must be seen before anything else is decided, in the order in which they are turned over. */
  toTurnOver(round: Round | undefined): readonly Unseen[] {
    return round ? toTurnOver(round, this.#unseen, this.#game.faceDown) : []
  }

  /** Whether an entry names a card that stands for another, which then becomes one that nobody has named. */
  standsThere({ does }: Entry): boolean {
    const card = does.do === 'card' ? parseCard(does.card) : undefined
    return card !== UNKNOWN && this.#unseen.some(one => one.card === card)
  }

  /** Lays one there: where the round has to know it, another stands for it. */
  lay(
    awaiting: CardAwaited,
    round: Round,
    { entry, out, named }: { readonly entry: string; readonly out: OutOfShoe; readonly named: Named },
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

  /** What must be turned over before anything else is decided; `seat`: or before this one does. */
  checkSeen(round: Round | undefined, seat?: number): Refusal | undefined {
    if (!round) return undefined
    const own = seat === undefined ? [] : unseenOf(round, askedToSee(round, this.#unseen), seat)
    const [first] = [...this.toTurnOver(round), ...own]
    return first && turnOver(first.to)
  }

  /** The floor rules on cards that somebody has seen. */
  checkRuledOn(round: Round | undefined, { seat, cards }: Ruling): Refusal | undefined {
    if (!round || seat === undefined || !cards) return undefined
    const lies = unseenOf(round, this.#unseen, seat).find(({ card }) => cards.includes(card))
    return lies && turnOver(lies.to)
  }

  /** The round is over. */
  clear(): void {
    this.#unseen = []
  }
}

const turnOver = (to: Place): Refusal => refuseDealt('turn-over-first', { to })
