import { naturalWaits } from '@cardroom/engine/blackjack'
import type { UpCardPlan } from './base-game.ts'
import type { BestPlay } from './best-play.ts'
import {
  DOUBLE_BIT,
  FROM_DEAL,
  FROM_SPLIT,
  FROM_SWITCH,
  HIT_BIT,
  REDOUBLE_BIT,
  RESCUE_BIT,
  STAND_BIT,
  SURRENDER_BIT,
} from './hands.ts'
import { insures } from './insurance.ts'
import { CARD_KINDS } from './kinds.ts'
import { Multisets } from './multisets.ts'
import type { PairSplit, Turn } from './split.ts'
import { type SwitchPlan, switches } from './switch-game.ts'
import type { BlackjackOddsTable } from './table.ts'
import { UnitTally } from './tally.ts'

/** What a state does: it ends as it stands, draws, draws for twice the wager, or gives up half of all that lies there. */
const ENDS = 0
export const DRAWS = 1
export const DOUBLES = 2
export const GIVES_UP = 3

const ACT_OF_MOVE: Readonly<Record<number, number>> = {
  [STAND_BIT]: ENDS,
  [HIT_BIT]: DRAWS,
  [DOUBLE_BIT]: DOUBLES,
  [REDOUBLE_BIT]: DOUBLES,
  [SURRENDER_BIT]: GIVES_UP,
  [RESCUE_BIT]: GIVES_UP,
}

const NAMES = [
  'numbers',
  'base',
  'split',
  'double',
  'dealt',
  'switched',
  'parted',
  'turns',
  'acts',
  'next',
  'doubled',
  'classes',
  'waits',
  'splits',
  'switches',
  'insured',
  'bank',
  'ends',
  'suited',
  'bankNatural',
  'bankOver',
  'checked',
] as const satisfies readonly (keyof KernelTables)[]

/** Rules and play of a game as integer tables: a hand is a state, and a card leads to the next one. */
export interface KernelTables {
  /** The unit of results, the classes of the player-dealer's hands, and the most that a hand can win or lose. */
  readonly numbers: Int32Array
  readonly base: Int32Array
  readonly split: Int32Array
  readonly double: Int32Array
  /** By two kinds: the state of a hand that was dealt, and of one that was switched. */
  readonly dealt: Int32Array
  readonly switched: Int32Array
  /** By turn of a split and second card: the state of the hand. */
  readonly parted: Int32Array
  /** By turn: the turns after another card, after a pair that stays, after a pair that is split, or 0 where there is none. */
  readonly turns: Int32Array
  /** By state and up card. */
  readonly acts: Int32Array
  /** By state and card. */
  readonly next: Int32Array
  readonly doubled: Int32Array
  /** By state: the class of the hand, and whether it waits for the player-dealer's cards. */
  readonly classes: Int32Array
  readonly waits: Int32Array
  /** By kind of a pair and up card: the first turn, 0 where it is not split. */
  readonly splits: Int32Array
  /** By up card and four cards: whether they are switched, a bit each. Empty where nobody may. */
  readonly switches: Int32Array
  /** By two kinds: what insurance wins under an ace, 0 where it is declined. */
  readonly insured: Int32Array
  /** By state and card: the player-dealer's next state, or `~` the end. The first states are the up cards. */
  readonly bank: Int32Array
  /** Class of each end, and the class if its cards are of one suit. */
  readonly ends: Int32Array
  readonly suited: Int32Array
  /** By class: whether it is a natural, and whether it is over. */
  readonly bankNatural: Int32Array
  readonly bankOver: Int32Array
  /** By up card: whether the down card is checked. */
  readonly checked: Int32Array
}

/** `plans` by up card. */
export function kernelTables(
  table: BlackjackOddsTable,
  plans: readonly (UpCardPlan | SwitchPlan)[],
): KernelTables {
  const { rules, pays, bank, kinds, sets } = table
  const hands = new HandStates(table, plans)
  const twoCards = (make: (a: number, b: number) => number) => {
    const list = new Int32Array(CARD_KINDS * CARD_KINDS)
    for (const a of kinds) for (const b of kinds) list[a * CARD_KINDS + b] = make(a, b)
    return list
  }
  const dealt = twoCards((a, b) => hands.state(FROM_DEAL, 0, sets.of([a, b])))
  // Only a natural is another hand after a switch.
  const switched = twoCards((a, b) => {
    const hand = sets.of([a, b])
    return hands.state(table.hands.side(FROM_DEAL, hand).natural ? FROM_SWITCH : FROM_DEAL, 0, hand)
  })
  const turns = new TurnNumbers(table, hands)
  const splits = new Int32Array(CARD_KINDS * CARD_KINDS)
  for (const up of kinds) {
    for (const kind of kinds) {
      const split = plans[up]!.splits[kind]
      if (split) splits[kind * CARD_KINDS + up] = turns.numberOf(split, split.root)
    }
  }
  return {
    numbers: Int32Array.of(pays.unit, pays.banks, new UnitTally(table, rules.split.hands).bound),
    dealt,
    switched,
    splits,
    ...turns.tables(),
    ...hands.tables(),
    base: pays.base,
    split: pays.split,
    double: pays.double,
    switches: switchTable(table, plans),
    insured: twoCards((a, b) => {
      const hand = sets.of([a, b])
      return insures(table, hand, 0) ? pays.insured : 0
    }),
    ...bankTables(table),
    bankNatural: Int32Array.from(bank.classes, ({ natural }) => Number(natural)),
    bankOver: Int32Array.from(bank.classes, ({ over }) => Number(over)),
    checked: Int32Array.from({ length: CARD_KINDS }, (_, up) => Number(bank.isChecked(up))),
  }
}

/** The turns of all splits. */
class TurnNumbers {
  readonly #table: BlackjackOddsTable
  readonly #hands: HandStates
  readonly #numbers = new Map<Turn, number>()
  readonly #turns = [0, 0, 0]
  readonly #parted = Array.from({ length: CARD_KINDS }, () => 0)

  constructor(table: BlackjackOddsTable, hands: HandStates) {
    this.#table = table
    this.#hands = hands
  }

  numberOf(split: PairSplit, turn: Turn): number {
    const known = this.#numbers.get(turn)
    if (known !== undefined) return known
    const made = this.#numbers.size + 1
    this.#numbers.set(turn, made)
    for (const second of Array.from({ length: CARD_KINDS }, (_, kind) => kind)) {
      this.#parted.push(this.#state(split, turn, second))
    }
    const at = this.#turns.length
    this.#turns.push(0, 0, 0)
    for (const [i, next] of [turn.then.other, turn.then.stays, turn.then.splits].entries()) {
      if (next) this.#turns[at + i] = this.numberOf(split, next)
    }
    return made
  }

  /** The index of a second card that cannot come. */
  #state({ kind, up, root }: PairSplit, { play, more }: Turn, second: number): number {
    const { sets } = this.#table
    const gone = sets.times(Multisets.EMPTY, kind, 2 + more)
    if (this.#table.left(second, gone, up) <= 0) return 0
    const hand = sets.of([kind, second])
    return this.#hands.state(FROM_SPLIT + kind, 0, hand, play === root.play ? undefined : play)
  }

  tables() {
    return { turns: Int32Array.from(this.#turns), parted: Int32Array.from(this.#parted) }
  }
}

/** After no card at all. */
const NO_NEXT_STATE = Array.from({ length: CARD_KINDS }, () => 0)

/** The states of players' hands; hands with the same future share a state, which keeps the tables small. */
class HandStates {
  readonly #table: BlackjackOddsTable
  readonly #plans: readonly (UpCardPlan | SwitchPlan)[]
  readonly #states = new Map<string, number>()
  readonly #byWhatTheyDo = new Map<string, number>()
  readonly #apart: BestPlay[] = []
  readonly #acts: number[] = []
  readonly #next: number[] = []
  readonly #doubled: number[] = []
  readonly #classes: number[] = []
  readonly #waits: number[] = []

  constructor(table: BlackjackOddsTable, plans: readonly (UpCardPlan | SwitchPlan)[]) {
    this.#table = table
    this.#plans = plans
  }

  /** `apart`: a play against one up card that differs from the usual one. */
  state(way: number, doubles: number, hand: number, apart?: BestPlay): number {
    const key = `${way} ${doubles} ${hand} ${apart ? this.#numberOf(apart) : ''}`
    const known = this.#states.get(key)
    if (known !== undefined) return known
    const acts = Array.from({ length: CARD_KINDS }, (_, up) => {
      const play = apart ? (apart.up === up ? apart : undefined) : this.#play(way, up)
      return this.#act(play, doubles, hand)
    })
    const next = acts.includes(DRAWS) ? this.#after(way, doubles, hand, apart) : NO_NEXT_STATE
    const doubled = acts.includes(DOUBLES) ? this.#after(way, doubles + 1, hand, apart) : NO_NEXT_STATE
    const made = this.#alike(way, hand, { acts, next, doubled })
    this.#states.set(key, made)
    return made
  }

  /** By card: the state of the hand that it makes. */
  #after(way: number, doubles: number, hand: number, apart: BestPlay | undefined): number[] {
    const { sets, shoe } = this.#table
    return Array.from({ length: CARD_KINDS }, (_, kind) =>
      sets.counts[hand * CARD_KINDS + kind]! < shoe.counts[kind]!
        ? this.state(way, doubles, sets.plus(hand, kind), apart)
        : 0,
    )
  }

  /** The state of hands with the same moves and the same counts from here on. */
  #alike(
    way: number,
    hand: number,
    { acts, next, doubled }: Record<'acts' | 'next' | 'doubled', number[]>,
  ): number {
    const { hands, rules } = this.#table
    const by = hands.classOf(way, hand)
    const waits = Number(!hands.side(way, hand).natural || naturalWaits(rules))
    const key = [by, waits, acts, next, doubled].join()
    const known = this.#byWhatTheyDo.get(key)
    if (known !== undefined) return known
    const made = this.#classes.push(by) - 1
    this.#byWhatTheyDo.set(key, made)
    this.#waits.push(waits)
    this.#acts.push(...acts)
    this.#next.push(...next)
    this.#doubled.push(...doubled)
    return made
  }

  #act(play: BestPlay | undefined, doubles: number, hand: number): number {
    if (!play || play.options(hand, doubles) === STAND_BIT) return ENDS
    const { way, moves } = play
    const { sets } = this.#table
    // The split-off cards are gone, too.
    if (moves[doubles]![hand] === 0) {
      play.worth(hand, way >= FROM_SPLIT ? sets.plus(hand, way - FROM_SPLIT) : hand, doubles)
    }
    return ACT_OF_MOVE[moves[doubles]![hand]!]!
  }

  #numberOf(play: BestPlay): number {
    const known = this.#apart.indexOf(play)
    return known >= 0 ? known : this.#apart.push(play) - 1
  }

  #play(way: number, up: number): BestPlay | undefined {
    const plan = this.#plans[up]
    if (way === FROM_DEAL) return plan?.play
    if (way === FROM_SWITCH) return plan && 'switched' in plan ? plan.switched : undefined
    return plan?.splits[way - FROM_SPLIT]?.root.play
  }

  tables() {
    return {
      acts: Int32Array.from(this.#acts),
      next: Int32Array.from(this.#next),
      doubled: Int32Array.from(this.#doubled),
      classes: Int32Array.from(this.#classes),
      waits: Int32Array.from(this.#waits),
    }
  }
}

function switchTable(
  { rules, kinds }: BlackjackOddsTable,
  plans: readonly (UpCardPlan | SwitchPlan)[],
): Int32Array {
  const bits = new Int32Array(rules.switching ? Math.ceil(CARD_KINDS ** 5 / 32) : 0)
  for (const up of kinds) {
    const plan = plans[up]!
    if (!('switched' in plan)) continue
    for (const a of kinds) {
      for (const b of kinds) {
        for (const c of kinds) {
          for (const d of kinds) {
            const at = (((up * CARD_KINDS + a) * CARD_KINDS + b) * CARD_KINDS + c) * CARD_KINDS + d
            if (switches(plan, [a, b, c, d])) bits[at >> 5]! |= 1 << (at & 31)
          }
        }
      }
    }
  }
  return bits
}

function bankTables({
  sets,
  shoe,
  bank,
}: BlackjackOddsTable): Pick<KernelTables, 'bank' | 'ends' | 'suited'> {
  const { ends } = bank
  const states = Array.from({ length: CARD_KINDS }, (_, up) => sets.of([up]))
  const numbers = new Map(states.map((hand, i) => [hand, i]))
  const next: number[] = []
  for (let i = 0; i < states.length; i++) {
    for (let kind = 0; kind < CARD_KINDS; kind++) {
      const made = sets.plus(states[i]!, kind)
      const there = sets
        .kindsOf(made)
        .every(one => sets.counts[made * CARD_KINDS + one]! <= shoe.counts[one]!)
      if (there && !ends.draws(made)) {
        next.push(~ends.endOf(made))
        continue
      }
      if (there && !numbers.has(made)) numbers.set(made, states.push(made) - 1)
      next.push(numbers.get(made) ?? 0)
    }
  }
  return {
    bank: Int32Array.from(next),
    ends: Int32Array.from(ends.ends, ({ hands }) => hands),
    suited: Int32Array.from(ends.ends, ({ suited }) => suited),
  }
}

/** Tables travel to workers as one list of bytes. */
export function packTables(tables: KernelTables): Uint8Array {
  const lists = NAMES.map(name => tables[name])
  const all = new Int32Array(NAMES.length + lists.reduce((sum, list) => sum + list.length, 0))
  let at = NAMES.length
  for (const [i, list] of lists.entries()) {
    all[i] = list.length
    all.set(list, at)
    at += list.length
  }
  return new Uint8Array(all.buffer)
}

export function unpackTables(bytes: Uint8Array): KernelTables {
  const all = new Int32Array(bytes.slice().buffer)
  let at = NAMES.length
  const lists = NAMES.map((name, i) => {
    const list = all.slice(at, at + all[i]!)
    at += list.length
    return [name, list] as const
  })
  return Object.fromEntries(lists) as Record<keyof KernelTables, Int32Array>
}
