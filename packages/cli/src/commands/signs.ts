import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { PrivateTableReply, TablesReply } from '@cardroom/protocol'
import { isLanguage, LANGUAGES, type Language } from '@cardroom/words/languages'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { findChromium, printAddress } from '../paper/chromium.ts'
import { Progress } from '../terminal/progress.ts'
import { inColumns } from '../terminal/table.ts'

/** A file that was printed. */
interface PrintedTable {
  readonly table: string
  readonly title: string
  readonly language: Language
  readonly file: string
  readonly pages: number
}

interface SignsAnswer {
  readonly printed: readonly PrintedTable[]
}

export const signsCommand: QueryCommand = {
  help: `cardroom signs --pdf DIR [--url URL] [--table ID]… [--word WORD]… [--lang L]… [--json]

Everything that is posted at the tables of a card room that is open, as each is set: table sign, collection, the notice
of the player-dealer position, pay tables and rule sheet; a PDF for each table and language, DIR/LANGUAGE/TABLE.pdf.
The page /house/signs shows the same, with a button for all of it. It is printed by a Chromium of this machine, or the
one that the environment variable CHROMIUM names.

  --pdf DIR     where the files go
  --url URL     where the card room is (default: http://localhost:8080)
  --table ID    only this table; may be given several times
  --word WORD   only the private table with this word (the end of its invitation); may be given several times
  --lang L      the house’s languages: ${LANGUAGES.join(', ')} (default: en); may be given several times`,

  async answer(args): Promise<SignsAnswer> {
    const { values } = parseArgs({
      args: [...args],
      options: {
        pdf: { type: 'string' },
        url: { type: 'string', default: 'http://localhost:8080' },
        table: { type: 'string', multiple: true, default: [] },
        word: { type: 'string', multiple: true, default: [] },
        lang: { type: 'string', multiple: true, default: ['en'] },
      },
    })
    const { pdf, url, table, word, lang } = values
    if (pdf === undefined) throw new BadInput('where do the files go?', '--pdf')
    const languages = lang.map(languageOf)
    const chromium = findChromium()
    if (chromium === undefined)
      throw new BadInput('this takes a Chromium: install one, or name it in CHROMIUM')
    const hidden: TableToPost[] = []
    for (const one of word) hidden.push({ ...(await privateAt(url, one)), word: one })
    const open = word.length > 0 && table.length === 0 ? [] : await tablesAt(url, table)
    const tables = [...open, ...hidden]
    return { printed: printAll(tables, languages, { chromium, url, folder: pdf }) }
  },

  print(answer) {
    const { printed } = answer as SignsAnswer
    if (printed.length === 0) return 'no table is open there'
    return inColumns(
      printed.map(({ title, language, file, pages }) => [title, language, `${pages} pages`, file]),
    )
  },
}

function languageOf(tag: string): Language {
  if (!isLanguage(tag)) throw new BadInput(`one of ${LANGUAGES.join(', ')}, not ${tag}`, '--lang')
  return tag
}

/** The open tables; every named one must be among them. */
async function tablesAt(url: string, named: readonly string[]): Promise<TablesReply> {
  const all = await listAt(url)
  const open = all.filter(({ phase }) => phase !== 'not-opened')
  const missing = named.find(id => !open.some(one => one.id === id))
  if (missing !== undefined) throw new BadInput(`there is no table "${missing}"`, '--table')
  return named.length === 0 ? open : open.filter(({ id }) => named.includes(id))
}

async function listAt(url: string): Promise<TablesReply> {
  const reply = await askedAt(url, '/api/tables')
  if (!reply.ok) throw nobodyThere()
  return (await reply.json()) as TablesReply
}

const nobodyThere = (): BadInput => new BadInput('no card room answers there', '--url')

function askedAt(url: string, path: string): Promise<Response> {
  if (!URL.canParse(url)) throw nobodyThere()
  return fetch(new URL(path, url)).catch(() => {
    throw nobodyThere()
  })
}

async function privateAt(url: string, word: string): Promise<PrivateTableReply> {
  const reply = await askedAt(url, `/api/private-tables/${encodeURIComponent(word)}`)
  if (!reply.ok) throw new BadInput(`no private table has the word "${word}"`, '--word')
  return (await reply.json()) as PrivateTableReply
}

/** A table with something posted. */
interface TableToPost extends PrivateTableReply {
  readonly word?: string
}

interface SignPrinting {
  readonly chromium: string
  readonly url: string
  readonly folder: string
}

function printAll(
  tables: readonly TableToPost[],
  languages: readonly Language[],
  { chromium, url, folder }: SignPrinting,
): PrintedTable[] {
  const progress = new Progress()
  const wanted = languages.flatMap(language => tables.map(table => ({ language, table })))
  const printed = wanted.map(({ language, table: { id, title, word } }, i) => {
    const file = join(folder, language, `${id.replaceAll(/[^\w-]+/g, '-')}.pdf`)
    mkdirSync(join(folder, language), { recursive: true })
    const address = new URL('/house/signs', url)
    address.search = String(new URLSearchParams({ table: id, lang: language }))
    // Behind the #, so that no proxy sees it.
    if (word !== undefined) address.hash = `word=${word}`
    printAddress(chromium, address.href, file)
    progress.show('printing', i + 1, wanted.length)
    if (!existsSync(file)) throw new Error(`Chromium has not written ${file}`)
    return { table: id, title, language, file, pages: pagesOf(readFileSync(file)) }
  })
  progress.end()
  return printed
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
