// Makes a fresh clone ready: packages, the page, the system's Chromium. Plain JavaScript that any Node from 20 runs.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamps = join(root, 'node_modules', '.cardroom')
const windows = process.platform === 'win32'

const digest = paths => {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

const filesBelow = folder =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
    .sort()

/** Does the work unless it was done for exactly these inputs. */
function once(name, inputs, work) {
  const stamp = join(stamps, name)
  const now = digest(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  work()
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stamp, now)
}

/** The pinned Node of this project. */
export const node = () => join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

const run = (command, args) =>
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows })

export function installPackages() {
  const manifests = readdirSync(join(root, 'packages')).map(name =>
    join(root, 'packages', name, 'package.json'),
  )
  const inputs = [
    join(root, 'package.json'),
    join(root, 'package-lock.json'),
    ...manifests.filter(existsSync),
  ]
  once('packages', inputs, () => run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']))
}

export function buildPage() {
  const inputs = ['engine', 'rulebook', 'school', 'words', 'lab', 'protocol', 'server', 'web'].flatMap(name =>
    filesBelow(join(root, 'packages', name)),
  )
  const page = join(root, 'packages', 'web', 'dist', 'index.html')
  const build = () =>
    run(node(), [
      join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      'packages/web',
      '--logLevel',
      'error',
    ])
  if (existsSync(page)) once('page', inputs, build)
  else {
    build()
    once('page', inputs, () => {})
  }
}

/** Writes the reference, which the card room serves at /docs. Nobody waits for a seat because it cannot be written. */
export function writeReference() {
  const inputs = ['packages', 'examples', join('docs', 'tasks')].flatMap(name => filesBelow(join(root, name)))
  try {
    once('reference', inputs, () => run(node(), ['scripts/docs.ts']))
  } catch {
    console.error('The reference could not be written: /docs is not there.')
  }
}

const chromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The system's Chromium, installed through the system's package manager when it is missing. */
export function installChromium() {
  const found = process.env.CHROMIUM ?? chromiums.find(path => existsSync(path) && statSync(path).isFile())
  if (found) return found
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    run(command, rest)
  }
  try {
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } catch {
    throw new Error(
      'The browser tests need Chromium: install it, or name it in the environment variable CHROMIUM.',
    )
  }
  return installChromium()
}

/** Runs a program of the project on the pinned Node and ends as it ends. */
export function hand(args, env = {}) {
  const child = spawn(node(), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CARDROOM_PARENT: String(process.pid), ...env },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  // A shell between npm and us ends without passing the signal on.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 250).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
