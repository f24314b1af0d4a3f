import type { Seed } from '../../cards/shuffle.ts'
import type { LaidGame } from '../../family/family-table.ts'
import type { Seat } from '../../round/awaiting.ts'
import { beforeSeat } from '../../round/button.ts'
import { granted, isRefusal, type Refusal } from '../../say/refusal.ts'
import type { Saying } from '../../say/saying.ts'
import { readBy } from '../../shape/read-by.ts'
import type { TableEvent } from '../../table/event.ts'
import { type Layout, MAKE_UPS, type MakeUp, type OwnMay, type TableFace } from '../../table/face.ts'
import type { Deal, Due, PartStep, TablePart, TableSeen } from '../../table/part.ts'
import { refuseAtTable } from '../../table/refusals.ts'
import { playerAt, type Seated, seatedIn } from '../../table/seats.ts'
import type { PokerRules } from '../rules/rules.ts'
import type { PokerSetup } from '../rules/setup.ts'
import {
  type Debt,
  type HouseSetup,
  type Memory,
  NOTHING_OWED,
  type Noted,
  noted,
  notedOfDeal,
  notedOfNewcomer,
  readCommand,
} from './memory.ts'
import { drawForButton, type OpeningDraw } from './opening.ts'
import { refusePoker } from './refusals.ts'
import { debtOf, mayStraddle, owedBy, owesAnything, startPot } from './seating.ts'
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
    const { owes, makeUp } = debtOf(this.#memory, seat)
    if (!owesAnything(owes)) return refusePoker('no-blind-missed')
    if (!this.#ways.includes(read.how)) return refusePoker('straddle-makes-up-nothing')
    return read.how === makeUp ? [] : [{ own: { type: 'makes-up', seat, how: read.how } satisfies Noted }]
  }

  begin(): readonly PartStep[] {
    return []
  }

  /** Who joins a game that is under way owes a big blind (002:70), unless it is filed otherwise. */
  sits(): object | undefined {
    const underWay = this.#memory.blinds?.big !== undefined && !this.#game.rules.dealtInAtOnce
    return underWay ? { owes: { small: false, big: true } } : undefined
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
        this.#owe({ seat: event.seat, owes, makeUp: 'post' })
        return
      }
      case 'stood':
        this.#memory = { ...this.#memory, debts: this.#debtsBut(event.seat) }
        return
      case 'own':
        this.#note(granted(readBy(noted, event.own, ['own'])))
        return
      case 'dealt': {
        const { button, small, big, owes } = granted(readBy(notedOfDeal, event.own, ['own']))
        this.#memory = {
          ...this.#memory,
          button,
          blinds: { ...(small === undefined ? {} : { small }), ...(big === undefined ? {} : { big }) },
        }
        for (const [seat, owed] of Object.entries(owes)) {
          this.#owe({ ...debtOf(this.#memory, Number(seat)), owes: owed })
        }
        return
      }
    }
  }

  face(): TableFace {
    const { button, debts } = this.#memory
    const owed = debts.map(({ seat, owes }) => [seat, owedBy(this.#setup, owes)] as const)
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
    const { owes, makeUp } = debtOf(this.#memory, seat)
    return owesAnything(owes) ? [{ do: 'make-up', ways: this.#ways, chosen: makeUp }] : []
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

  /** How blinds may be made up here. */
  get #ways(): readonly MakeUp[] {
    return MAKE_UPS.filter(way => way !== 'straddle' || mayStraddle(this.#game.rules))
  }

  /** A pot game with blinds is opened by a draw for the button. */
  #draw(seed: Seed): OpeningDraw | undefined {
    const { button, opening } = this.#memory
    const seats = seatedIn(this.#at.seats).map(({ seat }) => seat)
    if (!this.#setup.blinds || button !== undefined || opening || seats.length < 2) return undefined
    return drawForButton(seats, seed)
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
