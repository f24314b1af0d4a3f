import {
  type Input,
  type Refusal,
  type Table,
  type TableCommand,
  type TableSettings,
  type Whose,
  whom,
} from '@cardroom/engine'
import type { ClientMessage, DecisionAsked, FloorAnswer, FloorQuestion } from '@cardroom/protocol'

/** What somebody wants of a table, as data: whichever node has the person's socket, another may lead the table. */
export type Wish =
  | {
      readonly want: 'act'
      readonly command: TableCommand & { readonly player: string }
      /** The decision that a move is about, as whoever made it knew it, or the node that took it up. */
      readonly of?: Decision
    }
  | { readonly want: 'deal' | 'free-hand' | 'call'; readonly player: string }
  | { readonly want: 'hold'; readonly player: string; readonly hold: boolean }
  | {
      readonly want: 'rule'
      readonly player: string
      readonly ruling: Extract<ClientMessage, { type: 'rule' }>['ruling']
      readonly version: number
    }
  | { readonly want: 'floor'; readonly player: string; readonly question: FloorQuestion }
  | { readonly want: 'set'; readonly settings: TableSettings; readonly by: string }
  | { readonly want: 'close' | 'void' }

/** A decision, and whose it is. */
export interface Decision extends DecisionAsked {
  readonly asked: Whose
}

export function decisionOf({ state: { round } }: Table, { seat, hand, by }: Whose): Decision {
  const isTheirs = (input: Input) =>
    input.kind === 'move' && input.seat === seat && input.hand === hand && input.by === by
  const moves = round?.inputs.filter(isTheirs).length ?? 0
  return { asked: whom({ seat, hand, by }), round: round?.id ?? '', moves }
}

/** Nothing, if it was done and there is nothing to say. */
export type Answer = Refusal | FloorAnswer | undefined

/** A wish that came from another node. */
export interface Asked {
  readonly id: string
  readonly wish: Wish
  /** The answer lies beside the events that fulfil the wish. */
  isAnswered: boolean
}
