import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { playedFolder } from '@cardroom/server/testing/played-folder'
import { expect, onTestFinished, test } from 'vitest'

const bin = join(import.meta.dirname, '../../../../bin/cardroom.js')

function cardroom(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cardroom-cli-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('finds an intact store in order, compares its signed head later, and finds a changed event', async () => {
  const [data, other] = [await playedFolder(), folder()]
  const [said, key] = [join(other, 'head.json'), join(other, 'key.pem')]
  const first = cardroom('audit', '--data', data, '--publish', said, '--sign', key)
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(first.stdout).toMatch(/3 tables, [\d,]+ events, \d+ rounds/)
  expect(first.stdout).toMatch(/Everything is as it was written\. Head of the house: [0-9a-f]{64}/)
  expect(statSync(key).mode & 0o777).toBe(0o600)
  const { signature, key: by } = JSON.parse(readFileSync(said, 'utf8')) as Record<string, string>
  expect([signature, by].every(Boolean)).toBe(true)

  const again = cardroom('audit', '--data', data, '--heads', said, '--json')
  expect(JSON.parse(again.stdout)).toMatchObject({ heads: 10, signedBy: [expect.any(String)], wrong: [] })

  const db = new DatabaseSync(join(data, 'cardroom.db'))
  db.exec(
    `DROP TRIGGER events_stay; UPDATE events SET at = at + 1 WHERE table_id = 'players-pan' AND version = (SELECT min(version) FROM events WHERE table_id = 'players-pan' AND version > 1)`,
  )
  db.close()
  const changed = cardroom('audit', '--data', data, '--heads', said, '--publish', join(other, 'never.json'))
  expect(changed.status).toBe(1)
  expect(changed.stdout).toMatch('players-pan.events[2]: is not what was written')
  expect(existsSync(join(other, 'never.json'))).toBe(false)
})

test('reports bad input for a store that cannot be audited', async () => {
  const nowhere = join(folder(), 'nowhere')
  expect(cardroom('audit', '--data', nowhere)).toMatchObject({
    status: 2,
    stderr: `cardroom audit: --data: no card room is kept in ${nowhere}\n`,
  })
  expect(existsSync(nowhere)).toBe(false)
  expect(cardroom('audit', '--database', 'mysql://x').status).toBe(2)
  expect(cardroom('audit', '--database', 'postgres://x@127.0.0.1:1/x').status).toBe(2)
  expect(cardroom('audit', '--data', await playedFolder(), '--heads', nowhere).stderr).toMatch(
    'there is no such file',
  )
  expect(cardroom('audit', '--data', await playedFolder(), '--sign', nowhere).stderr).toMatch('--publish')
})

test('finds a moved store in order at its new place', async () => {
  const [from, to] = [await playedFolder(), join(folder(), 'new')]
  const moved = cardroom('move', '--from', from, '--to', to)
  expect(moved).toMatchObject({ status: 0, stderr: '' })
  const head = /[0-9a-f]{64}/.exec(moved.stdout)?.[0]
  const found = JSON.parse(cardroom('audit', '--data', to, '--json').stdout) as Record<string, unknown>
  expect(found).toMatchObject({ head, wrong: [], heads: 5 })
  expect(cardroom('move', '--from', from, '--to', to)).toMatchObject({
    status: 2,
    stderr: `cardroom move: --to: a card room is kept in ${to} already\n`,
  })
  expect(cardroom('move', '--to', to).stderr).toMatch('--from: a folder or a database is needed')
})
