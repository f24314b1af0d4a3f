import type { Odds } from '@cardroom/engine'
import type { Spot } from '@cardroom/protocol'

type SpotShape = 'circle' | 'box' | 'diamond' | 'arc'

/** A spot of the cloth that lies before each place. */
export interface ClothSpot {
  readonly on: string
  /** Which of several hands it belongs to. */
  readonly hand?: number
  readonly shape: SpotShape
  /** A base wager or a bonus bet before the deal, or a later wager during the round. */
  readonly kind: 'base' | 'bonus' | 'later'
  /** It always equals the spot before it in its row. */
  readonly equals: boolean
  /** The odds printed on it. */
  readonly pays: readonly Odds[]
  /** Wagers whose chips lie here too, such as a double beside the doubled wager. */
  readonly takes: readonly string[]
}

/** The spots of one place, row by row from the house dealer's side. */
export interface Cloth {
  readonly rows: readonly (readonly ClothSpot[])[]
}

/** How a family prints its cloth. */
export interface ClothPrint {
  readonly rows: readonly (readonly (readonly [on: string, shape: SpotShape])[])[]
  /** The row and the shape of every bonus bet that is not named. */
  readonly bonus?: readonly [row: number, shape: SpotShape]
  /** Wagers without a spot of their own, and where their chips lie. */
  readonly beside?: Readonly<Record<string, string>>
}

/** Without a family's print all spots are in one row. */
const PLAIN_PRINT: ClothPrint = { rows: [[]], bonus: [0, 'circle'] }

type Wager = Pick<Spot, 'on' | 'equals' | 'hands'> & { readonly kind: ClothSpot['kind'] }

/** What a cloth is made from: the family's print, the wagers, and the odds of a spot. */
interface ClothSource {
  readonly print: ClothPrint | undefined
  readonly wagers: readonly Wager[]
  pays(on: string): readonly Odds[]
}

/** The cloth of a game; nothing where no wagers are placed. */
export function clothOf({ print, wagers, pays }: ClothSource): Cloth | undefined {
  if (wagers.length === 0) return undefined
  const { rows, bonus, beside = {} } = print ?? PLAIN_PRINT
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
          return wager ? spotsOf(wager, shape, beside, pays(on)) : []
        }),
      )
      .filter(row => row.length > 0),
  }
}

function spotsOf(
  { on, kind, equals, hands }: Wager,
  shape: SpotShape,
  beside: Readonly<Record<string, string>>,
  pays: readonly Odds[],
): ClothSpot[] {
  const spot = {
    on,
    shape,
    kind,
    equals: equals !== undefined,
    pays: [...new Set(pays)],
    takes: Object.keys(beside).filter(one => beside[one] === on),
  }
  return hands === undefined ? [spot] : Array.from({ length: hands }, (_, i) => ({ ...spot, hand: i + 1 }))
}

/** Whether a wager's chips lie on the spot; those of split hands lie with the first hand's. */
export function liesOn({ on, hand, takes }: ClothSpot, wager: { on: string; hand?: number }): boolean {
  if (wager.on !== on && !takes.includes(wager.on)) return false
  return hand === undefined || (wager.hand ?? 1) === hand
}
