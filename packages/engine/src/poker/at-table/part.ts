import type { Seed } from '../../cards/shuffle.ts'
import type { LaidGame } from '../../family/family-table.ts'
import { aroundFrom } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import { beforeSeat } from '../../round/button.ts'
import { isRefusal, type Refusal, unwrap } from '../../say/refusal.ts'
import type { Saying } from '../../say/saying.ts'
import { readBy } from '../../shape/read-by.ts'
import type { TableEvent } from '../../table/event.ts'
import type { Layout, TableFace, TableOption } from '../../table/face.ts'
import type { PartStep, RoundDue, RoundStart, TablePart, TableSeen } from '../../table/part.ts'
import { refuseAtTable } from '../../table/refusals.ts'
import { playerAt, type SeatedPlayer, seatedIn } from '../../table/seats.ts'
import type { PokerRules } from '../rules/rules.ts'
import type { PokerSetup } from '../rules/setup.ts'
import { afterDeal } from './after-deal.ts'
import { movedTo } from './change-seat.ts'
import { readPokerCommand } from './commands.ts'
import { chosenWay, debtOf, makeUpsFor, owedBy, owesNow } from './debts.ts'
import {
  type BlindDebt,
  NOTHING_OWED,
  notedOfNewcomer,
  type PokerHouseSetup,
  type PokerMemory,
  type PokerNote,
  pokerDealNote,
  pokerMoveNote,
  pokerNote,
  type SeatChangeDebt,
} from './memory.ts'
import { drawForButton, type OpeningDraw } from './opening.ts'
import { refusePoker } from './refusals.ts'
import { startPot } from './seating.ts'
import { pokerSignOf } from './sentences.ts'

/**
 * A table with a pot: the button goes round, the blinds follow it, and players make up for blinds that have
 * passed them.
 */
export class PokerPart implements TablePart {
  readonly pauses = 'before-the-deal'
  readonly #game: LaidGame<PokerRules, PokerSetup>
  readonly #setup: PokerHouseSetup
  readonly #at: TableSeen
  #memory: PokerMemory

  constructor(
    game: LaidGame<PokerRules, PokerSetup>,
    setup: PokerHouseSetup,
    at: TableSeen,
    memory: PokerMemory,
  ) {
    this.#game = game
    this.#setup = setup
    this.#at = at
    this.#memory = memory
  }

  take({ seat }: SeatedPlayer, command: unknown): readonly PartStep[] | Refusal {
    const read = readPokerCommand(command)
    if (isRefusal(read)) return read
    if (read.do === 'button') {
      const { button, opening } = this.#memory
      if (button !== undefined || opening) return refusePoker('button-goes-round')
      return [{ own: { type: 'drew', cards: {}, button: seat } satisfies PokerNote }]
    }
    const debt = debtOf(this.#memory, seat)
    const ways = makeUpsFor(this.#game.rules, debt)
    if (ways.length === 0) return refusePoker('no-blind-missed')
    if (!ways.includes(read.how)) return refusePoker('not-dealt-in-like-that', { ways })
    return read.how === debt.makeUp
      ? []
      : [{ own: { type: 'makes-up', seat, how: read.how } satisfies PokerNote }]
  }

  begin(): readonly PartStep[] {
    return []
  }

  /**
   * A player who joins a running game owes a big blind (002:70), unless it is filed otherwise, or a new
   * game's blinds have not reached the seat yet (002:64).
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

  moves({ seat }: SeatedPlayer, to: Seat): SeatChangeDebt | undefined {
    return movedTo(this.#game.rules, this.#at.seats, this.#memory, seat, to)
  }

  deal(seed: Seed): RoundStart | Refusal {
    const opening = this.#draw(seed)
    const memory = opening ? { ...this.#memory, opening } : this.#memory
    const { rules } = this.#game
    const start = startPot({ rules, setup: this.#setup, seats: this.#at.seats, memory })
    if (!start) return refuseAtTable('two-players-needed')
    const { setup, positions } = start
    const round = this.#game.start(setup)
    if (isRefusal(round)) return round
    return {
      first: opening ? [{ type: 'drew', ...opening } satisfies PokerNote] : [],
      setup,
      accounts: Object.fromEntries(setup.seats.map(({ seat }) => [seat, playerAt(this.#at.seats, seat)])),
      own: positions,
      round,
    }
  }

  apply(event: TableEvent): void {
    switch (event.type) {
      case 'sat': {
        const owes = event.own ? unwrap(readBy(notedOfNewcomer, event.own, ['own'])).owes : NOTHING_OWED
        this.#owe({ seat: event.seat, owes, makeUp: 'post', isNew: true })
        return
      }
      case 'stood':
        this.#memory = { ...this.#memory, debts: this.#debtsBut(event.seat) }
        return
      case 'moved': {
        const { moved: _, ...debt } = debtOf(this.#memory, event.seat)
        const moved = event.own ? unwrap(readBy(pokerMoveNote, event.own, ['own'])) : undefined
        this.#memory = { ...this.#memory, debts: this.#debtsBut(event.seat) }
        this.#owe({ ...debt, seat: event.to, ...(moved ? { moved } : {}) })
        return
      }
      case 'own':
        this.#note(unwrap(readBy(pokerNote, event.own, ['own'])))
        return
      case 'dealt':
        this.#memory = afterDeal(
          this.#game.rules,
          this.#memory,
          unwrap(readBy(pokerDealNote, event.own, ['own'])),
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
    return pokerSignOf(this.#setup)
  }

  may({ seat }: SeatedPlayer): readonly TableOption[] {
    const debt = debtOf(this.#memory, seat)
    const ways = makeUpsFor(this.#game.rules, debt)
    const chosen = chosenWay(this.#game.rules, debt)
    if (chosen === undefined) return []
    const hands = debt.moved?.hands
    return [{ do: 'make-up', ways, chosen, ...(hands === undefined ? {} : { hands }) }]
  }

  due(): RoundDue {
    return { asked: [], deal: seatedIn(this.#at.seats).length < 2 ? 'never' : 'ready' }
  }

  answer({ seat }: SeatedPlayer): object {
    return { do: 'make-up', how: debtOf(this.#memory, seat).makeUp }
  }

  save(): PokerMemory {
    return this.#memory
  }

  /** A draw for the button opens a pot game with blinds. */
  #draw(seed: Seed): OpeningDraw | undefined {
    const { button, opening } = this.#memory
    const seats = seatedIn(this.#at.seats).map(({ seat }) => seat)
    if (!this.#setup.blinds || button !== undefined || opening || seats.length < 2) return undefined
    return drawForButton(seats, seed, this.#game.rules.aceLowForButton === undefined ? 'high' : 'low')
  }

  #note(happened: PokerNote): void {
    if (happened.type === 'drew') {
      const { type: _, ...opening } = happened
      this.#memory = { ...this.#memory, opening }
    } else {
      const { seat, how } = happened
      this.#owe({ ...debtOf(this.#memory, seat), makeUp: how })
    }
  }

  #owe(debt: BlindDebt): void {
    this.#memory = { ...this.#memory, debts: [...this.#debtsBut(debt.seat), debt] }
  }

  #debtsBut(seat: Seat): readonly BlindDebt[] {
    return this.#memory.debts.filter(debt => debt.seat !== seat)
  }
}
