import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@cardroom/server'
import { expect, onTestFinished, test } from 'vitest'

const bin = join(import.meta.dirname, '../../../../bin/cardroom.js')

function books(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'books', ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function temporaryFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cardroom-cli-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('prints the trial balance, the journal and the chains of a card room', async () => {
  const data = temporaryFolder()
  const served = await serve({ port: 0, data, lobby: ['comstock/ez-baccarat-panda-8'] })
  await served.close()
  const balance = books('--data', data)
  expect(balance).toMatchObject({ status: 0, stderr: '' })
  expect(balance.stdout).toMatch(/house:bots:comstock-ez-baccarat-panda-8 +\$0 +\$0 /)
  expect(balance.stdout).toMatch('All accounts together: $0\n')
  expect(balance.stdout).toMatch('every one balances')
  const byTable = JSON.parse(books('--data', data, '--by', 'table', '--json').stdout) as {
    lines: { key: string; boughtIn: number }[]
  }
  expect(byTable.lines).toMatchObject([{ key: 'comstock-ez-baccarat-panda-8', rounds: 0, collection: 0 }])
  expect(byTable.lines[0]!.boughtIn).toBeGreaterThan(0)
  expect(books('--data', data, '--csv').stdout).toMatch(/^at,day,shift,what,table,/)
  expect(books('--data', data, '--hledger').stdout).toMatch(/ buy-in {2}; shift:/)
  expect(books('--data', data, '--events').stdout).toMatch(
    /^\{"chain":"comstock-ez-baccarat-panda-8","version":1,/,
  )
})

test('reports bad input for wrong flags', () => {
  const said = (...args: string[]) => {
    const { status, stderr } = books('--data', join(temporaryFolder(), 'nowhere'), ...args)
    expect(status).toBe(2)
    return stderr
  }
  expect(said()).toMatch('no card room is kept in')
  expect(said('--by', 'colour')).toMatch('--by: account, day, shift')
  expect(said('--from', '2026-02-30')).toMatch('--from: a day, such as 2026-11-17, not "2026-02-30"')
  expect(said('--from', 'monday')).toMatch('--from: a day, such as 2026-11-17, not "monday"')
  expect(said('--from', '2026-11-18', '--to', '2026-11-17')).toMatch('2026-11-17 is before 2026-11-18')
  expect(said('--csv', '--json')).toMatch('--csv or --json, not both')
  expect(said('--csv', '--by', 'day')).toMatch('not laid out by anything')
  expect(said('--events', '--from', '2026-11-17')).toMatch('chains are whole')
})
