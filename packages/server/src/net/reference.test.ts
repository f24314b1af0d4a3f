import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveReference } from './reference.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-reference-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('serves the reference once it was written', async () => {
  const before = Fastify()
  await serveReference(before, folder)
  expect((await before.inject('/docs/')).statusCode).toBe(404)
  writeFileSync(join(folder, 'index.html'), 'names')
  const app = Fastify()
  await serveReference(app, folder)
  const { statusCode, headers } = await app.inject('/docs')
  expect([statusCode, headers.location]).toEqual([302, '/docs/'])
  expect((await app.inject('/docs/')).body).toBe('names')
  expect((await app.inject('/docs/none.html')).statusCode).toBe(404)
  expect((await app.inject('/docs/../package.json')).statusCode).toBe(404)
})
