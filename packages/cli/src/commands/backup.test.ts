import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnRoom } from '@cardroom/server/testing'
import { expect, onTestFinished, test } from 'vitest'

const bin = join(import.meta.dirname, '../../../../bin/cardroom.js')

function cardroom(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cardroom-backup-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('copies and restores a running card room, and overwrites nothing', async () => {
  const place = folder()
  const [data, copy, back] = [join(place, 'data'), join(place, 'copy'), join(place, 'back')]
  const room = await spawnRoom({ data, lobby: ['outlaws/texas-holdem'], playOn: true })
  onTestFinished(() => room.kill())
  const taken = cardroom('backup', '--data', data, '--to', copy)
  expect(taken).toMatchObject({ status: 0, stderr: '' })
  expect(taken.stdout).toMatch(/copy: 1 tables, \d+ rounds, \d+ events, read again and checked\n$/)
  const restored = cardroom('restore', '--from', copy, '--data', back, '--json')
  expect(JSON.parse(restored.stdout)).toMatchObject({ in: back, tables: 1 })
  expect(cardroom('restore', '--from', copy, '--data', back)).toEqual({
    status: 2,
    stdout: '',
    stderr: `cardroom restore: ${back} is not empty: nothing was written\n`,
  })
  expect(cardroom('restore', '--from', data, '--data', join(place, 'other'))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('is a data folder, no backup'),
  })
  expect(existsSync(join(place, 'other'))).toBe(false)
})

test.each([
  [['backup'], '--to: where the copy goes: a folder'],
  [['backup', '--to', 'x', '--data', 'nowhere'], 'nowhere is no data folder: it has no cardroom.db'],
  [['restore'], '--from: the folder that "cardroom backup" has written'],
  [['restore', '--from', 'nowhere'], 'nowhere is no backup: it has no cardroom.db'],
])('%j is refused in one line', (args, why) => {
  expect(cardroom(...args)).toEqual({ status: 2, stdout: '', stderr: `cardroom ${args[0]}: ${why}\n` })
})
