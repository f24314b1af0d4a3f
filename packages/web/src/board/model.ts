import type { BankSeen, GameKind, Saying, Section } from '@cardroom/engine'
import type { BoardCount, NotedRound } from '@cardroom/engine/board'
import type { Clock } from '@cardroom/protocol'
import type { TableSign } from '@cardroom/rulebook/sign'
import type { Names } from '@cardroom/words'
import type { Picture } from '../felt/picture.ts'
import type { CardPrecision } from './board-card.tsx'

/** Everything that a board shows, of a live table or of one dealt by hand. */
export interface BoardModel {
  /** The game by its id, its name and its family. */
  readonly game: string
  readonly name: string
  readonly family: string
  readonly kind: GameKind
  readonly title: string
  /** The code that opens this board. */
  readonly code?: string | undefined
  readonly sign?: TableSign | undefined
  /** The limits in a few words, where the sign does not say them. */
  readonly limits: Saying
  readonly counts: readonly BoardCount[]
  readonly payouts: readonly Section[]
  /** Rounds that are over, the oldest first. */
  readonly rounds: readonly NotedRound[]
  /** How precisely cards were entered, by round id; only rounds without full cards. */
  readonly entered?: ReadonlyMap<string, CardPrecision>
  /** The shoe that is dealt from. */
  readonly shoe?: string | undefined
  /** The last of the rounds has just ended, and nothing has been dealt since. */
  readonly isOver: boolean
  readonly picture: Picture
  readonly names: Names
  readonly status: string
  /** Whether bets against a player-dealer are open; nothing in other games. */
  readonly bets?: 'open' | 'closed' | undefined
  readonly clock?: Clock | undefined
  readonly bank?: BankSeen | undefined
  /** The connection is lost: this is the last known state. */
  readonly isLost: boolean
}
