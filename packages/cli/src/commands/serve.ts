import { parseArgs } from 'node:util'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { Program } from '../command/command.ts'
import { FILINGS_HELP, filingsFlag, filingsFolder } from '../input/filings.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'

const help = `cardroom serve [--port P] [--data DIR] [--rules FILE] [--filings DIR]

Opens the card room: the server, its tables and the page to play on.

  --port P       where to listen (default 8080, or what PORT says; 0 takes any free port)
  --data DIR     the folder in which everything is kept (default ./data)
${RULES_HELP}
${FILINGS_HELP}`

function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new BadInput(`a number from 0 to 65535, not "${text}"`, '--port')
  return port
}

interface Options {
  readonly port: number
  readonly data: string
  readonly rules: readonly string[]
  readonly filings: string | undefined
}

function options(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        json: { type: 'boolean' },
        ...rulesFlag,
        ...filingsFlag,
      },
    })
    return {
      port: portOf(values.port ?? process.env.PORT ?? '8080'),
      data: values.data ?? './data',
      rules: values.rules,
      filings: filingsFolder(values.filings),
    }
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput((error as Error).message.split('\n')[0]!)
  }
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

/** A server that was started through another process ends with it, however that one ended. */
function endWith(parent: string | undefined): void {
  if (parent === undefined || process.ppid !== Number(parent)) return
  setInterval(() => {
    if (process.ppid !== Number(parent)) process.exit(0)
  }, 250).unref()
}

export const serve: Program = {
  help,
  async run(args) {
    const { port, data, rules, filings } = options(args)
    const rulebook = await openRulebookWith(rules)
    const room = await import('@cardroom/server')
    room.keepHeapSmall()
    const served = await room
      .serve({ port, data, rulebook, ...(filings === undefined ? {} : { filings }) })
      .catch(error => {
        throw new BadInput(reason(error, port, data))
      })
    const { tables, unopened } = served.room
    console.log(
      [
        `Cardroom: ${served.url} (${tables.size} tables, kept in ${data})`,
        ...(served.note ? [served.note] : []),
        ...[...unopened.values()].map(({ id, why }) => `${id} is not opened: ${sayRefusal(english, why)}`),
      ].join('\n'),
    )
    endWith(process.env.CARDROOM_PARENT)
    await new Promise<void>(done => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
    })
    await served.close()
    return 0
  },
}
