import { expect, test } from 'vitest'
import { openLedger } from '../house-data/open-ledger.ts'
import { sealSecret } from '../store/sealed-secret.ts'
import { openRoom } from '../testing/room.ts'
import {
  auditBooks,
  BACCARAT_TABLE,
  change,
  describeBooks,
  HOLDEM_TABLE,
  openingLog,
  placesOf,
  rechain,
  rowsOf,
} from './testing/books.ts'

describeBooks(copy => {
  test('finds nothing wrong in untouched books, and changes nothing', async () => {
    const books = await copy()
    const found = await auditBooks(books)
    expect(placesOf(found)).toEqual([])
    expect(found).toMatchObject({ tables: 2, shoes: 1, people: 1 })
    expect(found.rounds).toBeGreaterThan(24)
    expect((await auditBooks(books)).head).toBe(found.head)
    expect(await openingLog(books)).toEqual([])
  })

  test('finds a changed event', async () => {
    const books = await copy()
    const [[first] = []] = await change(books, HOLDEM_TABLE, texts =>
      texts.replace('"player":"bot', '"player":"but'),
    )
    expect(placesOf(await auditBooks(books))).toEqual([
      `${HOLDEM_TABLE}.events[${first}]: audit-not-as-written`,
    ])
  })

  test('finds a changed event after the snapshot, and the table is not opened', async () => {
    const books = await copy()
    const [last] = await books.all(
      'SELECT max(version) AS version FROM events WHERE table_id = ?',
      HOLDEM_TABLE,
    )
    const version = Number(last!.version)
    const sql = 'UPDATE events SET event = ? WHERE table_id = ? AND version = ?'
    await books.run(sql, Buffer.from('{}'), HOLDEM_TABLE, version)
    expect(placesOf(await auditBooks(books))[0]).toMatch(/\.events\[\d+\]: audit-not-as-written$/)
    expect(await openingLog(books)).toEqual([
      expect.stringMatching(`^${HOLDEM_TABLE}: ${HOLDEM_TABLE}: .* is not what was written`),
    ])
  })

  test('finds a changed hash', async () => {
    const books = await copy()
    const [one, two, three] = await rowsOf(books, HOLDEM_TABLE)
    const sql = 'UPDATE events SET hash = ? WHERE table_id = ? AND version = ?'
    await books.run(sql, one!.hash, HOLDEM_TABLE, three!.version)
    expect(placesOf(await auditBooks(books))).toEqual([
      `${HOLDEM_TABLE}.events[${two!.version + 1}]: audit-not-as-written`,
    ])
  })

  test('finds a chain whose end is cut off', async () => {
    const books = await copy()
    const [last] = await books.all(
      'SELECT max(version) AS version FROM events WHERE table_id = ?',
      HOLDEM_TABLE,
    )
    const version = Number(last!.version)
    const before = (await rowsOf(books, HOLDEM_TABLE)).at(-2)!.version
    await books.run('DELETE FROM events WHERE table_id = ? AND version = ?', HOLDEM_TABLE, version)
    expect(placesOf(await auditBooks(books))).toEqual([
      `${HOLDEM_TABLE}.events[${before + 1}]: audit-cut-off`,
    ])
    expect(await openingLog(books)).toEqual([
      `${HOLDEM_TABLE}: ${HOLDEM_TABLE}: event ${version} was written, and is no longer there`,
    ])
  })

  test('finds a hand-dealt session without its end, and one that is gone', async () => {
    const books = await copy()
    await books.run("DELETE FROM dealt_entries WHERE session = 'd1' AND version = 3")
    expect(placesOf(await auditBooks(books, false))).toEqual([])
    expect(placesOf(await auditBooks(books))).toEqual(['d1.entries[3]: audit-cut-off'])
    const served = await openRoom({ ...books.serving, lobby: [] })
    const read = served.room.context.store.dealt.entries('d1', 0)
    await expect(read).rejects.toThrow('d1: event 3 was written, and is no longer there')
    await served.close()
    const other = await copy()
    await other.run("DELETE FROM dealt_entries WHERE session = 'd1'")
    await other.run("DELETE FROM dealt_sessions WHERE id = 'd1'")
    expect(placesOf(await auditBooks(other))).toEqual(['d1.entries[1]: audit-cut-off'])
  })

  test('finds two tables whose events were exchanged', async () => {
    const books = await copy()
    await books.run(`UPDATE events SET table_id = 'x' WHERE table_id = ?`, HOLDEM_TABLE)
    await books.run(`UPDATE events SET table_id = '${HOLDEM_TABLE}' WHERE table_id = ?`, BACCARAT_TABLE)
    await books.run(`UPDATE events SET table_id = '${BACCARAT_TABLE}' WHERE table_id = 'x'`)
    expect(placesOf(await auditBooks(books))).toEqual([
      `${BACCARAT_TABLE}.events[1]: audit-not-as-written`,
      `${HOLDEM_TABLE}.events[1]: audit-not-as-written`,
    ])
    expect(await openingLog(books)).toEqual([expect.stringContaining(HOLDEM_TABLE)])
  })

  test('finds a table that is gone', async () => {
    const books = await copy()
    for (const from of ['events', 'rounds'])
      await books.run(`DELETE FROM ${from} WHERE table_id = ?`, HOLDEM_TABLE)
    await books.run('DELETE FROM tables WHERE id = ?', HOLDEM_TABLE)
    expect(placesOf(await auditBooks(books))).toEqual([`${HOLDEM_TABLE}: audit-table-gone`])
  })

  test('finds invented chips in a chain made anew', async () => {
    const books = await copy()
    await change(books, HOLDEM_TABLE, texts => texts.replaceAll('"net":{', '"net":{"nobody":1,'))
    await rechain(books, HOLDEM_TABLE)
    const outside = placesOf(await auditBooks(books))
    const alone = placesOf(await auditBooks(books, false))
    expect(alone[0]).toMatch(/\.net\.nobody: audit-differs/)
    expect(outside).toEqual(alone)
  })

  test('finds a chain made anew by its end as it is known outside', async () => {
    const books = await copy()
    // Somebody called otherwise from the first moment on: no card and no chip is another.
    const [, second] = await rowsOf(books, HOLDEM_TABLE)
    await books.run(
      'UPDATE events SET at = at - 1 WHERE table_id = ? AND version = ?',
      HOLDEM_TABLE,
      second!.version,
    )
    await rechain(books, HOLDEM_TABLE)
    const [found] = (await auditBooks(books)).wrong
    expect(found?.at[0]).toBe(HOLDEM_TABLE)
  })

  test('finds a changed secret: the cards are not those of its shuffle', async () => {
    const books = await copy()
    const { ledger, key } = await openLedger(books.place)
    await ledger.close()
    await change(books, HOLDEM_TABLE, texts =>
      texts.replaceAll(
        /"commitment":"(\w+)","secret":"[^"]+"/g,
        (_, commitment) =>
          `"commitment":"${commitment}","secret":"${sealSecret('another', commitment, key!)}"`,
      ),
    )
    await rechain(books, HOLDEM_TABLE)
    expect(placesOf(await auditBooks(books, false))[0]).toMatch('audit-secret-not-committed')
  })

  test('finds a changed root: the house was bound to another order than it drew', async () => {
    const books = await copy()
    await change(books, HOLDEM_TABLE, texts =>
      texts.replaceAll(/"root":"(.)/g, (_, first) => `"root":"${first === '0' ? '1' : '0'}`),
    )
    await rechain(books, HOLDEM_TABLE)
    expect(placesOf(await auditBooks(books, false))[0]).toMatch('audit-another-root')
  })
})
