import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { refuseInRoom } from '../room/refuse.ts'
import type { Answer, Asked, Wish } from '../room/wish.ts'
import { CHANNEL, isOpenWish, WISHES_LAST } from '../store/postgres/nodes-schema.ts'

/**
 * Wishes that go from node to node as rows: one that is fulfilled is answered in the transaction that writes what came
 * of it, so it is done once or not at all, whoever dies meanwhile; and whoever leads the table next finds it.
 */
export class Wishes {
  readonly #node: string
  readonly #pool: pg.Pool
  readonly #waiting = new Map<string, (answer: Answer) => void>()
  /** Those that are being fulfilled here. */
  readonly #busy = new Set<string>()

  constructor(node: string, pool: pg.Pool) {
    this.#node = node
    this.#pool = pool
  }

  async ask(table: string, wish: Wish): Promise<Answer> {
    const id = randomUUID()
    const answered = new Promise<Answer>(done => this.#waiting.set(id, done))
    let late: NodeJS.Timeout | undefined
    try {
      await this.#pool.query(
        `WITH asked AS (INSERT INTO wishes (id, table_id, asker, wish) VALUES ($1, $2, $3, $4))
         SELECT pg_notify('${CHANNEL}', json_build_array('asked', $2::text)::text)`,
        [id, table, this.#node, JSON.stringify(wish)],
      )
      const withdrawn = new Promise<Answer>((done, failed) => {
        late = setTimeout(() => this.#withdraw(id).then(done, failed), WISHES_LAST)
      })
      return await Promise.race([answered, withdrawn])
    } finally {
      clearTimeout(late)
      this.#waiting.delete(id)
    }
  }

  /** Nobody has done it in time: it is not done any more, unless it just was. */
  async #withdraw(id: string): Promise<Answer> {
    const { rows } = await this.#pool.query<{ answer: string | null }>(
      'DELETE FROM wishes WHERE id = $1 RETURNING answer',
      [id],
    )
    const [row] = rows
    if (!row) throw new Error('nobody knows what became of a wish')
    return row.answer === null ? refuseInRoom('table-changes-hands') : readAnswer(row.answer)
  }

  /** Looks for answers to what was asked here; to one of them, or to all. */
  async collect(ids: readonly string[] = [...this.#waiting.keys()]): Promise<void> {
    const waiting = ids.filter(id => this.#waiting.has(id))
    if (waiting.length === 0) return
    const { rows } = await this.#pool.query<{ id: string; answer: string }>(
      'DELETE FROM wishes WHERE id = ANY($1) AND answer IS NOT NULL RETURNING id, answer',
      [waiting],
    )
    for (const { id, answer } of rows) this.#waiting.get(id)?.(readAnswer(answer))
  }

  /** Fulfils what others wish of tables that are led here. */
  async fulfil(
    tables: readonly string[],
    by: (table: string, asked: Asked) => Promise<Answer>,
    failed: (error: unknown) => void,
  ): Promise<void> {
    if (tables.length === 0) return
    const { rows } = await this.#pool.query<{ id: string; table: string; wish: string }>(
      `SELECT w.id, w.table_id AS table, w.wish FROM wishes w
       WHERE w.table_id = ANY($1) AND ${isOpenWish('w')} ORDER BY w.place`,
      [tables],
    )
    for (const { id, table, wish } of rows) {
      if (this.#busy.has(id)) continue
      this.#busy.add(id)
      const asked: Asked = { id, wish: JSON.parse(wish) as Wish, isAnswered: false }
      by(table, asked)
        .then(answer => this.#answer(asked, answer))
        .catch(failed)
        .finally(() => this.#busy.delete(id))
    }
  }

  async #answer({ id, isAnswered }: Asked, answer: Answer): Promise<void> {
    // What could not be written is tried again, here or elsewhere, as long as somebody waits for it.
    if (isAnswered || (answer && 'code' in answer && answer.code === 'not-written-down')) return
    await this.#pool.query(
      `UPDATE wishes SET answer = $2 WHERE id = $1 AND answer IS NULL
       RETURNING pg_notify('${CHANNEL}', json_build_array('answered', asker, id)::text)`,
      [id, JSON.stringify(answer ?? null)],
    )
  }
}

const readAnswer = (text: string): Answer =>
  (JSON.parse(text) as Exclude<Answer, undefined> | null) ?? undefined
