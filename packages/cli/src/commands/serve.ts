import { parseArgs } from 'node:util'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { Program } from '../command/command.ts'
import { FILINGS_HELP, filingsFlag, filingsFolder } from '../input/filings.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'

const help = `cardroom serve [--port P] [--host H] [--data DIR | --database URL] [--trust-proxy] [--rules FILE] [--filings DIR] [--drain S]

Opens the card room: the server, its tables and the page to play on.

  --port P       where to listen (default 8080, or what PORT says; 0 takes any free port)
  --host H       where it can be reached (default 127.0.0.1: from this machine only; 0.0.0.0: from everywhere)
  --trust-proxy  a proxy stands in front: visitors come from where its X-Forwarded-For says
  --data DIR     the folder in which everything is kept (default ./data)
  --database URL a PostgreSQL database (postgres://…) in which everything is kept instead of a folder
                 (or what DATABASE_URL says)
                 The secrets of shuffles in use are sealed under a key that is in neither: what CARDROOM_KEY
                 says (64 hexadecimal digits), or the file house.key in the folder, which is made if need be
  --drain S      when it is told to end (SIGTERM, Ctrl-C), rounds that are on are played out for so many
                 seconds (default 10) and no new one is dealt; told again, it ends at once
${RULES_HELP}
${FILINGS_HELP}`

function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new BadInput(`a number from 0 to 65535, not "${text}"`, '--port')
  return port
}

function databaseOf(url: string | undefined): string | undefined {
  if (url === undefined || (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url))) return url
  throw new BadInput(`postgres://…, not "${url}"`, '--database')
}

/** Without the password. */
const nameOf = (database: string): string => {
  const { hostname, pathname } = new URL(database)
  return `PostgreSQL, ${pathname.slice(1)} on ${hostname}`
}

function drainOf(text: string): number {
  const seconds = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(seconds <= 3_600)) throw new BadInput(`seconds from 0 to 3600, not "${text}"`, '--drain')
  return seconds * 1000
}

interface Options {
  readonly port: number
  readonly host: string
  readonly trustProxy: boolean
  readonly data: string
  readonly database: string | undefined
  /** In milliseconds. */
  readonly drain: number
  readonly rules: readonly string[]
  readonly filings: string | undefined
}

function options(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'trust-proxy': { type: 'boolean' },
        data: { type: 'string' },
        database: { type: 'string' },
        drain: { type: 'string' },
        json: { type: 'boolean' },
        ...rulesFlag,
        ...filingsFlag,
      },
    })
    return {
      port: portOf(values.port ?? process.env.PORT ?? '8080'),
      host: values.host ?? process.env.HOST ?? LOOPBACK,
      trustProxy: values['trust-proxy'] ?? false,
      data: values.data ?? './data',
      database: databaseOf(values.database ?? process.env.DATABASE_URL),
      drain: drainOf(values.drain ?? '10'),
      rules: values.rules,
      filings: filingsFolder(values.filings),
    }
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput((error as Error).message.split('\n')[0]!)
  }
}

const LOOPBACK = '127.0.0.1'

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
function stayUp(): void {
  process.on('unhandledRejection', error => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
  })
  process.stderr.on('error', () => {})
  process.stdout.removeAllListeners('error').on('error', () => {})
}

export const serve: Program = {
  help,
  async run(args) {
    const { port, host, trustProxy, data, database, drain, rules, filings } = options(args)
    const rulebook = await openRulebookWith(rules)
    const room = await import('@cardroom/server')
    room.keepHeapSmall()
    const served = await room
      .serve({
        port,
        host,
        trustProxy,
        data,
        rulebook,
        ...(database === undefined ? {} : { database }),
        ...(filings === undefined ? {} : { filings }),
      })
      .catch(error => {
        throw new BadInput(reason(error, port, data))
      })
    const { tables, unopened } = served.room
    console.log(
      [
        `Cardroom: ${served.url} (${tables.size} tables, kept in ${database === undefined ? data : nameOf(database)})`,
        ...(host === LOOPBACK ? [`Only this machine can reach it; --host 0.0.0.0 opens it to others.`] : []),
        ...(served.note ? [served.note] : []),
        ...[...unopened.values()].map(({ id, why }) => `${id} is not opened: ${sayRefusal(english, why)}`),
      ].join('\n'),
    )
    stayUp()
    const { once, again } = told(process.env.CARDROOM_PARENT)
    await once
    const hurried = again.then(() => process.exit(0))
    await Promise.race([served.drain(drain), hurried])
    return 0
  },
}
