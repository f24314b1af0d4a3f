import type { Pool, PoolClient } from 'pg'

/** Runs work in a transaction. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('BEGIN')
    const done = await work(client)
    await client.query('COMMIT')
    broken = false
    return done
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => (broken = false),
      () => {},
    )
    throw error
  } finally {
    client.release(broken)
  }
}
