// How long a newcomer waits who clones the project and types "npm start": the seconds until everything is installed and
// until the page answers, and the megabytes that were installed. Clones the last commit into a folder of its own.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './ready.js'

/** Running needs no more. */
const MAX_MEGABYTES = 330

const folder = mkdtempSync(join(tmpdir(), 'cardroom-fresh-'))
const clone = join(folder, 'clone')
try {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  const port = await freePort()
  const began = performance.now()
  const start = spawn('npm', ['start', '--', '--port', String(port), '--data', join(folder, 'data')], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let isOver = false
  start.on('exit', () => {
    isOver = true
  })
  const secondsSince = () => (performance.now() - began) / 1_000
  const stamp = join(clone, 'node_modules', '.cardroom', 'packages-to-run')
  let installed
  while (!(await answers(port))) {
    if (existsSync(stamp)) installed ??= secondsSince()
    if (isOver) throw new Error('npm start ended before the page answered')
    await new Promise(done => setTimeout(done, 100))
  }
  const seconds = secondsSince()
  start.kill('SIGTERM')
  const megabytes = Number(
    execFileSync('du', ['-sm', join(clone, 'node_modules')], { encoding: 'utf8' }).split('\t')[0],
  )
  console.log(
    `Installed after ${installed?.toFixed(1)} s; the page answered after ${seconds.toFixed(1)} s; ${megabytes} MB.`,
  )
  if (megabytes > MAX_MEGABYTES) {
    console.error(`More than ${MAX_MEGABYTES} MB.`)
    process.exitCode = 1
  }
  if (!isOver) await new Promise(done => start.on('exit', done))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok
  } catch {
    return false
  }
}

/** A free port. */
function freePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
