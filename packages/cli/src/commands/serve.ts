import { parseArgs } from 'node:util'
import type { Log, RunningServer } from '@cardroom/server'
import {
  type Config,
  type EffectiveSetting,
  type LoadedConfig,
  readConfig,
  settingsFlags,
  settingsHelp,
} from '@cardroom/server/config'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { BadInput, wrongAt } from '../command/bad-input.ts'
import type { ProgramCommand } from '../command/command.ts'
import { databaseName } from '../input/database.ts'
import { filingsFolder } from '../input/filings.ts'
import { openRulebookWith } from '../input/own-rules.ts'
import { inColumns } from '../terminal/table.ts'

const help = `cardroom serve [--port P] [--host H] [--data DIR | --database URL] [--config FILE] […]

Opens the card room: the server, its tables and the page to play on. It goes on until it is told to end
(Ctrl-C), and takes up every table where it was left when it is started again.

${settingsHelp([
  [
    '--config FILE',
    [
      'settings as JSON, by the names of these flags: {"port": 80, "trustProxy": true};',
      'flags go before the environment, and that goes before the file',
      '(environment CARDROOM_CONFIG)',
    ],
  ],
  [
    '--print-config',
    ['prints what is in force and from where, without passwords, and ends;', 'with --json as JSON'],
  ],
])}

A configuration file may also have "limits", what one browser and one address may take of the house
(docs/rooms/operating.md names them). Whether it lives: GET /healthz; whether it can be sent clients: GET /readyz;
how it is: GET /metrics. Examples:

  cardroom serve                                      for this machine, on http://localhost:8080
  cardroom serve --host 0.0.0.0 --port 80             for everybody who can reach this machine
  cardroom serve --trust-proxy --origin https://cards.example    behind a proxy
`.trimEnd()

interface ServeOptions extends LoadedConfig {
  readonly printConfig: boolean
  readonly json: boolean
}

function readOptions(args: readonly string[]): ServeOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...settingsFlags(),
      config: { type: 'string' },
      'print-config': { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  const { config: file = process.env.CARDROOM_CONFIG, 'print-config': printConfig, json, ...flags } = values
  const read = readConfig({ flags, env: process.env, file: file || undefined })
  if ('mistakes' in read) {
    throw new BadInput(read.mistakes.map(({ what, at }) => wrongAt(what, at, 'bad-input')))
  }
  return { ...read, printConfig: printConfig ?? false, json: json ?? false }
}

/** Why a card room does not open, in one line. */
function reason(error: unknown, port: number, data: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `port ${port} is in use: --port names another`
  if (code === 'EACCES' && message.includes('listen'))
    return `port ${port} is not allowed: --port names another`
  if (code === 'EACCES' || code === 'EROFS')
    return `${data} cannot be written to: --data names another folder`
  return message.split('\n')[0]!
}

/** The same signal may arrive twice: from the terminal, and passed on by the parent process. */
const SAME_SIGNAL = 500

/** How long the last lines of the log may take, in milliseconds. */
const LAST_LINES = 500

/** Resolves when the server should end: by a signal, or because its parent process has ended. */
function stopSignals(parent: string | undefined): { once: Promise<void>; again: Promise<void> } {
  const once = Promise.withResolvers<void>()
  const again = Promise.withResolvers<void>()
  let first: number | undefined
  const tell = () => {
    if (first === undefined) first = Date.now()
    else if (Date.now() - first > SAME_SIGNAL) again.resolve()
    once.resolve()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, tell)
  if (parent !== undefined && process.ppid === Number(parent)) {
    const watch = setInterval(() => {
      if (process.ppid === Number(parent)) return
      clearInterval(watch)
      tell()
    }, 250)
    watch.unref()
  }
  return { once: once.promise, again: again.promise }
}

/** A problem of one client, or of the log's reader, does not end the server. */
function stayUp(log: Log): void {
  process.on('unhandledRejection', error => log('nobody was waiting for this', { level: 'error', error }))
  process.stdout.removeAllListeners('error').on('error', () => {})
}

function printConfig(inForce: readonly EffectiveSetting[], json: boolean): string {
  if (json)
    return JSON.stringify(Object.fromEntries(inForce.map(({ name, value, from }) => [name, { value, from }])))
  const rows = inForce.map(({ name, value, from }) => [name, from, JSON.stringify(value) ?? '-'])
  return inColumns([['setting', 'from', 'in force'], ...rows])
}

const keptIn = ({ data, database }: Config): string =>
  database === undefined ? data : databaseName(database)

function reachedFrom({ elsewhere }: RunningServer): string {
  return elsewhere.length === 0
    ? 'Only this machine can reach it; --host 0.0.0.0 opens it to others.'
    : `From other machines: ${elsewhere.join(', ')}`
}

export const serveCommand: ProgramCommand = {
  help,
  async run(args) {
    const { config, inForce, printConfig: wantsConfig, json } = readOptions(args)
    if (wantsConfig) {
      console.log(printConfig(inForce, json))
      return 0
    }
    const { port, host, origin, trustProxy, data, database, heads, sessionDays, drain, limits } = config
    const filings = filingsFolder(config.filings, inForce.find(({ name }) => name === 'filings')?.from)
    // Before anything is loaded: loading fills the heap more than any table does.
    const { keepHeapSmall, makeRoomForPeople, startSparing } = await import('@cardroom/server/memory')
    startSparing()
    keepHeapSmall()
    const rulebook = await openRulebookWith(config.rules)
    const room = await import('@cardroom/server')
    const lines = room.linesTo(process.stderr)
    const log = room.logOf({ level: config.logLevel, format: config.logFormat, write: lines.write })
    stayUp(log)
    const served = await room
      .serve({
        port,
        host,
        origins: origin,
        trustProxy,
        data,
        rulebook,
        limits,
        sessionDays,
        log,
        linesLost: () => lines.lost,
        visited: makeRoomForPeople,
        ...(database === undefined ? {} : { database }),
        ...(heads === undefined ? {} : { heads }),
        ...(filings === undefined ? {} : { filings }),
      })
      .catch(error => {
        throw new BadInput(reason(error, port, data))
      })
    const { tables, unreadable } = served.room
    const notOpened = [...unreadable.values()].map(
      ({ id, why }) => `${id} is not opened: ${sayRefusal(english, why)}`,
    )
    const link = await served.operatorLink()
    console.log(
      [
        `Cardroom: ${served.url} (${tables.size} tables, kept in ${keptIn(config)})`,
        reachedFrom(served),
        ...(link === undefined
          ? []
          : [`Nobody runs it yet. Whoever opens this first is its operator: ${link}`]),
        ...(served.note ? [served.note] : []),
        ...notOpened,
      ].join('\n'),
    )
    for (const line of notOpened) log(line, { level: 'error' })
    log(`open at ${served.url}, ${tables.size} tables`, { level: 'info' })
    const { once, again } = stopSignals(process.env.CARDROOM_PARENT)
    await once
    log(`told to end: rounds that are on are played out for ${drain} s at most`, { level: 'info' })
    const hurried = again.then(() => {
      log('told again: ended at once', { level: 'info' })
      process.exit(0)
    })
    await Promise.race([served.drain(drain * 1000), hurried])
    log('closed', { level: 'info' })
    // A sleeping reader of the log does not keep the server from ending.
    setTimeout(() => process.exit(0), LAST_LINES).unref()
    return 0
  },
}
