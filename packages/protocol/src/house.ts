import type { Cents } from '@cardroom/engine'
import { z } from 'zod'
import type { DisputeEvent, RuledEvent } from './incidents.ts'
import type { SeatingEvent } from './seating.ts'
import type { Template } from './tables-desk.ts'
import { lineOfText } from './text.ts'

/** What somebody can be in a house. Whoever comes in is a player; the other parts are granted. */
export const PARTS = ['dealer', 'floor', 'operator', 'auditor', 'provider'] as const
/** A part in the house that has to be granted. */
export type GrantedPart = (typeof PARTS)[number]
/** A part in the house. */
export type Part = 'player' | GrantedPart

/** What something needs: a part, or nothing at all. */
export type Need = 'anybody' | Part

/** What the house writes down of itself. `by`: the person who did it. */
export type HouseEvent =
  /** A link that makes whoever opens it first an operator; only the hash of its token is kept. */
  | { readonly type: 'operator-link-made'; readonly hash: string; readonly until: number }
  | { readonly type: 'operator-link-used'; readonly hash: string; readonly by: string }
  /** Without `by` through a link. */
  | { readonly type: 'part-granted'; readonly part: GrantedPart; readonly to: string; readonly by?: string }
  | { readonly type: 'part-taken'; readonly part: GrantedPart; readonly from: string; readonly by: string }
  /** Somebody asked for what their part does not allow. */
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
  /** A standing table's settings were changed; what they are, the table's own events say. */
  | { readonly type: 'table-set'; readonly table: string; readonly by: string }
  | ({ readonly type: 'template-kept'; readonly by: string } & Template)
  | { readonly type: 'template-dropped'; readonly name: string; readonly by: string }
  | DisputeEvent
  | RuledEvent
  | SeatingEvent

/** Play money that the house gives. */
export interface Allowance {
  /** To whoever comes in for the first time. */
  readonly gift: Cents
  /** Once a day up to this, with what one has on the tables. */
  readonly level: Cents
}

/** What happens at the cage: play money that moves, but not at a table. */
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
  /** A table of before there were wallets: what lay on it at this version came from the house. */
  | {
      readonly type: 'adopted'
      readonly table: string
      readonly version: number
      readonly stacks: Cents
      readonly collected: Cents
    }

/** An event of the house or of its cage, with its place in the chain. */
export interface Logged<E> {
  readonly version: number
  readonly at: number
  readonly event: E
}

/** So much play money, and no more, is given or set at once. */
const MOST = 100_000_000_000
const amount = z.int().min(0).max(MOST)
const person = z.string().min(1).max(40)
const reason = lineOfText(200)
const table = z.string().min(1).max(60)

/** The shape of a wish to grant somebody a part, or to take it away. */
export const partAsked = z.strictObject({ person, part: z.enum(PARTS) })
/** The shape of a wish to change what everybody is given. */
export const allowanceAsked = z.strictObject({ gift: amount, level: amount })
/** The shape of a wish to correct somebody's wallet. */
export const adjustmentAsked = z.strictObject({
  person,
  cents: z
    .int()
    .min(-MOST)
    .max(MOST)
    .refine(cents => cents !== 0, 'an amount that is not nothing'),
  why: reason,
})
/** The shape of a wish to keep somebody away. */
export const barAsked = z.strictObject({ person, table: table.optional(), why: reason.optional() })
/** The shape of a wish that concerns a table. */
export const tableAsked = z.strictObject({ table })
/** The shape of a wish to become the first operator. */
export const claimAsked = z.strictObject({ token: z.string().min(1).max(100) })

/** Somebody as whoever runs the house sees them. */
export interface HousePerson {
  readonly id: string
  readonly name: string
  readonly wallet: Cents
  readonly parts: readonly GrantedPart[]
  /** Out of the house, or of these tables. */
  readonly out?: 'house' | readonly string[]
}

/** `GET /api/me`: what one is here, and has. */
export interface MeReply {
  readonly id: string
  readonly name: string
  readonly parts: readonly Part[]
  readonly wallet: Cents
}

/** `GET /api/house/people?name=`: those with a part or who are out; with a name, those who are called so. */
export type HousePeopleReply = readonly HousePerson[]

/** `GET /api/house/allowance` */
export type AllowanceReply = Allowance

/** `GET /api/house/log?before=&limit=`, `GET /api/audit/cage?before=&limit=`: newest first. */
export interface LogReply<E> {
  readonly entries: readonly Logged<E>[]
  /** What everybody who is named in them is called. */
  readonly names: Readonly<Record<string, string>>
}
