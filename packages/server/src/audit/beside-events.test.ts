import { expect, test } from 'vitest'
import { sealHash } from '../store/chain.ts'
import { hashBytes, hashText, pack, unpack } from '../store/packed.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { SqliteStore } from '../store/sqlite.ts'
import {
  auditBooks,
  BACCARAT_TABLE,
  describeBooks,
  HOLDEM_TABLE,
  openingLog,
  placesOf,
  rowsOf,
} from './testing/books.ts'

describeBooks(copy => {
  test('finds a transfer with a changed time', async () => {
    const books = await copy()
    await books.run('UPDATE transfers SET at = at + 1024 WHERE chain = ? AND version = 1 AND n = 0', '(cage)')
    expect(placesOf(await auditBooks(books))).toEqual(['(cage).transfers[0].at: audit-differs'])
    const other = await copy()
    const [first] = await other.all(
      'SELECT min(version) AS version FROM transfers WHERE chain = ?',
      HOLDEM_TABLE,
    )
    const sql = 'UPDATE transfers SET at = at + 1024 WHERE chain = ? AND version = ?'
    await other.run(sql, HOLDEM_TABLE, Number(first!.version))
    expect(placesOf(await auditBooks(other))).toEqual([`${HOLDEM_TABLE}.transfers[0].at: audit-differs`])
  })

  test('finds a changed snapshot, and the table is made anew from its events', async () => {
    const books = await copy()
    const [row] = await books.all(
      'SELECT snapshot, snapshot_version AS version FROM tables WHERE id = ?',
      HOLDEM_TABLE,
    )
    const rich = String(row!.snapshot).replace(/"stack":\d+/, '"stack":100000000')
    await books.run('UPDATE tables SET snapshot = ? WHERE id = ?', rich, HOLDEM_TABLE)
    const [place] = placesOf(await auditBooks(books))
    expect(place).toMatch(new RegExp(`^${HOLDEM_TABLE}\\.snapshot\\.seats\\.\\d\\.stack: audit-differs`))
    // A node reads a table when it finds it, and again when it leads it.
    expect([...new Set(await openingLog(books))]).toEqual([
      expect.stringMatching(`${HOLDEM_TABLE}: its snapshot is not what was written`),
    ])
    // With a seal that fits, it is still not the one that is known outside.
    const [at] = await books.all(
      'SELECT hash FROM events WHERE table_id = ? AND version = ?',
      HOLDEM_TABLE,
      Number(row!.version),
    )
    const hash = hashText(at!.hash as Uint8Array)
    const fits = sealHash('snapshot', { version: Number(row!.version), hash }, rich)
    await books.run('UPDATE tables SET snapshot_hash = ? WHERE id = ?', fits, HOLDEM_TABLE)
    expect(placesOf(await auditBooks(books))).toEqual([place])
    expect([...new Set(await openingLog(books))]).toEqual([
      expect.stringMatching(`${HOLDEM_TABLE}: its snapshot is not what was written`),
    ])
  })

  test('finds a changed record, and opening the table does too', async () => {
    const books = await copy()
    for (const { id, reply } of await books.all(
      'SELECT id, reply FROM rounds WHERE table_id = ?',
      HOLDEM_TABLE,
    )) {
      const other = unpack(reply as Uint8Array).replace('"net":{"', '"net":{"9":5,"')
      await books.run('UPDATE rounds SET reply = ? WHERE id = ?', pack('rounds', other), id!)
    }
    expect(placesOf(await auditBooks(books))).toEqual([
      `${HOLDEM_TABLE}.rounds.${HOLDEM_TABLE}.1: audit-seal-broken`,
    ])
    expect(await openingLog(books)).toEqual([
      expect.stringMatching(`${HOLDEM_TABLE}.\\d+ is not what was written`),
    ])
    // Sealed anew by one who knows how, it is what the events make it, or wrong.
    const heads = new Map(
      (await rowsOf(books, HOLDEM_TABLE)).map(({ version, hash }) => [version, hashText(hash)]),
    )
    for (const row of await books.all(
      'SELECT id, reply, version FROM rounds WHERE table_id = ?',
      HOLDEM_TABLE,
    )) {
      const head = { version: Number(row.version), hash: heads.get(Number(row.version))! }
      const sealed = sealHash('round', head, unpack(row.reply as Uint8Array))
      await books.run('UPDATE rounds SET hash = ? WHERE id = ?', hashBytes(sealed), row.id!)
    }
    expect(placesOf(await auditBooks(books))).toEqual([
      `${HOLDEM_TABLE}.rounds.${HOLDEM_TABLE}.1.record.result.net.9: audit-differs`,
    ])
  })

  test('finds a missing round, and one that was never played', async () => {
    const books = await copy()
    await books.run('DELETE FROM rounds WHERE id = ?', `${HOLDEM_TABLE}.2`)
    expect(placesOf(await auditBooks(books))).toEqual([
      `${HOLDEM_TABLE}.rounds.${HOLDEM_TABLE}.2: audit-missing`,
    ])
    const other = await copy()
    await other.run(`UPDATE rounds SET id = 'never' WHERE id = ?`, `${HOLDEM_TABLE}.2`)
    await other.run(`INSERT INTO rounds (id, table_id, at, entry, reply, version, hash)
      SELECT '${HOLDEM_TABLE}.2', table_id, at, entry, reply, version, hash FROM rounds WHERE id = 'never'`)
    expect(placesOf(await auditBooks(other))).toEqual(['rounds.never: audit-never-happened'])
  })

  test('finds missing, added and changed rows of a round’s players', async () => {
    const [row] = await (await copy()).all(
      'SELECT player FROM round_players WHERE round_id = ?',
      `${HOLDEM_TABLE}.2`,
    )
    const player = String(row!.player)
    for (const [sql, place] of [
      [`DELETE FROM round_players WHERE round_id = '${HOLDEM_TABLE}.2'`, 'audit-missing'],
      [`UPDATE round_players SET at = at + 1 WHERE round_id = '${HOLDEM_TABLE}.2'`, 'audit-missing'],
      [
        `UPDATE round_players SET player = 'Eve' WHERE player = '${player}' AND round_id = '${HOLDEM_TABLE}.2'`,
        'audit-missing',
      ],
      [
        `INSERT INTO round_players SELECT player, at + 1, round_id FROM round_players WHERE round_id = '${HOLDEM_TABLE}.2'`,
        'audit-never-happened',
      ],
    ] as const) {
      const books = await copy()
      await books.run(sql)
      expect(placesOf(await auditBooks(books))).toEqual([
        expect.stringMatching(new RegExp(`^rounds\\.${HOLDEM_TABLE}\\.2\\.players\\.[^:]+: ${place}$`)),
      ])
    }
    for (const round of [`${HOLDEM_TABLE}.2`, 'never']) {
      const books = await copy()
      await books.run(`INSERT INTO round_players (player, at, round_id) VALUES ('Eve', 1, ?)`, round)
      expect(placesOf(await auditBooks(books))).toEqual([`rounds.${round}.players.Eve: audit-never-happened`])
    }
  })

  test('finds a changed person', async () => {
    const books = await copy()
    await books.run(`UPDATE people SET look = 'mine'`)
    expect(placesOf(await auditBooks(books))).toEqual(['(people).Ann.look: audit-differs'])
    // Nobody comes in by it.
    const { data, database } = books.serving
    const store = database === undefined ? new SqliteStore(data) : await PostgresStore.open(database)
    await expect(store.personByLook('mine')).rejects.toThrow('the entry of Ann is not what was written')
    await store.close()
  })

  test('finds changed, missing and invented credentials and sessions', async () => {
    const [credential] = await (await copy()).all('SELECT id FROM credentials')
    const [session] = await (await copy()).all('SELECT id, token FROM sessions')
    for (const [sql, place] of [
      [`UPDATE credentials SET verifier = 'mine'`, `credential ${credential!.id}.verifier: audit-differs`],
      [`UPDATE credentials SET person = 'me'`, `credential ${credential!.id}.person: audit-differs`],
      ['DELETE FROM credentials', `credential ${credential!.id}: audit-missing`],
      [`UPDATE sessions SET token = 'mine'`, `session ${session!.id}.token: audit-differs`],
      ['DELETE FROM sessions', `session ${session!.id}: audit-missing`],
      [
        `INSERT INTO sessions (id, person, token, begun, by, browser, used)
         SELECT 'x', person, 'mine', begun, by, browser, used FROM sessions`,
        'session x: audit-never-happened',
      ],
    ] as const) {
      const books = await copy()
      await books.run(sql)
      expect(placesOf(await auditBooks(books))).toEqual([`(people).${place}`])
    }
    const books = await copy()
    await books.run(`UPDATE sessions SET token = 'mine'`)
    const { data, database } = books.serving
    const store = database === undefined ? new SqliteStore(data) : await PostgresStore.open(database)
    await expect(store.accounts.session('mine')).rejects.toThrow('is not what was written')
    await store.close()
  })

  test('finds a changed secret of a shoe', async () => {
    const books = await copy()
    await books.run(`UPDATE shoes SET shoe = replace(shoe, '"secret":"', '"secret":"0')`)
    expect(placesOf(await auditBooks(books))).toEqual([
      `${BACCARAT_TABLE}.shoes.${BACCARAT_TABLE}.shoe-1.shuffle.secret: audit-differs`,
    ])
    const { data, database } = books.serving
    const store = database === undefined ? new SqliteStore(data) : await PostgresStore.open(database)
    await expect(store.shoe(`${BACCARAT_TABLE}.shoe-1`)).rejects.toThrow('is not what was written')
    await store.close()
  })
})
