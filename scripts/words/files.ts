import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const MESSAGES = join(ROOT, 'packages/words/messages')
const PHRASES = 'phrases.json'

/** A message where it stands in a translator's file. */
export interface FiledMessage {
  readonly key: string
  readonly source: string
  /** `packages/words/messages/es/table.json:12` */
  readonly at: string
}

/** The messages of a language, and what is wrong with its files themselves. */
export interface FiledLanguage {
  readonly messages: readonly FiledMessage[]
  readonly faults: readonly string[]
}

/** Reads the messages of a language, file by file, each with its line. */
export function readLanguage(language: string): FiledLanguage {
  const folder = join(MESSAGES, language)
  const read = readdirSync(folder)
    .filter(name => name.endsWith('.json') && name !== PHRASES)
    .map(name => readMessages(join(folder, name)))
  const messages = read.flatMap(of => of.messages)
  return { messages, faults: [...read.flatMap(of => of.faults), ...saidTwice(messages)] }
}

/** Reads the words that simplified Chinese has for those of the traditional, each with its line. */
export const readPhrases = (): FiledLanguage => readMessages(join(MESSAGES, 'zh-Hans', PHRASES))

/** A file has a message on each line; where it is no JSON, nothing of it is known. */
export function readMessages(file: string): FiledLanguage {
  const text = readFileSync(file, 'utf8')
  const at = (line: number): string => `${relative(ROOT, file)}:${line}`
  const lines = text.split('\n').map(line => /^\s*"((?:[^"\\]|\\.)*)"\s*:/.exec(line)?.[1])
  const messages: FiledMessage[] = []
  const faults: string[] = []
  try {
    const parsed = JSON.parse(text) as Record<string, unknown>
    lines.forEach((key, index) => {
      if (key === undefined) return
      const source = parsed[key]
      if (typeof source === 'string') messages.push({ key, source, at: at(index + 1) })
      else faults.push(`${at(index + 1)} ${key}: is no text`)
    })
  } catch (error) {
    const { message } = error as Error
    const [, line = lines.length] = /line (\d+)/.exec(message) ?? []
    faults.push(`${at(Number(line))}: ${message}`)
  }
  return { messages, faults }
}

function saidTwice(messages: readonly FiledMessage[]): string[] {
  const first = new Map<string, string>()
  return messages.flatMap(({ key, at }) => {
    const before = first.get(key)
    first.set(key, before ?? at)
    return before === undefined ? [] : [`${at} ${key}: stands in ${before} already`]
  })
}
