import type { Input, Refusal, Table, TableCommand, TableSettings } from '@cardroom/engine'
import type { ClientMessage, FloorAnswer, FloorQuestion } from '@cardroom/protocol'

/** What somebody wants of a table, as data: whichever node has the person's socket, another may lead the table. */
export type Wish =
  | {
      readonly want: 'act'
      readonly command: TableCommand & { readonly player: string }
      /** The decision that a move is about, as the node knew it that took it up. */
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

/** A decision about a hand: so many moves were made for it in the round before. */
export interface Decision {
  readonly seat: number | undefined
  readonly hand: number | undefined
  readonly round: string | undefined
  readonly moves: number
}

export function decisionOf(
  { state: { round } }: Table,
  { seat, hand }: Pick<Decision, 'seat' | 'hand'>,
): Decision {
  const isMove = (input: Input) =>
    input.kind === 'move' && input.seat === seat && (hand === undefined || input.hand === hand)
  return { seat, hand, round: round?.id, moves: round?.inputs.filter(isMove).length ?? 0 }
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
