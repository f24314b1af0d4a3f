import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filings } from '@cardroom/rulebook/filings'
import { expect, inject, test } from 'vitest'
import { withFiling003 } from '../testing/filings.ts'
import { openRoom, temporaryFolder } from '../testing/room.ts'
import { differenceWarnings, readFilings } from './filings.ts'

async function asked(options: { filings?: string }, path: string) {
  const served = await openRoom({ ...options, log: () => {} })
  const reply = await fetch(`http://127.0.0.1:${served.port}/api/filings${path}`)
  return { status: reply.status, body: await reply.json() }
}

test('finds a text by its number, and says if it differs from the one that was cited', () => {
  const folder = withFiling003(temporaryFolder())
  for (const other of ['0031.txt', '005_later.txt', 'notes.txt', '001.pdf'])
    writeFileSync(join(folder, other), '')
  const texts = readFilings(folder)
  expect([...texts.keys()]).toEqual(['003'])
  expect(texts.get('003')).toMatchObject({ differs: true, lines: { length: 3471, 717: 'Line 718.' } })
  expect(differenceWarnings(texts)).toEqual([
    `${join(folder, '003 of our own.txt')} is not the text of filing 003 that was cited: its lines may be others.`,
  ])
  expect(readFilings(temporaryFolder()).size).toBe(0)
})

const filed = inject('filings')
test.skipIf(!filed)('the filings themselves do not differ', () => {
  const texts = readFilings(filed ?? '')
  expect(texts.size).toBe(filings.length)
  expect(differenceWarnings(texts)).toEqual([])
})

test('GET /api/filings lists the filings, their parts, and which texts are here', async () => {
  const { body } = await asked({ filings: withFiling003(temporaryFolder()) }, '')
  expect(body).toHaveLength(5)
  expect(body).toMatchObject([{ text: 'missing' }, { text: 'missing' }, {}, { text: 'differs' }, {}])
  expect(body[3]).toMatchObject({ number: '003', rooms: ['comstock', 'stars'] })
  expect(body[3].parts).toContainEqual({
    title: 'EZ Baccarat Panda 8 (GEGA-003671), Comstock Card Room',
    from: 1035,
    to: 1210,
  })
})

test('GET /api/filings/003 shows the lines with some around them', async () => {
  const filings = withFiling003(temporaryFolder())
  const { status, body } = await asked({ filings }, '/003?from=718&to=719')
  expect(status).toBe(200)
  expect(body.lines).toHaveLength(8)
  expect(body.lines[3]).toEqual({ number: 718, text: 'Line 718.', cited: true })
  expect((await asked({ filings }, '/003?from=9999')).status).toBe(404)
})

test('GET /api/filings/003 names the document where its text is missing', async () => {
  const { status, body } = await asked({}, '/003?from=1143&to=1144')
  expect(status).toBe(404)
  expect(body).toMatchObject({
    error: 'the text of filing 003 is not here',
    filing: { number: '003', rooms: ['comstock', 'stars'] },
    parts: [{ title: 'EZ Baccarat Panda 8 (GEGA-003671), Comstock Card Room' }],
  })
})

test.each(['/003', '/003?from=0', '/003?from=9&to=8', '/003?from=1&colour=red'])(
  '%s is refused',
  async path => {
    expect((await asked({}, path)).status).toBe(400)
  },
)

test('refuses an unknown filing', async () => {
  expect(await asked({}, '/007?from=1')).toEqual({ status: 404, body: { error: 'there is no filing 007' } })
})
