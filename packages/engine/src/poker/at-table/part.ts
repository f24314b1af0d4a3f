import type { Seed } from '../../cards/shuffle.ts'
import type { LaidGame } from '../../family/family-table.ts'
import { aroundFrom } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import { beforeSeat } from '../../round/button.ts'
import { granted, isRefusal, type Refusal } from '../../say/refusal.ts'
import type { Saying } from '../../say/saying.ts'
import { readBy } from '../../shape/read-by.ts'
import type { TableEvent } from '../../table/event.ts'
import type { Layout, OwnMay, TableFace } from '../../table/face.ts'
import type { Deal, Due, PartStep, TablePart, TableSeen } from '../../table/part.ts'
import { refuseAtTable } from '../../table/refusals.ts'
import { playerAt, type Seated, seatedIn } from '../../table/seats.ts'
import type { PokerRules } from '../rules/rules.ts'
import type { PokerSetup } from '../rules/setup.ts'
import { afterDeal } from './after-deal.ts'
import { movedTo } from './change-seat.ts'
import { chosenWay, debtOf, owedBy, owesNow, waysOf } from './debts.ts'
import {
  type Debt,
  type HouseSetup,
  type Memory,
  type Moved,
  NOTHING_OWED,
  type Noted,
  noted,
  notedOfDeal,
  notedOfMove,
  notedOfNewcomer,
  readCommand,
} from './memory.ts'
import { drawForButton, type OpeningDraw } from './opening.ts'
import { refusePoker } from './refusals.ts'
import { startPot } from './seating.ts'
import { signOf } from './sentences.ts'

/** A table with a pot: the button goes round, the blinds follow it, and whom they have passed makes up for them. */
export class PokerPart implements TablePart {
  readonly pauses = 'before-the-deal'
  readonly #game: LaidGame<PokerRules, PokerSetup>
  readonly #setup: HouseSetup
  readonly #at: TableSeen
  #memory: Memory

  constructor(game: LaidGame<PokerRules, PokerSetup>, setup: HouseSetup, at: TableSeen, memory: Memory) {
    this.#game = game
    this.#setup = setup
    this.#at = at
    this.#memory = memory
  }

  take({ seat }: Seated, command: unknown): readonly PartStep[] | Refusal {
    const read = readCommand(command)
    if (isRefusal(read)) return read
    if (read.do === 'button') {
      const { button, opening } = this.#memory
      if (button !== undefined || opening) return refusePoker('button-goes-round')
      return [{ own: { type: 'drew', cards: {}, button: seat } satisfies Noted }]
    }
    const debt = debtOf(this.#memory, seat)
    const ways = waysOf(this.#game.rules, debt)
    if (ways.length === 0) return refusePoker('no-blind-missed')
    if (!ways.includes(read.how)) return refusePoker('not-dealt-in-like-that', { ways })
    return read.how === debt.makeUp
      ? []
      : [{ own: { type: 'makes-up', seat, how: read.how } satisfies Noted }]
  }

  begin(): readonly PartStep[] {
    return []
  }

  /**
   * Who joins a game that is under way owes a big blind (002:70), unless it is filed otherwise, or a new game's blinds
   * have not come to the seat yet (002:64).
   */
  sits(seat: Seat): object | undefined {
    const { blinds, firstRound } = this.#memory
    const { dealtInAtOnce, blindRules, seats } = this.#game.rules
    if (blinds?.big === undefined || dealtInAtOnce) return undefined
    if (blindRules?.freeHands && firstRound) {
      const way = aroundFrom(firstRound.from, seats.places)
      if (way.indexOf(seat) > way.indexOf(blinds.big)) return undefined
    }
    return { owes: { small: false, big: true } }
  }

  moves({ seat }: Seated, to: Seat): Moved | undefined {
    return movedTo(this.#game.rules, this.#at.seats, this.#memory, seat, to)
  }

  deal(seed: Seed): Deal | Refusal {
    const opening = this.#draw(seed)
    const memory = opening ? { ...this.#memory, opening } : this.#memory
    const { rules } = this.#game
    const start = startPot({ rules, setup: this.#setup, seats: this.#at.seats, memory })
    if (!start) return refuseAtTable('two-players-needed')
    const { setup, positions } = start
    const round = this.#game.start(setup)
    if (isRefusal(round)) return round
    return {
      first: opening ? [{ type: 'drew', ...opening } satisfies Noted] : [],
      setup,
      accounts: Object.fromEntries(setup.seats.map(({ seat }) => [seat, playerAt(this.#at.seats, seat)])),
      own: positions,
      round,
    }
  }

  apply(event: TableEvent): void {
    switch (event.type) {
      case 'sat': {
        const owes = event.own ? granted(readBy(notedOfNewcomer, event.own, ['own'])).owes : NOTHING_OWED
        this.#owe({ seat: event.seat, owes, makeUp: 'post', isNew: true })
        return
      }
      case 'stood':
        this.#memory = { ...this.#memory, debts: this.#debtsBut(event.seat) }
        return
      case 'moved': {
        const { moved: _, ...debt } = debtOf(this.#memory, event.seat)
        const moved = event.own ? granted(readBy(notedOfMove, event.own, ['own'])) : undefined
        this.#memory = { ...this.#memory, debts: this.#debtsBut(event.seat) }
        this.#owe({ ...debt, seat: event.to, ...(moved ? { moved } : {}) })
        return
      }
      case 'own':
        this.#note(granted(readBy(noted, event.own, ['own'])))
        return
      case 'dealt':
        this.#memory = afterDeal(
          this.#game.rules,
          this.#memory,
          granted(readBy(notedOfDeal, event.own, ['own'])),
          Object.keys(event.accounts).map(Number),
        )
        return
    }
  }

  face(): TableFace {
    const { button, debts } = this.#memory
    const owed = debts.map(debt => [debt.seat, owedBy(this.#setup, owesNow(debt))] as const)
    return {
      stage: 'pause',
      buttons: button === undefined ? [] : [{ kind: 'dealer', at: beforeSeat(button) }],
      wagers: [],
      lying: {},
      owes: Object.fromEntries(owed.filter(([, { live, dead }]) => live + dead > 0)),
    }
  }

  layout(): Layout {
    const { blinds, ante } = this.#setup
    return { spots: [], backLine: 0, ...(blinds ? { blinds } : {}), ...(ante ? { ante } : {}) }
  }

  sign(): Saying {
    return signOf(this.#setup)
  }

  may({ seat }: Seated): readonly OwnMay[] {
    const debt = debtOf(this.#memory, seat)
    const ways = waysOf(this.#game.rules, debt)
    const chosen = chosenWay(this.#game.rules, debt)
    if (chosen === undefined) return []
    const hands = debt.moved?.hands
    return [{ do: 'make-up', ways, chosen, ...(hands === undefined ? {} : { hands }) }]
  }

  due(): Due {
    return { asked: [], deal: seatedIn(this.#at.seats).length < 2 ? 'never' : 'ready' }
  }

  answer({ seat }: Seated): object {
    return { do: 'make-up', how: debtOf(this.#memory, seat).makeUp }
  }

  save(): Memory {
    return this.#memory
  }

  /** A pot game with blinds is opened by a draw for the button. */
  #draw(seed: Seed): OpeningDraw | undefined {
    const { button, opening } = this.#memory
    const seats = seatedIn(this.#at.seats).map(({ seat }) => seat)
    if (!this.#setup.blinds || button !== undefined || opening || seats.length < 2) return undefined
    return drawForButton(seats, seed, this.#game.rules.aceLowForButton === undefined ? 'high' : 'low')
  }

  #note(happened: Noted): void {
    if (happened.type === 'drew') {
      const { type: _, ...opening } = happened
      this.#memory = { ...this.#memory, opening }
    } else {
      const { seat, how } = happened
      this.#owe({ ...debtOf(this.#memory, seat), makeUp: how })
    }
  }

  #owe(debt: Debt): void {
    this.#memory = { ...this.#memory, debts: [...this.#debtsBut(debt.seat), debt] }
  }

  #debtsBut(seat: Seat): readonly Debt[] {
    return this.#memory.debts.filter(debt => debt.seat !== seat)
  }
}
