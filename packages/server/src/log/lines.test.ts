import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const SIZE = 100
const LINES = 40_000

/** Writes many lines to stderr in a process of its own, now and then once a condition holds; says how many were lost. */
const script = (goesOn: string): string => `
  import { linesTo } from '${join(import.meta.dirname, 'lines.ts')}'
  const lines = linesTo(process.stderr)
  for (let i = 0; i < ${LINES}; i++) {
    lines.write('x'.repeat(${SIZE - 1}) + '\\n')
    if (i % 1000 === 0) do await new Promise(done => setTimeout(done, 2)); while (!(${goesOn}))
  }
  setTimeout(() => console.log(lines.lost), 300)
`

/** Whoever reads gets the time for it, however busy the machine is. */
const READ = 'process.stderr.writableLength === 0'

/** How many lines are lost when the shell's command reads them. */
function lostWith(reader: string, goesOn = 'true'): Promise<number> {
  const shell = `"$0" --input-type=module -e "$1" 2> >(${reader} > /dev/null)`
  const child = spawn('bash', ['-c', shell, process.execPath, script(goesOn)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  onTestFinished(() => void process.kill(-child.pid!, 'SIGKILL'))
  return new Promise(done => child.stdout.once('data', text => done(Number(text))))
}

test('a reading process gets every line', async () => {
  expect(await lostWith('cat', READ)).toBe(0)
})

test('does not wait for a sleeping reader: keeps a megabyte, drops and counts the rest', async () => {
  const kept = (LINES - (await lostWith('sleep 20'))) * SIZE
  expect(kept).toBeGreaterThan(1024 * 1024)
  expect(kept).toBeLessThan(1.5 * 1024 * 1024)
})

test('a reader that has gone ends nothing', async () => {
  expect(await lostWith('true')).toBeGreaterThan(0)
})
