import {
  type BuyIn,
  type Cents,
  type Game,
  gameAtTable,
  isRefusal,
  type Kind,
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
import { postedFees, type SignFees } from './fees.ts'

/** The sign at a table: what is played there, between which limits, and what it costs. */
export interface TableSign {
  /** The game by its id and by its name. */
  readonly id: string
  readonly name: string
  readonly room: string
  /** In a few words: `$5–$200`, `$3/$6 limit`. Without it none is filed, and the house writes it in. */
  readonly limits?: Text
  /** The least and the most of a wager against the player-dealer. */
  readonly wager?: Posted
  readonly bonus: readonly BonusPosted[]
  readonly blinds?: readonly Cents[]
  readonly ante?: Cents
  /** At a table that stands in a room. */
  readonly buyIn?: BuyIn
  /** One for each option in force; none where the house takes no fee. */
  readonly fees: readonly SignFees[]
  /** By which lines it has to be displayed. */
  readonly duties: readonly Duty[]
}

/** Without a maximum where none is printed or posted. */
export interface Posted {
  readonly min: Cents
  readonly max?: Cents
}

/** A bonus bet as a table's sign posts it. */
export interface BonusPosted extends Posted {
  readonly on: string
  readonly name: string
  /** Nor more than the base wager beside it. */
  readonly upToBase: boolean
}

/** The sign at a table that stands in a room, or could. */
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
    fees: (posted.collection ?? []).map(schedule => postedFees(schedule, kind, posted.readings)),
    duties: dutiesOf(rules.id, kind),
  }
}

const postedAs = ({ min, max }: Pick<Spot, 'min' | 'max'>): Posted =>
  max === NO_MAXIMUM ? { min } : { min, max }

/** Nobody sits there. */
const NOBODY: TableSeen = { phase: 'idle', seats: {} }

/** The sign of a table at which a schedule option is in force; of a range of limits, the widest that may be posted. */
export function signOf(game: Game, schedule: Schedule, library: Library): TableSign | Refusal {
  const usual = game.usual({}, schedule)
  if (isRefusal(usual)) return usual
  const { smallest: _, ...own } = usual
  const { id, name } = game.rules
  const settings = { game: id, title: name, schedule: scheduleName(schedule), ...own }
  const at = gameAtTable(settings, library)
  if (isRefusal(at)) return at
  const part = at.part(NOBODY)
  return isRefusal(part) ? part : asPrinted(signAt(at, part), game.kind, schedule)
}

/** Only what an option prints: what a table would choose beyond it is not filed. */
function asPrinted(sign: TableSign, kind: Kind, { option }: Schedule): TableSign {
  const { limits: _, wager: __, blinds: ___, ante: ____, bonus, ...rest } = sign
  if (kind !== 'banked') {
    const printed = limitText(option)
    return { ...rest, ...(printed !== '' && { limits: printed }), bonus: [] }
  }
  if (option.limit) return sign
  return { ...rest, bonus: option.bonus ? bonus : [] }
}
