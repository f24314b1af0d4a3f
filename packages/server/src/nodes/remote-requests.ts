import { randomUUID } from 'node:crypto'
import type { RemoteRequest, TableRequest, TableResponse } from '@cardroom/room'
import { refuseInRoom } from '@cardroom/room'
import type pg from 'pg'
import { isOpenRequest, NOTIFY_CHANNEL, REQUEST_TIMEOUT_MS } from '../store/postgres/nodes-schema.ts'

/**
 * Requests between nodes as rows of a table. The answer is written in the transaction of the request's events, so a
 * request is done once or not at all, whichever node dies; and the next leader finds it.
 */
export class RemoteRequests {
  readonly #node: string
  readonly #pool: pg.Pool
  readonly #waiting = new Map<string, (answer: TableResponse) => void>()
  /** The requests that are being handled here. */
  readonly #busy = new Set<string>()

  constructor(node: string, pool: pg.Pool) {
    this.#node = node
    this.#pool = pool
  }

  async ask(table: string, request: TableRequest): Promise<TableResponse> {
    const id = randomUUID()
    const answered = new Promise<TableResponse>(done => this.#waiting.set(id, done))
    let late: NodeJS.Timeout | undefined
    try {
      await this.#pool.query(
        `WITH asked AS (INSERT INTO requests (id, table_id, asker, request) VALUES ($1, $2, $3, $4))
         SELECT pg_notify('${NOTIFY_CHANNEL}', json_build_array('asked', $2::text)::text)`,
        [id, table, this.#node, JSON.stringify(request)],
      )
      const withdrawn = new Promise<TableResponse>((done, failed) => {
        late = setTimeout(() => this.#withdraw(id).then(done, failed), REQUEST_TIMEOUT_MS)
      })
      return await Promise.race([answered, withdrawn])
    } finally {
      clearTimeout(late)
      this.#waiting.delete(id)
    }
  }

  /** Withdraws a request after the timeout, unless it was just answered. */
  async #withdraw(id: string): Promise<TableResponse> {
    const { rows } = await this.#pool.query<{ answer: string | null }>(
      'DELETE FROM requests WHERE id = $1 RETURNING answer',
      [id],
    )
    const [row] = rows
    if (!row) throw new Error('nobody knows what became of a request')
    return row.answer === null ? refuseInRoom('table-changes-hands') : readAnswer(row.answer)
  }

  /** Reads the answers to requests of this node; to some, or to all. */
  async collect(ids: readonly string[] = [...this.#waiting.keys()]): Promise<void> {
    const waiting = ids.filter(id => this.#waiting.has(id))
    if (waiting.length === 0) return
    const { rows } = await this.#pool.query<{ id: string; answer: string }>(
      'DELETE FROM requests WHERE id = ANY($1) AND answer IS NOT NULL RETURNING id, answer',
      [waiting],
    )
    for (const { id, answer } of rows) this.#waiting.get(id)?.(readAnswer(answer))
  }

  /** Handles the requests of other nodes at tables led here. */
  async handle(
    tables: readonly string[],
    by: (table: string, asked: RemoteRequest) => Promise<TableResponse>,
    failed: (error: unknown) => void,
  ): Promise<void> {
    if (tables.length === 0) return
    const { rows } = await this.#pool.query<{ id: string; table: string; request: string }>(
      `SELECT w.id, w.table_id AS table, w.request FROM requests w
       WHERE w.table_id = ANY($1) AND ${isOpenRequest('w')} ORDER BY w.place`,
      [tables],
    )
    for (const { id, table, request } of rows) {
      if (this.#busy.has(id)) continue
      this.#busy.add(id)
      const asked: RemoteRequest = { id, request: JSON.parse(request) as TableRequest, isAnswered: false }
      by(table, asked)
        .then(answer => this.#answer(asked, answer))
        .catch(failed)
        .finally(() => this.#busy.delete(id))
    }
  }

  async #answer({ id, isAnswered }: RemoteRequest, answer: TableResponse): Promise<void> {
    // A failed write is tried again, here or elsewhere, until the timeout.
    if (isAnswered || (answer && 'code' in answer && answer.code === 'not-written-down')) return
    await this.#pool.query(
      `UPDATE requests SET answer = $2 WHERE id = $1 AND answer IS NULL
       RETURNING pg_notify('${NOTIFY_CHANNEL}', json_build_array('answered', asker, id)::text)`,
      [id, JSON.stringify(answer ?? null)],
    )
  }
}

const readAnswer = (text: string): TableResponse =>
  (JSON.parse(text) as Exclude<TableResponse, undefined> | null) ?? undefined
