import { parseArgs } from 'node:util'
import type { Log, Served } from '@cardroom/server'
import {
  type Config,
  type InForce,
  type ReadConfig,
  readConfig,
  settingsFlags,
  settingsHelp,
} from '@cardroom/server/config'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { BadInput, wrongAt } from '../command/bad-input.ts'
import type { Program } from '../command/command.ts'
import { databaseName } from '../input/database.ts'
import { filingsFolder } from '../input/filings.ts'
import { openRulebookWith } from '../input/own-rules.ts'
import { columns } from '../terminal/table.ts'

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
(docs/operating.md names them). Whether it lives: GET /healthz; whether it can be sent visitors: GET /readyz;
how it is: GET /metrics. Examples:

  cardroom serve                                      for this machine, on http://localhost:8080
  cardroom serve --host 0.0.0.0 --port 80             for everybody who can reach this machine
  cardroom serve --trust-proxy --origin https://cards.example    behind a proxy
`.trimEnd()

interface Asked extends ReadConfig {
  readonly printConfig: boolean
  readonly json: boolean
}

function asked(args: readonly string[]): Asked {
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

/** What a card room that does not open says, in one line. */
function reason(error: unknown, port: number, data: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `port ${port} is in use: --port names another`
  if (code === 'EACCES' && message.includes('listen'))
    return `port ${port} is not allowed: --port names another`
  if (code === 'EACCES' || code === 'EROFS')
    return `${data} cannot be written to: --data names another folder`
  return message.split('\n')[0]!
}

/** The same signal may come by two ways at once: from the terminal, and passed on by whoever started us. */
const SAME_SIGNAL = 500

/** So many milliseconds the last lines of the log have to be read. */
const LAST_LINES = 500

/** Told to end: by a signal, or because the process that started this one has ended, however that was. */
function told(parent: string | undefined): { once: Promise<void>; again: Promise<void> } {
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

/** Nothing that only concerns one visitor, or whoever reads the log, ends the house. */
function stayUp(log: Log): void {
  process.on('unhandledRejection', error => log('nobody was waiting for this', { level: 'error', error }))
  process.stdout.removeAllListeners('error').on('error', () => {})
}

function printConfig(inForce: readonly InForce[], json: boolean): string {
  if (json)
    return JSON.stringify(Object.fromEntries(inForce.map(({ name, value, from }) => [name, { value, from }])))
  const rows = inForce.map(({ name, value, from }) => [name, from, JSON.stringify(value) ?? '-'])
  return columns([['setting', 'from', 'in force'], ...rows])
}

const keptIn = ({ data, database }: Config): string =>
  database === undefined ? data : databaseName(database)

function reachedFrom({ elsewhere }: Served): string {
  return elsewhere.length === 0
    ? 'Only this machine can reach it; --host 0.0.0.0 opens it to others.'
    : `From other machines: ${elsewhere.join(', ')}`
}

export const serve: Program = {
  help,
  async run(args) {
    const { config, inForce, printConfig: wantsConfig, json } = asked(args)
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
    const { tables, unopened } = served.room
    const notOpened = [...unopened.values()].map(
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
    const { once, again } = told(process.env.CARDROOM_PARENT)
    await once
    log(`told to end: rounds that are on are played out for ${drain} s at most`, { level: 'info' })
    const hurried = again.then(() => {
      log('told again: ended at once', { level: 'info' })
      process.exit(0)
    })
    await Promise.race([served.drain(drain * 1000), hurried])
    log('closed', { level: 'info' })
    // A reader of the log who sleeps does not keep the house from ending.
    setTimeout(() => process.exit(0), LAST_LINES).unref()
    return 0
  },
}
