import type { Cents } from '@cardroom/engine'
import { z } from 'zod'
import type { Template } from './house-tables.ts'
import type { DisputeEvent, RuledEvent } from './incidents.ts'
import type { SeatingEvent } from './seating.ts'
import { lineOfText } from './text.ts'

/** The parts (roles) that are granted in a house. Everybody is a player without a grant. */
export const GRANTED_PARTS = ['dealer', 'floor', 'operator', 'auditor', 'provider'] as const
/** A part in the house that has to be granted. */
export type GrantedPart = (typeof GRANTED_PARTS)[number]
/** A part in the house. */
export type Part = 'player' | GrantedPart

/** What a request needs: a part, or nothing at all. */
export type Need = 'anybody' | Part

/** The events of the house's own log. `by`: the person who acted. */
export type HouseEvent =
  /** A link that makes the first who opens it an operator; only the hash of its token is stored. */
  | { readonly type: 'operator-link-made'; readonly hash: string; readonly until: number }
  | { readonly type: 'operator-link-used'; readonly hash: string; readonly by: string }
  /** Without `by` through a link. */
  | { readonly type: 'part-granted'; readonly part: GrantedPart; readonly to: string; readonly by?: string }
  | { readonly type: 'part-taken'; readonly part: GrantedPart; readonly from: string; readonly by: string }
  /** A person asked for what their part does not allow. */
  | { readonly type: 'refused'; readonly by: string; readonly asked: string; readonly needs: Need }
  | ({ readonly type: 'allowance-set'; readonly by: string } & Allowance)
  /** Without a table: out of the house. */
  | {
      readonly type: 'let-out' | 'let-in'
      readonly person: string
      readonly table?: string
      readonly why?: string
      readonly by: string
    }
  | { readonly type: 'table-opened' | 'table-closed'; readonly table: string; readonly by: string }
  | { readonly type: 'round-voided'; readonly table: string; readonly round: string; readonly by: string }
  /** A standing table's settings were changed; the table's own events have them. */
  | { readonly type: 'table-set'; readonly table: string; readonly by: string }
  | ({ readonly type: 'template-kept'; readonly by: string } & Template)
  | { readonly type: 'template-dropped'; readonly name: string; readonly by: string }
  | DisputeEvent
  | RuledEvent
  | SeatingEvent

/** Play money that the house gives. */
export interface Allowance {
  /** To a newcomer. */
  readonly gift: Cents
  /** Once a day up to this, counting the chips on the tables. */
  readonly level: Cents
}

/** The events of the cage: play money that moves, but not at a table. */
export type CageEvent =
  | { readonly type: 'gift'; readonly person: string; readonly cents: Cents; readonly day: number }
  | { readonly type: 'refill'; readonly person: string; readonly cents: Cents; readonly day: number }
  /** An operator gives, or takes with a figure below zero. */
  | {
      readonly type: 'adjusted'
      readonly person: string
      readonly cents: Cents
      readonly why: string
      readonly by: string
    }

/** An event of the house or of its cage, with its place in the chain. */
export interface LogEntry<E> {
  readonly version: number
  readonly at: number
  readonly event: E
}

/** The most play money that is given or set at once, in cents. */
const MAX_AMOUNT = 100_000_000_000
const amount = z.int().min(0).max(MAX_AMOUNT)
const person = z.string().min(1).max(40)
const reason = lineOfText(200)
const table = z.string().min(1).max(60)

/** The shape of a request to grant somebody a part, or to take it away. */
export const partRequest = z.strictObject({ person, part: z.enum(GRANTED_PARTS) })
/** The shape of a request to change what everybody is given. */
export const allowanceRequest = z.strictObject({ gift: amount, level: amount })
/** The shape of a request to correct somebody's wallet. */
export const adjustmentRequest = z.strictObject({
  person,
  cents: z
    .int()
    .min(-MAX_AMOUNT)
    .max(MAX_AMOUNT)
    .refine(cents => cents !== 0, 'an amount that is not nothing'),
  why: reason,
})
/** The shape of a request to keep somebody away. */
export const barRequest = z.strictObject({ person, table: table.optional(), why: reason.optional() })
/** The shape of a request that concerns a table. */
export const tableRequest = z.strictObject({ table })
/** The shape of a request to become the first operator. */
export const claimRequest = z.strictObject({ token: z.string().min(1).max(100) })

/** A person as the floor and the operator see them. */
export interface HousePerson {
  readonly id: string
  readonly name: string
  readonly wallet: Cents
  readonly parts: readonly GrantedPart[]
  /** Out of the house, or of these tables. */
  readonly out?: 'house' | readonly string[]
}

/** `GET /api/me`: the asker's parts and wallet. */
export interface MeReply {
  readonly id: string
  readonly name: string
  readonly parts: readonly Part[]
  readonly wallet: Cents
}

/**
 * `GET /api/house/people?name=`: people with a part and barred people; with a name, the people whose name begins so.
 */
export type HousePeopleReply = readonly HousePerson[]

/** `GET /api/house/allowance` */
export type AllowanceReply = Allowance

/** `GET /api/house/log?before=&limit=`, `GET /api/audit/cage?before=&limit=`: newest first. */
export interface LogReply<E> {
  readonly entries: readonly LogEntry<E>[]
  /** The names of all people in them, by id. */
  readonly names: Readonly<Record<string, string>>
}
