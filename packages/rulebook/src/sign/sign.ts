import {
  type BuyIn,
  type Cents,
  type Game,
  type GameKind,
  gameAtTable,
  isRefusal,
  type Library,
  type Refusal,
  roomOf,
  type Spot,
  type TableGame,
  type TablePart,
  type TableSeen,
  type Text,
} from '@cardroom/engine'
import { NO_MAXIMUM } from '@cardroom/engine/banked'
import { type Schedule, scheduleName } from '@cardroom/engine/collection'
import { limitText } from '../collection/words.ts'
import { rooms } from '../filed/rooms.ts'
import { type Duty, dutiesOf } from './duties.ts'
import { type SignFees, signFees } from './fees.ts'

/** The sign at a table: what is played there, between which limits, and what it costs. */
export interface TableSign {
  /** The game by its id and by its name. */
  readonly id: string
  readonly name: string
  readonly room: string
  /** In a few words: `$5–$200`, `$3/$6 limit`. Without it no limit is filed, and the house writes it in. */
  readonly limits?: Text
  /** The least and the most of a wager against the player-dealer. */
  readonly wager?: PostedLimits
  readonly bonus: readonly BonusPosted[]
  readonly blinds?: readonly Cents[]
  readonly ante?: Cents
  /** At a table that stands in a room. */
  readonly buyIn?: BuyIn
  /** One for each option in force; none where the house takes no fee. */
  readonly fees: readonly SignFees[]
  /** The lines that demand its display. */
  readonly duties: readonly Duty[]
}

/** Without a maximum where none is printed or posted. */
export interface PostedLimits {
  readonly min: Cents
  readonly max?: Cents
}

/** A bonus bet as a table's sign posts it. */
export interface BonusPosted extends PostedLimits {
  readonly on: string
  readonly name: string
  /** At most the base wager beside it. */
  readonly upToBase: boolean
}

/** Makes the sign of a table in a room. */
export function signAt(
  { rules, kind, posted }: Pick<TableGame, 'rules' | 'kind' | 'posted'>,
  part: Pick<TablePart, 'layout' | 'sign'>,
  buyIn?: BuyIn,
): TableSign {
  const { spots, blinds, ante } = part.layout()
  const base = spots.filter(spot => spot.kind === 'base')
  const upToBase = posted.collection?.some(({ option }) => option.bonusUpToBase) ?? false
  return {
    id: rules.id,
    name: rules.name,
    room: rooms[roomOf(rules.id)] ?? roomOf(rules.id),
    limits: part.sign(),
    ...(base.length > 0 && {
      wager: postedAs({
        min: Math.min(...base.map(spot => spot.min)),
        max: Math.max(...base.map(spot => spot.max)),
      }),
    }),
    bonus: spots
      .filter(spot => spot.kind === 'bonus')
      .map(spot => ({ on: spot.on, name: spot.name, ...postedAs(spot), upToBase })),
    ...(blinds && { blinds }),
    ...(ante !== undefined && { ante }),
    ...(buyIn && { buyIn }),
    fees: (posted.collection ?? []).map(schedule => signFees(schedule, kind, posted.readings)),
    duties: dutiesOf(rules.id, kind),
  }
}

const postedAs = ({ min, max }: Pick<Spot, 'min' | 'max'>): PostedLimits =>
  max === NO_MAXIMUM ? { min } : { min, max }

/** An empty table. */
const NOBODY_SEATED: TableSeen = { phase: 'idle', seats: {} }

/**
 * The sign of a table with a schedule option in force; for a range of limits, the widest that may be posted.
 */
export function signOf(game: Game, schedule: Schedule, library: Library): TableSign | Refusal {
  const usual = game.usual({}, schedule)
  if (isRefusal(usual)) return usual
  const { smallest: _, ...own } = usual
  const { id, name } = game.rules
  const settings = { game: id, title: name, schedule: scheduleName(schedule), ...own }
  const at = gameAtTable(settings, library)
  if (isRefusal(at)) return at
  const part = at.part(NOBODY_SEATED)
  return isRefusal(part) ? part : asPrinted(signAt(at, part), game.kind, schedule)
}

/** Only what an option prints: a table's further choices are not filed. */
function asPrinted(sign: TableSign, kind: GameKind, { option }: Schedule): TableSign {
  const { limits: _, wager: __, blinds: ___, ante: ____, bonus, ...rest } = sign
  if (kind !== 'banked') {
    const printed = limitText(option)
    return { ...rest, ...(printed !== '' && { limits: printed }), bonus: [] }
  }
  if (option.limit) return sign
  return { ...rest, bonus: option.bonus ? bonus : [] }
}
