import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storedFolder } from '@cardroom/server/testing/stored-folder'
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

test('a house in order: its head, signed and compared later; then an event is changed', () => {
  const [data, other] = [storedFolder(), folder()]
  const [said, key] = [join(other, 'head.json'), join(other, 'key.pem')]
  const first = cardroom('audit', '--data', data, '--publish', said, '--sign', key)
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(first.stdout).toMatch(/6 tables, 2,255 events, 67 rounds/)
  expect(first.stdout).toMatch(/Everything is as it was written\. Head of the house: [0-9a-f]{64}/)
  expect(statSync(key).mode & 0o777).toBe(0o600)
  const { signature, key: by } = JSON.parse(readFileSync(said, 'utf8')) as Record<string, string>
  expect([signature, by].every(Boolean)).toBe(true)

  const again = cardroom('audit', '--data', data, '--heads', said, '--json')
  expect(JSON.parse(again.stdout)).toMatchObject({ heads: 6, signedBy: [expect.any(String)], wrong: [] })

  const db = new DatabaseSync(join(data, 'cardroom.db'))
  db.exec(
    `DROP TRIGGER events_stay; UPDATE events SET at = at + 1 WHERE table_id = 'players-pan' AND version = 2`,
  )
  db.close()
  const changed = cardroom('audit', '--data', data, '--heads', said, '--publish', join(other, 'never.json'))
  expect(changed.status).toBe(1)
  expect(changed.stdout).toMatch('players-pan.events[2]: is not what was written')
  expect(existsSync(join(other, 'never.json'))).toBe(false)
})

test('what cannot be looked at is bad input', () => {
  const nowhere = join(folder(), 'nowhere')
  expect(cardroom('audit', '--data', nowhere)).toMatchObject({
    status: 2,
    stderr: `cardroom audit: --data: no card room is kept in ${nowhere}\n`,
  })
  expect(existsSync(nowhere)).toBe(false)
  expect(cardroom('audit', '--database', 'mysql://x').status).toBe(2)
  expect(cardroom('audit', '--database', 'postgres://x@127.0.0.1:1/x').status).toBe(2)
  expect(cardroom('audit', '--data', storedFolder(), '--heads', nowhere).stderr).toMatch(
    'there is no such file',
  )
  expect(cardroom('audit', '--data', storedFolder(), '--sign', nowhere).stderr).toMatch('--publish')
})

test('a house is carried over, and is in order there', () => {
  const [from, to] = [storedFolder(), join(folder(), 'new')]
  const moved = cardroom('move', '--from', from, '--to', to)
  expect(moved).toMatchObject({ status: 0, stderr: '' })
  const head = /[0-9a-f]{64}/.exec(moved.stdout)?.[0]
  const found = JSON.parse(cardroom('audit', '--data', to, '--json').stdout) as Record<string, unknown>
  expect(found).toMatchObject({ head, wrong: [], heads: 7 })
  expect(cardroom('move', '--from', from, '--to', to)).toMatchObject({
    status: 2,
    stderr: `cardroom move: --to: a card room is kept in ${to} already\n`,
  })
  expect(cardroom('move', '--to', to).stderr).toMatch('--from: a folder or a database is needed')
})
