import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const MESSAGES = join(ROOT, 'packages/words/messages')

/** A message where it stands in a translator's file. */
export interface FiledMessage {
  readonly key: string
  readonly source: string
  /** `packages/words/messages/es/table.json:12` */
  readonly at: string
}

/** The messages of a language, file by file, each with its line. */
export function filedMessages(language: string): FiledMessage[] {
  const folder = join(MESSAGES, language)
  return readdirSync(folder)
    .filter(name => name.endsWith('.json') && name !== 'phrases.json')
    .flatMap(name => {
      const file = join(folder, name)
      const text = readFileSync(file, 'utf8')
      const lines = text.split('\n')
      return Object.entries(JSON.parse(text) as Record<string, string>).map(([key, source]) => {
        const line = lines.findIndex(one => one.trimStart().startsWith(`${JSON.stringify(key)}:`)) + 1
        return { key, source, at: `${relative(ROOT, file)}:${line}` }
      })
    })
}
