// Makes a fresh clone ready: packages, the page, the system's Chromium. Plain JavaScript that any Node from 20 runs.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './find-chromium.js'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamps = join(root, 'node_modules', '.cardroom')
const ALL_PACKAGES = 'packages'
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

/** Whether something was done for exactly these inputs. */
function isDone(name, inputs) {
  const stamp = join(stamps, name)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(inputs)
}

/** Does the work unless it was done for exactly these inputs. */
function once(name, inputs, work) {
  if (isDone(name, inputs)) return
  work()
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, name), digest(inputs))
}

/** The pinned Node of this project. */
export const node = () => join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

const run = (command, args) =>
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows })

const NPM_CI = ['ci', '--no-audit', '--no-fund', '--loglevel=error']

function manifests() {
  const own = readdirSync(join(root, 'packages')).map(name => join(root, 'packages', name, 'package.json'))
  return [join(root, 'package.json'), join(root, 'package-lock.json'), ...own.filter(existsSync)]
}

/** Installs everything that the project is worked on with. */
export function installPackages() {
  once(ALL_PACKAGES, manifests(), () => run('npm', NPM_CI))
}

/** Installs what builds the page and runs the card room, unless everything is there already. */
export function installToRun() {
  if (isDone(ALL_PACKAGES, manifests())) return
  once('packages-to-run', manifests(), () => run('npm', [...NPM_CI, '--omit=dev']))
}

export function buildPage() {
  const inputs = [
    'engine',
    'rulebook',
    'school',
    'words',
    'lab',
    'protocol',
    'room',
    'server',
    'web',
  ].flatMap(name => filesBelow(join(root, 'packages', name)))
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

/** The system's Chromium, installed through the system's package manager when it is missing. */
export function installChromium() {
  const found = findChromium()
  if (found) return found
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    run(command, rest)
  }
  try {
    apt('update', '-qq')
    installOne(apt, ['chromium-headless-shell', 'chromium'])
  } catch {
    throw new Error(
      'The browser tests need Chromium: install it, or name it in the environment variable CHROMIUM.',
    )
  }
  return installChromium()
}

/** Not every system has every package. */
function installOne(apt, [name, ...others]) {
  try {
    apt('install', '-y', '-qq', '--no-install-recommends', name)
  } catch (error) {
    if (others.length === 0) throw error
    installOne(apt, others)
  }
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
