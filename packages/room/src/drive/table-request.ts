import {
  type Decider,
  deciderOf,
  type Input,
  type Refusal,
  type Table,
  type TableCommand,
  type TableSettings,
} from '@cardroom/engine'
import type { ClientMessage, DecisionAsked, FloorAnswer, FloorQuestion } from '@cardroom/protocol'

/** A request at a table, as data: the node of the person's socket may not be the table's leader. */
export type TableRequest =
  | {
      readonly want: 'act'
      readonly command: TableCommand & { readonly player: string }
      /** The decision that a move is for, as its player knew it, or as the receiving node did. */
      readonly of?: PendingDecision
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
  | { readonly want: 'close' }
  /** `by`: who of the floor calls the round off; missing where the table does so to close. */
  | { readonly want: 'void'; readonly by?: string }

/** A decision, and the hand that decides. */
export interface PendingDecision extends DecisionAsked {
  readonly asked: Decider
}

export function decisionOf({ state: { round } }: Table, { seat, hand, by }: Decider): PendingDecision {
  const isTheirs = (input: Input) =>
    input.kind === 'move' && input.seat === seat && input.hand === hand && input.by === by
  const moves = round?.inputs.filter(isTheirs).length ?? 0
  return { asked: deciderOf({ seat, hand, by }), round: round?.id ?? '', moves }
}

/** The answer to a request: a refusal, an answer of the floor, or nothing if it was done. */
export type TableResponse = Refusal | FloorAnswer | undefined

/** A request that came from another node. */
export interface RemoteRequest {
  readonly id: string
  readonly request: TableRequest
  /** The answer was written together with the request's events. */
  isAnswered: boolean
}
