import type { LaidGame } from '../../family/family-table.ts'
import type { Result } from '../../round/result.ts'
import { isRefusal, type Refusal, unwrap } from '../../say/refusal.ts'
import type { Saying } from '../../say/saying.ts'
import { readBy } from '../../shape/read-by.ts'
import type { TableEvent } from '../../table/event.ts'
import type { Layout, TableFace, TableOption } from '../../table/face.ts'
import { commandReader } from '../../table/own-commands.ts'
import type { PartStep, RoundDue, RoundStart, TablePart, TableSeen } from '../../table/part.ts'
import { refuseAtTable } from '../../table/refusals.ts'
import { type SeatedPlayer, seatedIn } from '../../table/seats.ts'
import type { PanRules } from '../rules/rules.ts'
import type { PanSetup } from '../rules/setup.ts'
import { notedOfEnd, type PanHouseSetup, type PanMemory } from './memory.ts'
import { sayOnPanSign } from './sentences.ts'

const readCommand = commandReader({})

/**
 * A table of Pan: nobody decides anything before the deal, and the winner of a hand is the first of the next.
 */
export class PanPart implements TablePart {
  readonly pauses = 'before-the-deal'
  readonly #game: LaidGame<PanRules, PanSetup>
  readonly #setup: PanHouseSetup
  readonly #at: TableSeen
  #memory: PanMemory

  constructor(game: LaidGame<PanRules, PanSetup>, setup: PanHouseSetup, at: TableSeen, memory: PanMemory) {
    this.#game = game
    this.#setup = setup
    this.#at = at
    this.#memory = memory
  }

  take(_: SeatedPlayer, command: unknown): readonly PartStep[] | Refusal {
    return readCommand(command)
  }

  begin(): readonly PartStep[] {
    return []
  }

  deal(): RoundStart | Refusal {
    const playing = seatedIn(this.#at.seats)
    if (playing.length < 2) return refuseAtTable('two-players-needed')
    const { first } = this.#memory
    const setup: PanSetup = {
      ...this.#setup,
      ...(first === undefined ? {} : { first }),
      seats: playing.map(({ seat, stack }) => ({ seat, stack })),
    }
    const round = this.#game.start(setup)
    if (isRefusal(round)) return round
    const accounts = Object.fromEntries(playing.map(({ seat, player }) => [seat, player]))
    return { setup, accounts, round }
  }

  ends({ winner }: Result): object | undefined {
    return winner === undefined ? undefined : { winner }
  }

  apply(event: TableEvent): void {
    if (event.type !== 'finished') return
    this.#memory = event.own ? { first: unwrap(readBy(notedOfEnd, event.own, ['own'])).winner } : {}
  }

  face(): TableFace {
    return { stage: 'pause', buttons: [], wagers: [], lying: {}, owes: {} }
  }

  layout(): Layout {
    const { ante } = this.#setup
    return { spots: [], backLine: 0, ...(ante === undefined ? {} : { ante }) }
  }

  sign(): Saying {
    return sayOnPanSign('sign-chip', { chip: this.#setup.chip })
  }

  may(): readonly TableOption[] {
    return []
  }

  due(): RoundDue {
    return { asked: [], deal: seatedIn(this.#at.seats).length < 2 ? 'never' : 'ready' }
  }

  answer(): object {
    return {}
  }

  save(): PanMemory {
    return this.#memory
  }
}
