import type { StatementSync } from 'node:sqlite'
import type { RoundEntry, RoundReply } from '@cardroom/protocol'
import type { OpenedShoe, RoundQuery } from '@cardroom/room/store'
import { entryOf } from '@cardroom/room/store'
import { type Archives, type Chapter, chapterQuery, isArchived, type SealedTextRow } from './archives.ts'
import { type Head, sealHash } from './chain.ts'
import { unsealText } from './checked-events.ts'
import { hashBytes, type PackedText, pack, unpack } from './packed.ts'

/** What rounds need of a folder's store. */
export interface RoundsPlace {
  sql(text: string): StatementSync
  readonly archives: Archives
}

/** The finished rounds and opened shoes of a folder's store. */
export class SqliteRounds {
  readonly #place: RoundsPlace

  constructor(place: RoundsPlace) {
    this.#place = place
  }

  writeRound(round: RoundReply, head: Head): void {
    const { id, table, at, players } = round
    const text = JSON.stringify(round)
    this.#place
      .sql('INSERT INTO rounds (id, table_id, at, entry, reply, version, hash) VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(
        id,
        table,
        at,
        pack('rounds', JSON.stringify(entryOf(round))),
        pack('rounds', text),
        head.version,
        hashBytes(sealHash('round', head, text)),
      )
    const named = this.#place.sql(
      'INSERT OR IGNORE INTO round_players (player, at, round_id) VALUES (?, ?, ?)',
    )
    for (const player of players) named.run(player, at, id)
  }

  writeShoe(shoe: OpenedShoe, table: string, head: Head): void {
    const text = JSON.stringify(shoe)
    this.#place
      .sql('INSERT INTO shoes (id, shoe, table_id, version, hash) VALUES (?, ?, ?, ?, ?)')
      .run(shoe.id, text, table, head.version, sealHash('shoe', head, text))
  }

  reply(id: string): RoundReply | undefined {
    return this.#kept<RoundReply>('round', 'reply', id)
  }

  shoe(id: string): OpenedShoe | undefined {
    return this.#kept<OpenedShoe>('shoe', 'shoe', id)
  }

  /** Reads a round or a shoe, and checks its seal. */
  #kept<T>(kind: 'round' | 'shoe', column: string, id: string): T | undefined {
    const row = this.#place
      .sql(
        `SELECT k.table_id AS "table", k.${column} AS text, k.version, k.hash, e.hash AS link FROM ${kind}s k
         LEFT JOIN events e ON e.table_id = k.table_id AND e.version = k.version WHERE k.id = ?`,
      )
      .get(id) as SealedTextRow | undefined
    const kept = row && this.#place.archives.sealed(`${kind}s`, id, row, this.#chapterOf(row))
    return kept && (JSON.parse(unsealText(kind, id, kept)) as T)
  }

  #chapterOf(row: SealedTextRow): Chapter | undefined {
    if (!isArchived(row)) return undefined
    return this.#place.sql(chapterQuery('?', '?')).get(row.table, row.version) as Chapter | undefined
  }

  list({ table, player, before, limit }: RoundQuery): readonly RoundEntry[] {
    const where: string[] = ['1 = 1']
    const values: (string | number)[] = []
    const from = player === undefined ? 'rounds r' : 'round_players p JOIN rounds r ON r.id = p.round_id'
    const and = (condition: string, value: string | number | undefined) => {
      if (value === undefined) return
      where.push(condition)
      values.push(value)
    }
    and('p.player = ?', player)
    and('r.table_id = ?', table)
    and(player === undefined ? 'r.at < ?' : 'p.at < ?', before)
    const order = player === undefined ? 'r.at DESC, r.rowid DESC' : 'p.at DESC, r.rowid DESC'
    const rows = this.#place
      .sql(`SELECT r.entry FROM ${from} WHERE ${where.join(' AND ')} ORDER BY ${order} LIMIT ?`)
      .all(...values, limit) as unknown as { entry: PackedText }[]
    return rows.map(({ entry }) => JSON.parse(unpack(entry)) as RoundEntry)
  }
}
