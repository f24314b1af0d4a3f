import type { ChatLine } from '@cardroom/protocol'
import type { EphemeralTableState } from '@cardroom/room'
import type pg from 'pg'
import { NOTIFY_CHANNEL } from '../store/postgres/nodes-schema.ts'

/** A notification between nodes; everything important is in the database too. */
export type ClusterMessage =
  | readonly ['moved', table: string, version: number]
  | readonly ['asked', table: string]
  | readonly ['answered', node: string, request: string]
  | readonly ['led', table: string, node: string]
  | readonly ['here', node: string, table: string, player: string, here: boolean]
  | readonly ['announced', node: string]
  | readonly ['ended', session: string]
  | readonly ['says', node: string, table: string, ephemeral: EphemeralTableState]
  | readonly ['said', node: string, table: string, line: ChatLine]

/** The largest notification; PostgreSQL allows 8000 bytes. */
const MAX_NOTIFICATION_BYTES = 7_900

/** Sends messages to all nodes, this one too. */
export async function notifyNodes(pool: pg.Pool, messages: readonly ClusterMessage[]): Promise<void> {
  const texts = messages
    .map(message => JSON.stringify(message))
    .filter(text => Buffer.byteLength(text) <= MAX_NOTIFICATION_BYTES)
  if (texts.length > 0)
    await pool.query(`SELECT pg_notify('${NOTIFY_CHANNEL}', text) FROM unnest($1::text[]) AS text`, [texts])
}
