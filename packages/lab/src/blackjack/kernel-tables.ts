import { naturalWaits } from '@cardroom/engine/blackjack'
import type { Plan } from './base-game.ts'
import type { BestPlay } from './best-play.ts'
import { DEALT, DOUBLE, HIT, REDOUBLE, RESCUE, SPLIT, STAND, SURRENDER, SWITCHED } from './hands.ts'
import { insures } from './insurance.ts'
import { KINDS } from './kinds.ts'
import { type SwitchPlan, switches } from './switch-game.ts'
import type { Table } from './table.ts'
import { Tally } from './tally.ts'

/** What a state does: it ends as it stands, draws, draws for twice the wager, or gives up half of all that lies there. */
export const ENDS = 0
export const DRAWS = 1
export const DOUBLES = 2
export const GIVES_UP = 3

const ACTS: Readonly<Record<number, number>> = {
  [STAND]: ENDS,
  [HIT]: DRAWS,
  [DOUBLE]: DOUBLES,
  [REDOUBLE]: DOUBLES,
  [SURRENDER]: GIVES_UP,
  [RESCUE]: GIVES_UP,
}

const NAMES = [
  'numbers',
  'base',
  'split',
  'double',
  'dealt',
  'switched',
  'parted',
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

/** Rules and play of a game as tables of whole numbers: a hand is a state, and a card leads to the next one. */
export interface KernelTables {
  /** The unit of results, the classes of the player-dealer's hands, and the most that a hand can win or lose. */
  readonly numbers: Int32Array
  readonly base: Int32Array
  readonly split: Int32Array
  readonly double: Int32Array
  /** By two kinds: the state of a hand that was dealt, that was switched, and of one that was split. */
  readonly dealt: Int32Array
  readonly switched: Int32Array
  readonly parted: Int32Array
  /** By state and up card. */
  readonly acts: Int32Array
  /** By state and card. */
  readonly next: Int32Array
  readonly doubled: Int32Array
  /** By state: the class of the hand, and whether it waits for the player-dealer's cards. */
  readonly classes: Int32Array
  readonly waits: Int32Array
  /** By kind of a pair and up card: the hands that it may become, 0 where it is not split. */
  readonly splits: Int32Array
  /** By up card and four cards: whether they are switched. Empty where nobody may. */
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
export function kernelTables(table: Table, plans: readonly (Plan | SwitchPlan)[]): KernelTables {
  const { rules, pays, bank, kinds, sets } = table
  const hands = new HandStates(table, plans)
  const twoCards = (make: (a: number, b: number) => number) => {
    const list = new Int32Array(KINDS * KINDS)
    for (const a of kinds) for (const b of kinds) list[a * KINDS + b] = make(a, b)
    return list
  }
  const dealt = twoCards((a, b) => hands.state(DEALT, 0, sets.of([a, b])))
  // Only a natural is another hand after a switch.
  const switched = twoCards((a, b) => {
    const hand = sets.of([a, b])
    return hands.state(table.hands.side(DEALT, hand).natural ? SWITCHED : DEALT, 0, hand)
  })
  const parted = twoCards((a, b) => hands.state(SPLIT + a, 0, sets.of([a, b])))
  const splits = new Int32Array(KINDS * KINDS)
  for (const up of kinds) {
    for (const kind of kinds) splits[kind * KINDS + up] = plans[up]!.splits[kind]?.found.most ?? 0
  }
  return {
    numbers: Int32Array.of(pays.unit, pays.banks, new Tally(table, rules.split.hands).bound),
    dealt,
    switched,
    parted,
    splits,
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
    checked: Int32Array.from({ length: KINDS }, (_, up) => Number(bank.isChecked(up))),
  }
}

/** The states of players' hands; hands that end alike whatever is shown are one state. */
class HandStates {
  readonly #table: Table
  readonly #plans: readonly (Plan | SwitchPlan)[]
  readonly #states = new Map<string, number>()
  readonly #acts: number[] = []
  readonly #next: number[] = []
  readonly #doubled: number[] = []
  readonly #classes: number[] = []
  readonly #waits: number[] = []

  constructor(table: Table, plans: readonly (Plan | SwitchPlan)[]) {
    this.#table = table
    this.#plans = plans
  }

  state(way: number, doubles: number, hand: number): number {
    const acts = Array.from({ length: KINDS }, (_, up) => this.#act(way, doubles, hand, up))
    const { hands, rules } = this.#table
    const by = hands.classOf(way, hand)
    const key = acts.every(act => act === ENDS) ? `ends ${by}` : `${way} ${doubles} ${hand}`
    const known = this.#states.get(key)
    if (known !== undefined) return known
    const made = this.#classes.push(by) - 1
    this.#states.set(key, made)
    this.#waits[made] = Number(!hands.side(way, hand).natural || naturalWaits(rules))
    this.#acts.push(...acts)
    const none = Array.from({ length: KINDS }, () => 0)
    this.#next.push(...none)
    this.#doubled.push(...none)
    if (acts.includes(DRAWS)) this.#follow(this.#next, made, way, doubles, hand)
    if (acts.includes(DOUBLES)) this.#follow(this.#doubled, made, way, doubles + 1, hand)
    return made
  }

  #follow(list: number[], state: number, way: number, doubles: number, hand: number): void {
    const { kinds, sets, shoe } = this.#table
    for (const kind of kinds) {
      if (sets.counts[hand * KINDS + kind]! >= shoe.counts[kind]!) continue
      list[state * KINDS + kind] = this.state(way, doubles, sets.plus(hand, kind))
    }
  }

  #act(way: number, doubles: number, hand: number, up: number): number {
    const play = this.#play(way, up)
    if (!play || play.options(hand, doubles) === STAND) return ENDS
    const { sets } = this.#table
    // What was split off is gone, too.
    if (play.moves[doubles]![hand] === 0) {
      play.worth(hand, way >= SPLIT ? sets.plus(hand, way - SPLIT) : hand, doubles)
    }
    return ACTS[play.moves[doubles]![hand]!]!
  }

  #play(way: number, up: number): BestPlay | undefined {
    const plan = this.#plans[up]
    if (way === DEALT) return plan?.play
    if (way === SWITCHED) return plan && 'switched' in plan ? plan.switched : undefined
    return plan?.splits[way - SPLIT]?.split.play
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

function switchTable({ rules, kinds }: Table, plans: readonly (Plan | SwitchPlan)[]): Int32Array {
  const list = new Int32Array(rules.switching ? KINDS ** 5 : 0)
  for (const up of kinds) {
    const plan = plans[up]!
    if (!('switched' in plan)) continue
    for (const a of kinds) {
      for (const b of kinds) {
        for (const c of kinds) {
          for (const d of kinds) {
            const at = (((up * KINDS + a) * KINDS + b) * KINDS + c) * KINDS + d
            list[at] = Number(switches(plan, [a, b, c, d]))
          }
        }
      }
    }
  }
  return list
}

function bankTables({ sets, shoe, bank }: Table): Pick<KernelTables, 'bank' | 'ends' | 'suited'> {
  const { ends } = bank
  const states = Array.from({ length: KINDS }, (_, up) => sets.of([up]))
  const numbers = new Map(states.map((hand, i) => [hand, i]))
  const next: number[] = []
  for (let i = 0; i < states.length; i++) {
    for (let kind = 0; kind < KINDS; kind++) {
      const made = sets.plus(states[i]!, kind)
      const there = sets.kindsOf(made).every(one => sets.counts[made * KINDS + one]! <= shoe.counts[one]!)
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
export function packed(tables: KernelTables): Uint8Array {
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

export function unpacked(bytes: Uint8Array): KernelTables {
  const all = new Int32Array(bytes.slice().buffer)
  let at = NAMES.length
  const lists = NAMES.map((name, i) => {
    const list = all.slice(at, at + all[i]!)
    at += list.length
    return [name, list] as const
  })
  return Object.fromEntries(lists) as Record<keyof KernelTables, Int32Array>
}
