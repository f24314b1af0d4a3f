import { expect, test } from 'vitest'
import { openRoom } from '../testing/room.ts'
import { change, describeBooks, H, look, opened, placesOf, rechain, rowsOf, T } from './testing/books.ts'

describeBooks(copy => {
  test('that nobody has touched is found in order, and is not changed by looking', async () => {
    const books = await copy()
    const found = await look(books)
    expect(placesOf(found)).toEqual([])
    expect(found).toMatchObject({ tables: 2, shoes: 1, people: 1, otherwise: [] })
    expect(found.rounds).toBeGreaterThan(24)
    expect((await look(books)).head).toBe(found.head)
    expect(await opened(books)).toEqual([])
  })

  test('an event', async () => {
    const books = await copy()
    const [[first] = []] = await change(books, H, texts => texts.replace('"player":"bot', '"player":"but'))
    expect(placesOf(await look(books))).toEqual([`${H}.events[${first}]: audit-not-as-written`])
  })

  test('an event since the last snapshot: the table is not opened', async () => {
    const books = await copy()
    const [last] = await books.all('SELECT max(version) AS version FROM events WHERE table_id = ?', H)
    const version = Number(last!.version)
    const sql = 'UPDATE events SET event = ? WHERE table_id = ? AND version = ?'
    await books.run(sql, Buffer.from('{}'), H, version)
    expect(placesOf(await look(books))[0]).toMatch(/\.events\[\d+\]: audit-not-as-written$/)
    expect(await opened(books)).toEqual([expect.stringMatching(`^${H}: ${H}: .* is not what was written`)])
  })

  test('a hash', async () => {
    const books = await copy()
    const [one, two, three] = await rowsOf(books, H)
    const sql = 'UPDATE events SET hash = ? WHERE table_id = ? AND version = ?'
    await books.run(sql, one!.hash, H, three!.version)
    expect(placesOf(await look(books))).toEqual([`${H}.events[${two!.version + 1}]: audit-not-as-written`])
  })

  test('an end that is cut off', async () => {
    const books = await copy()
    const [last] = await books.all('SELECT max(version) AS version FROM events WHERE table_id = ?', H)
    const version = Number(last!.version)
    const before = (await rowsOf(books, H)).at(-2)!.version
    await books.run('DELETE FROM events WHERE table_id = ? AND version = ?', H, version)
    expect(placesOf(await look(books))).toEqual([`${H}.events[${before + 1}]: audit-cut-off`])
    expect(await opened(books)).toEqual([`${H}: ${H}: event ${version} was written, and is no longer there`])
  })

  test('the end of a session that a person dealt, and all of one', async () => {
    const books = await copy()
    await books.run("DELETE FROM dealt_entries WHERE session = 'd1' AND version = 3")
    expect(placesOf(await look(books, false))).toEqual([])
    expect(placesOf(await look(books))).toEqual(['d1.entries[3]: audit-cut-off'])
    const served = await openRoom({ ...books.serving, lobby: [] })
    const read = served.room.premises.store.dealt.entries('d1', 0)
    await expect(read).rejects.toThrow('d1: event 3 was written, and is no longer there')
    await served.close()
    const other = await copy()
    await other.run("DELETE FROM dealt_entries WHERE session = 'd1'")
    await other.run("DELETE FROM dealt_sessions WHERE id = 'd1'")
    expect(placesOf(await look(other))).toEqual(['d1.entries[1]: audit-cut-off'])
  })

  test('the events of two tables that were exchanged', async () => {
    const books = await copy()
    await books.run(`UPDATE events SET table_id = 'x' WHERE table_id = ?`, H)
    await books.run(`UPDATE events SET table_id = '${H}' WHERE table_id = ?`, T)
    await books.run(`UPDATE events SET table_id = '${T}' WHERE table_id = 'x'`)
    expect(placesOf(await look(books))).toEqual([
      `${T}.events[1]: audit-not-as-written`,
      `${H}.events[1]: audit-not-as-written`,
    ])
    expect(await opened(books)).toEqual([expect.stringContaining(H)])
  })

  test('a table that is gone altogether', async () => {
    const books = await copy()
    for (const from of ['events', 'rounds']) await books.run(`DELETE FROM ${from} WHERE table_id = ?`, H)
    await books.run('DELETE FROM tables WHERE id = ?', H)
    expect(placesOf(await look(books))).toEqual([`${H}: audit-table-gone`])
  })

  test('chips that were written into the events, the whole chain made anew', async () => {
    const books = await copy()
    await change(books, H, texts => texts.replaceAll('"net":{', '"net":{"nobody":1,'))
    await rechain(books, H)
    const outside = placesOf(await look(books))
    const alone = placesOf(await look(books, false))
    expect(alone[0]).toMatch(/\.net\.nobody: audit-differs/)
    expect(outside).toEqual(alone)
  })

  test('what nobody could tell by the chain alone is told by the end that is known outside', async () => {
    const books = await copy()
    // Somebody called otherwise from the first moment on: no card and no chip is another.
    const [, second] = await rowsOf(books, H)
    await books.run('UPDATE events SET at = at - 1 WHERE table_id = ? AND version = ?', H, second!.version)
    await rechain(books, H)
    const [found] = (await look(books)).wrong
    expect(found?.at[0]).toBe(H)
  })

  test('a secret in the events: the cards are not those of its shuffle', async () => {
    const books = await copy()
    await change(books, H, texts => texts.replaceAll('"secret":"', '"secret":"0'))
    await rechain(books, H)
    expect(placesOf(await look(books, false))[0]).toMatch('audit-secret-not-committed')
  })

  test('a root in the events: the house was bound to another order than it drew', async () => {
    const books = await copy()
    await change(books, H, texts =>
      texts.replaceAll(/"root":"(.)/g, (_, first) => `"root":"${first === '0' ? '1' : '0'}`),
    )
    await rechain(books, H)
    expect(placesOf(await look(books, false))[0]).toMatch('audit-another-root')
  })
})
