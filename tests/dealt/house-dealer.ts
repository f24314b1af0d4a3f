import { declined, type Input, type Library, type Refusal, unwrap } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import {
  cardsToCome,
  type DealerAction,
  DealtSession,
  type DealtSettings,
  doingOf,
  type SessionEntry,
} from '@cardroom/engine/dealt'

/** A house dealer who enters what happens at a table: cards by chance, wagers as regulars make them. */
export class HouseDealer {
  readonly session: DealtSession
  readonly #random: Randomness
  #entered = 0
  now = 1_000

  constructor(settings: DealtSettings, library: Library, seed = 'ab'.repeat(32)) {
    this.session = unwrap(DealtSession.open(settings, library))
    this.#random = new Randomness(seed)
  }

  entry(does: DealerAction, more: Partial<SessionEntry> = {}): SessionEntry {
    return { id: `e${++this.#entered}`, at: this.#tick(), round: this.session.number, ...more, does }
  }

  #tick(): number {
    this.now += 1_000
    return this.now
  }

  /** Enters something that must be taken. */
  enter(does: DealerAction, more: Partial<SessionEntry> = {}): SessionEntry {
    const entry = this.entry(does, more)
    unwrap(this.session.add(entry))
    return entry
  }

  /** Enters something, and says the code of the refusal. */
  tries(does: DealerAction, more: Partial<SessionEntry> = {}): string | undefined {
    const refusal: Refusal | undefined = this.session.add(this.entry(does, more))
    return refusal?.code
  }

  cards(names: string): void {
    for (const card of names.split(' ')) {
      const { awaiting } = this.session.table.round!
      if (awaiting.kind !== 'card') throw new Error(`nothing waits for ${card}`)
      const { to, hand } = awaiting
      this.enter({ do: 'card', card, to, ...(hand === undefined ? {} : { hand }) })
    }
  }

  /** Enters what the next round needs, until it is over. */
  round(): void {
    const { number } = this.session
    this.makeUp()
    while (this.session.number === number) this.step()
  }

  /** A player takes the position, the others wager, and the cards are dealt. */
  makeUp(): void {
    const { session } = this
    for (;;) {
      const { part, state } = session.table
      const waiting = part.due().asked.find(({ answered }) => !answered)
      const who = waiting && state.seats[waiting.seat]
      if (!who) break
      const own = part.answer(who, () => this.#random.below(1_000) / 1_000) as { do: string }
      if (own.do === 'bank') this.enter({ do: 'bank', seat: who.seat, wager: 500_000 })
      else if (own.do === 'wager') {
        const { wagers } = own as Extract<DealerAction, { do: 'wagers' }>
        this.enter({ do: 'wagers', seat: who.seat, wagers })
      } else break
    }
    this.enter({ do: 'deal' })
  }

  /** What the round waits for. */
  step(): void {
    const round = this.session.table.round!
    const { awaiting } = round
    this.enter(doingOf(this.#inputFor(), awaiting))
  }

  #inputFor(): Input {
    const { session } = this
    const round = session.table.round!
    const { awaiting } = round
    switch (awaiting.kind) {
      case 'card': {
        const left = [...cardsToCome(session.out, round)].flatMap(([card, count]) =>
          Array.from({ length: count }, () => card),
        )
        return { kind: 'card', card: left[this.#random.below(left.length)]! }
      }
      case 'dice':
        return { kind: 'dice', dice: Array.from({ length: awaiting.count }, () => 1 + this.#random.below(6)) }
      case 'shuffle':
        return { kind: 'shuffled' }
      case 'decision': {
        const ask = awaiting.asked[this.#random.below(awaiting.asked.length)]!
        return ask.offer ? declined(ask) : session.game.advise(round.view(ask.seat), ask)
      }
      case 'settlement':
        return { kind: 'settle' }
      case 'nothing':
        throw new Error('the round is over')
    }
  }
}
