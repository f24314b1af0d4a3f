import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Refusal, writePath } from '@cardroom/engine'
import type { AuditResult } from '@cardroom/server/audit'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { databaseOf } from '../input/database.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'
import { Progress } from '../terminal/progress.ts'

interface AuditMistake {
  readonly at: string
  readonly code: string
  readonly what: string
}

/** The findings of the audit, in words. */
interface Answer extends Omit<AuditResult, 'ends' | 'wrong'> {
  /** Who signed the compared statements, in short. */
  readonly signedBy: readonly string[]
  /** Who signed the written statement. */
  readonly signs?: string
  readonly wrong: readonly AuditMistake[]
}

export const auditCommand: QueryCommand = {
  help: `cardroom audit [--data DIR | --database URL] [--heads FILE]… [--publish FILE [--sign KEY]] [--json]

Checks everything that a card room has kept, from the first event of every table: the chains of hashes and their
ends; every table played once more by the engine; that chips only come and go with people; every shuffle against its
commitment and every card against its shuffle; every round's record, snapshots, shoes, and people. Nothing is changed,
and a card room may go on there meanwhile. Prints what is wrong first at each table; the exit code is 1 if anything is.

  --data DIR     the folder in which it is kept (default ./data)
  --database URL the PostgreSQL database in which it is kept (or what DATABASE_URL says)
  --heads FILE   ends of chains that were kept elsewhere: what "serve --heads" writes, or a statement that was
                 published; may be given several times. A folder's own are compared in any case
  --publish FILE writes down where every chain ends now, to be kept or shown elsewhere
  --sign KEY     signs that with the ed25519 key of a file (PEM), which is made if it is not there
${RULES_HELP}`,

  async answer(args): Promise<Answer> {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        database: { type: 'string' },
        heads: { type: 'string', multiple: true, default: [] },
        publish: { type: 'string' },
        sign: { type: 'string' },
        ...rulesFlag,
      },
    })
    if (values.data !== undefined && values.database !== undefined)
      throw new BadInput('a folder or a database, not both', '--database')
    if (values.sign !== undefined && values.publish === undefined)
      throw new BadInput('what is signed must be written somewhere: --publish FILE', '--sign')
    const database =
      values.data === undefined ? databaseOf(values.database ?? process.env.DATABASE_URL) : undefined
    const library = await openRulebookWith(values.rules)
    const books = await import('@cardroom/server/audit')
    const given = values.heads.map(file => usable('--heads', () => books.readEnds(file)))
    const { sign } = values
    const key = sign === undefined ? undefined : usable('--sign', () => books.signingKey(sign))
    const {
      ledger,
      heads,
      key: houseKey,
    } = await books
      .openLedger(database === undefined ? { data: values.data ?? './data' } : { database })
      .catch((error: Error) => {
        throw new BadInput(error.message, database === undefined ? '--data' : '--database')
      })
    const bar = new Progress()
    try {
      const { ends, wrong, ...found } = await books.audit({
        ledger,
        library,
        heads: [heads, ...given.map(one => one.heads)],
        key: houseKey,
        progress: bar.show,
      })
      // A statement does not vouch for faulty books.
      const statement = wrong.length === 0 ? books.makeStatement(ends, Date.now(), key) : undefined
      if (statement && values.publish !== undefined)
        writeFileSync(values.publish, `${JSON.stringify(statement)}\n`)
      return {
        ...found,
        signedBy: given.flatMap(({ key: by }) => (by === undefined ? [] : [books.fingerprint(by)])),
        ...(statement?.key === undefined ? {} : { signs: books.fingerprint(statement.key) }),
        wrong: wrong.map(mistakeOf),
      }
    } finally {
      bar.end()
      await ledger.close()
    }
  },

  print(answer) {
    const { tables, events, rounds, shoes, people, heads, head, signedBy, signs, wrong } = answer as Answer
    const count = (n: number, what: string) => `${english.number(n)} ${what}`
    return [
      ...wrong.map(({ at, what }) => `${at}: ${what}`),
      [
        count(tables, 'tables'),
        count(events, 'events'),
        count(rounds, 'rounds'),
        count(shoes, 'shoes'),
        count(people, 'people'),
        count(heads, 'ends known from outside'),
      ].join(', '),
      wrong.length === 0
        ? `Everything is as it was written. Head of the house: ${head}`
        : `Something is wrong in ${count(wrong.length, wrong.length === 1 ? 'place' : 'places')}; what comes after it at the same table was not looked at.`,
      ...signedBy.map(by => `compared with what ${by} has signed`),
      ...(signs === undefined ? [] : [`signed by ${signs}`]),
    ].join('\n')
  },

  exitCode: answer => ((answer as Answer).wrong.length > 0 ? 1 : 0),
}

const mistakeOf = (one: Refusal): AuditMistake => ({
  at: writePath(one.at),
  code: one.code,
  what: english.refusal(one),
})

/** Reads a file that an option names, or reports bad input. */
function usable<T>(option: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new BadInput(code === 'ENOENT' ? 'there is no such file' : message, option)
  }
}
