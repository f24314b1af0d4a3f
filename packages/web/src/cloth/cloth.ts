import type { Odds, RuleSet, Rules } from '@cardroom/engine'
import type { Spot } from '@cardroom/protocol'
import { paysOf } from './pays.ts'
import { isRules } from './rules.ts'

export type Shape = 'circle' | 'box' | 'diamond' | 'arc'

/** A spot of the cloth that lies before each place. */
export interface ClothSpot {
  readonly on: string
  /** Of several hands, which one's. */
  readonly hand?: number
  readonly shape: Shape
  /** It is made before the deal, as a base wager or a bonus bet; later ones come while the round is on. */
  readonly kind: 'base' | 'bonus' | 'later'
  /** Always as much as the spot before it in its row. */
  readonly equals: boolean
  /** What is printed on it. */
  readonly pays: readonly Odds[]
  /** Wagers whose chips lie here too: a double beside what it doubles. */
  readonly takes: readonly string[]
}

/** The spots of one place, row by row from the house dealer's side. */
export interface Cloth {
  readonly rows: readonly (readonly ClothSpot[])[]
}

/** How a family prints its cloth. */
interface Print {
  readonly rows: readonly (readonly (readonly [on: string, shape: Shape])[])[]
  /** The row and the shape of every bonus bet that is not named. */
  readonly bonus?: readonly [row: number, shape: Shape]
  /** Wagers without a spot of their own, and where their chips lie. */
  readonly beside?: Readonly<Record<string, string>>
}

const PRINTS: Readonly<Record<string, Print>> = {
  baccarat: {
    rows: [
      [],
      [
        ['player', 'box'],
        ['tie', 'box'],
        ['banker', 'box'],
      ],
    ],
    bonus: [0, 'circle'],
  },
  blackjack: {
    rows: [[['insurance', 'arc']], [['base', 'circle']]],
    bonus: [1, 'circle'],
    beside: { double: 'base', split: 'base' },
  },
  'three-card': {
    rows: [
      [['pair-plus', 'circle']],
      [
        ['ante', 'diamond'],
        ['play', 'box'],
      ],
    ],
    bonus: [0, 'circle'],
  },
  ultimate: {
    rows: [
      [
        ['ante', 'circle'],
        ['blind', 'circle'],
      ],
      [
        ['trips', 'diamond'],
        ['play', 'circle'],
      ],
    ],
    bonus: [1, 'diamond'],
  },
  'let-it-ride': {
    rows: [
      [],
      [
        ['bet-1', 'circle'],
        ['bet-2', 'circle'],
        ['bet-3', 'circle'],
      ],
    ],
    bonus: [0, 'diamond'],
  },
  'pai-gow': { rows: [[], [['base', 'box']]], bonus: [0, 'circle'], beside: { envy: 'fortune' } },
  tiles: { rows: [[['base', 'box']]] },
  'pan-9': { rows: [[['base', 'circle']]] },
}

/** A family that has printed nothing has its spots in a row. */
const PLAIN: Print = { rows: [[]], bonus: [0, 'circle'] }

type Wager = Pick<Spot, 'on' | 'equals' | 'hands'> & { readonly kind: ClothSpot['kind'] }

/** The cloth of a game: the family's print with the wagers that the rule set has; nothing where none are placed. */
export function clothOf(
  family: string,
  spots: readonly Spot[],
  filed: RuleSet | undefined,
): Cloth | undefined {
  const rules = filed && isRules(filed) ? filed : undefined
  const wagers: readonly Wager[] = rules && 'wagers' in rules ? rules.wagers : spots
  if (wagers.length === 0) return undefined
  const { rows, bonus, beside = {} } = PRINTS[family] ?? PLAIN
  const named = new Set(rows.flat().map(([on]) => on))
  const others = wagers.filter(
    ({ on, kind }) => !named.has(on) && beside[on] === undefined && kind !== 'later',
  )
  const all = rows.map((row, at) => [
    ...row,
    ...(bonus?.[0] === at ? others.map(({ on }) => [on, bonus[1]] as const) : []),
  ])
  return {
    rows: all
      .map(row =>
        row.flatMap(([on, shape]) => {
          const wager = wagers.find(one => one.on === on)
          return wager ? spotsOf(wager, shape, beside, rules) : []
        }),
      )
      .filter(row => row.length > 0),
  }
}

function spotsOf(
  { on, kind, equals, hands }: Wager,
  shape: Shape,
  beside: Readonly<Record<string, string>>,
  rules: Rules | undefined,
): ClothSpot[] {
  const spot = {
    on,
    shape,
    kind,
    equals: equals !== undefined,
    pays: rules ? paysOf(rules, on) : [],
    takes: Object.keys(beside).filter(one => beside[one] === on),
  }
  return hands === undefined ? [spot] : Array.from({ length: hands }, (_, i) => ({ ...spot, hand: i + 1 }))
}

/** Whether chips of this wager lie on the spot; those of hands that came later lie with the first one's. */
export function liesOn({ on, hand, takes }: ClothSpot, wager: { on: string; hand?: number }): boolean {
  if (wager.on !== on && !takes.includes(wager.on)) return false
  return hand === undefined || (wager.hand ?? 1) === hand
}
