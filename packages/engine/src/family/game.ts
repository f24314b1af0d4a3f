import type { BoardCount } from '../board/board-part.ts'
import { type BoardNotes, noteRound, type RoundNamed } from '../board/note.ts'
import type { NotedRound } from '../board/noted-round.ts'
import type { Deck } from '../cards/deck.ts'
import type { Schedule } from '../collection/fee.ts'
import type { PostedTerms } from '../collection/posted.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import type { Manner } from '../round/manner.ts'
import type { PaidBy, Result } from '../round/result.ts'
import type { Round } from '../round/round.ts'
import type { ToldStep } from '../round/told-step.ts'
import type { View } from '../round/view.ts'
import { defaultReadings, type Readings } from '../rules/readings.ts'
import type { GameKind, RuleSet } from '../rules/rule-set.ts'
import type { Section } from '../rules/section.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import { readBy } from '../shape/read-by.ts'
import type { ObjectShape } from '../shape/shape.ts'
import type { TableGame } from '../table/game.ts'
import type { Family } from './family.ts'
import type { DefaultSettings, RequestedSettings } from './family-table.ts'

/** A rule set bound to its family: code that has a game need not know the family. */
export interface Game<R extends RuleSet = RuleSet> {
  readonly rules: R
  readonly kind: GameKind
  /** The part of a record that only this game's family has. */
  readonly setup: ObjectShape<object>
  deck(): Deck
  /**
   * Starts a round from the family's part of a record; by default with the default readings and without fees.
   */
  start(setup: unknown, posted?: PostedTerms): Round | Refusal
  /** Reads and checks the family's part of a record once, for many rounds that start from it. */
  prepare(setup: unknown, posted: PostedTerms): (() => Round) | Refusal
  /** The rule sheet, under these readings or the defaults. */
  sheet(readings?: Readings): readonly Section[]
  /** The board above a table, under these readings. */
  board(readings?: Readings): GameBoard
  advise(view: View, ask: Ask, manner?: Manner): Move
  /** What the house dealer hears at a real table beside what the round waits for. */
  tell(view: View, posted: PostedTerms): readonly ToldStep[]
  /** The lines by which the players of a pot game pay each other. */
  paidBy(): PaidBy
  /** Whether it matters of which suit a card is, with wagers on these spots. */
  suitsMatter(readings: Readings, wagers: readonly string[]): boolean
  /** Settings that suit a table. */
  usual(asked: RequestedSettings, schedule: Schedule | undefined): DefaultSettings | Refusal
  /** The game at a table, with the house's setup of all its rounds. */
  at(posted: PostedTerms, setup: unknown): TableGame | Refusal
}

/** What a board shows of a game, and what it notes of a round. */
export interface GameBoard {
  readonly counts: readonly BoardCount[]
  /** Pay tables, each with the wagers that it pays. */
  readonly payouts: readonly Section[]
  note(result: Result, round: RoundNamed): NotedRound
}

/** A rule set with its family: the game that it makes. */
export function bind<R extends RuleSet, S extends object>(family: Family<R, S>, rules: R): Game<R> {
  const { kind, setup: shape, table } = family
  const advise = (view: View, ask: Ask, manner?: Manner) => family.advise(rules, view, ask, manner)
  const prepare = (setup: unknown, posted: PostedTerms): (() => Round) | Refusal => {
    const read = readBy(shape, setup)
    return isRefusal(read) ? read : family.prepare(rules, read, posted)
  }
  const begun = (start: (() => Round) | Refusal): Round | Refusal => (isRefusal(start) ? start : start())
  const start = (
    setup: unknown,
    posted: PostedTerms = { readings: defaultReadings(rules) },
  ): Round | Refusal => begun(prepare(setup, posted))
  return {
    rules,
    kind,
    setup: shape,
    deck: () => family.deck(rules),
    start,
    prepare,
    sheet: (readings = defaultReadings(rules)) => family.sheet(rules, readings),
    board: readings => boardOf(family, rules, { ...defaultReadings(rules), ...readings }),
    advise,
    paidBy: () => family.paidBy?.(rules) ?? {},
    tell: (view, posted) => family.tell?.(rules, view, posted) ?? [],
    suitsMatter: (readings, wagers) => family.suitsMatter?.(rules, readings, wagers) ?? true,
    usual: (asked, schedule) => table.usual(rules, asked, schedule),
    at(posted, setup) {
      const laid = { rules, posted, start: (own: S) => begun(family.prepare(rules, own, posted)) }
      const part = table.lay(laid, setup)
      if (isRefusal(part)) return part
      const { faceDown } = family
      const game = { rules, kind, posted, start: (own: object) => start(own, posted), advise, part }
      return faceDown ? { ...game, faceDown } : game
    },
  }
}

function boardOf<R extends RuleSet, S extends object>(
  { board, sheet }: Family<R, S>,
  rules: R,
  readings: Readings,
): GameBoard {
  const own = board?.payouts
  const payouts = own ? own.tables(rules, readings) : sheet(rules, readings).filter(({ pays }) => pays)
  const noting: BoardNotes = {
    payouts,
    marks: result => board?.marks(rules, result) ?? [],
    ...(own ? { paid: (result: Result) => own.paid(rules, result) } : {}),
  }
  return {
    counts: board?.counts(rules) ?? [],
    payouts,
    note: (result, round) => noteRound(noting, result, round),
  }
}
