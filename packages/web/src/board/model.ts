import type { BankSeen, Kind, Saying, Section } from '@cardroom/engine'
import type { Counted, NotedRound } from '@cardroom/engine/board'
import type { Clock } from '@cardroom/protocol'
import type { TableSign } from '@cardroom/rulebook/sign'
import type { Names } from '@cardroom/words'
import type { Picture } from '../felt/picture.ts'
import type { Entered } from './board-card.tsx'

/** Everything that a board shows, wherever its table stands. */
export interface BoardModel {
  /** The game by its id, its name and its family. */
  readonly game: string
  readonly name: string
  readonly family: string
  readonly kind: Kind
  readonly title: string
  /** What opens this board. */
  readonly code?: string | undefined
  readonly sign?: TableSign | undefined
  /** In a few words, where the sign says nothing else. */
  readonly limits: Saying
  readonly counts: readonly Counted[]
  readonly payouts: readonly Section[]
  /** Rounds that are over, the oldest first. */
  readonly rounds: readonly NotedRound[]
  /** By their ids: of which not all of the cards was entered. */
  readonly entered?: ReadonlyMap<string, Entered>
  /** The shoe that is dealt from. */
  readonly shoe?: string | undefined
  /** The last of the rounds has just ended, and nothing has been dealt since. */
  readonly isOver: boolean
  readonly picture: Picture
  readonly names: Names
  readonly status: string
  /** Whether bets may be made against a player-dealer; nothing where nobody asks. */
  readonly bets?: 'open' | 'closed' | undefined
  readonly clock?: Clock | undefined
  readonly bank?: BankSeen | undefined
  /** The line to the card room is down: this is as it was then. */
  readonly isLost: boolean
}
