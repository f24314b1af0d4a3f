import { z } from 'zod'
import { linesOfText } from './text.ts'

/** A ruling at a table, in the house's log. */
export interface RuledEvent {
  readonly type: 'ruled'
  readonly table: string
  readonly round: string
  /** The incident's name in the game's list, and the lines by which it was ruled. */
  readonly incident: string
  readonly cite: string
  readonly by: string
  /** Who dealt, where a person did. */
  readonly dealer?: string
}

/** The decisions of a dispute. */
export const DISPUTE_DECISIONS = ['stands', 'upheld'] as const
/** The round stands as it was played, or the dispute is upheld. */
export type Decision = (typeof DISPUTE_DECISIONS)[number]

/** The events of a dispute in the house's log: opened by a player, and decided. Its round is sealed meanwhile. */
export type DisputeEvent =
  | {
      readonly type: 'dispute-opened'
      readonly round: string
      readonly table: string
      readonly words: string
      /** SHA-256 of the stored round at that time. */
      readonly seal: string
      readonly by: string
    }
  | {
      readonly type: 'dispute-decided'
      readonly round: string
      readonly table: string
      readonly decision: Decision
      readonly words: string
      readonly by: string
    }

const words = linesOfText(500)
const round = z.string().min(1).max(120)

/** The shape of a request to dispute a round. */
export const disputeRequest = z.strictObject({ words })
/** The shape of a decision about one. */
export const disputeDecisionRequest = z.strictObject({ round, decision: z.enum(DISPUTE_DECISIONS), words })

/** A dispute as both sides see it. */
export interface DisputeView {
  readonly round: string
  readonly table: string
  readonly by: string
  readonly words: string
  readonly at: number
  readonly seal: string
  readonly decided?: {
    readonly decision: Decision
    readonly words: string
    readonly by: string
    readonly at: number
  }
}

/** `GET /api/house/disputes`: the open ones first, then the newest. */
export interface DisputesReply {
  readonly disputes: readonly DisputeView[]
  /** The names of all people in them, by id. */
  readonly names: Readonly<Record<string, string>>
}

/** `GET /api/rounds/:id/dispute`: whether the asker may dispute the round, and its dispute. */
export interface DisputeReply {
  readonly may: boolean
  readonly dispute?: DisputeView
}

/** A ruling in the log of incidents. */
export interface LoggedIncident {
  /** The number of its event in the house's log; at a table dealt by hand the session and the entry. */
  readonly id: string
  readonly at: number
  readonly table: string
  readonly round: string
  readonly incident: string
  /** None where the floor has called the round off. */
  readonly cite?: string
  /** Not known at a table dealt by hand. */
  readonly by?: string
  /** At a table dealt by hand its session. */
  readonly dealer?: string
  readonly byHand?: true
}

/**
 * `GET /api/house/incidents?table=&dealer=&incident=&before=&limit=`: newest first, with `before` after that one, and
 * how often each came.
 */
export interface IncidentsReply {
  readonly incidents: readonly LoggedIncident[]
  readonly names: Readonly<Record<string, string>>
  readonly counts: {
    readonly tables: Readonly<Record<string, number>>
    readonly dealers: Readonly<Record<string, number>>
    readonly kinds: Readonly<Record<string, number>>
  }
}
