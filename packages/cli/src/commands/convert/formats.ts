import { completeRecord, isRefusal, type Library, type Refusal } from '@cardroom/engine'
import { type ConversionResult, readOpenHand, writeOpenHand } from '@cardroom/engine/formats'
import { readHistory, replay, writeHistory } from '@cardroom/engine/phh'
import { english } from '@cardroom/words/en'
import { parse } from 'smol-toml'
import { BadInput } from '../../command/bad-input.ts'
import { jsonValues } from '../../input/input.ts'
import { type FinishedRecord, roundsAsCsv } from './csv.ts'
import { starsText } from './stars.ts'

/** A hand of a file, or why it cannot be read. */
type HandInFile = readonly [at: string, value: unknown | BadInput]

/** A format: how it splits a file into hands, turns them into records, and writes records. */
export interface HandFormat {
  readonly endings: readonly string[]
  readonly is: string
  readonly find?: (text: string, file: string) => readonly HandInFile[]
  readonly read?: (value: unknown, library: Library) => ConversionResult<object> | Refusal
  readonly write: (
    record: FinishedRecord,
    library: Library,
    number: number,
  ) => ConversionResult<unknown> | Refusal
  /** Combines hands into one file; missing where the format holds a single hand. */
  readonly join: (written: readonly unknown[]) => string | undefined
}

const json = (text: string, file: string): HandInFile[] => {
  const { lines, values } = jsonValues(text, file)
  return values.map((value, i) => [lines ? `${file}, line ${i + 1}` : file, value])
}

const records: Pick<HandFormat, 'find' | 'read' | 'write'> = {
  find: json,
  read: value => ({ as: value as object, unsaid: [] }),
  write: record => ({ as: record, unsaid: [] }),
}

const readPhh: HandFormat['read'] = (value, library) => {
  const history = readHistory(value)
  if (isRefusal(history)) return history
  const replayed = replay(history, library)
  if (isRefusal(replayed)) return replayed
  const named = history.own === undefined && history.players !== undefined
  return { as: replayed.record, unsaid: named ? ['names'] : [] }
}

const toml = (text: string, file: string): Readonly<Record<string, unknown>> => {
  try {
    return parse(text)
  } catch (error) {
    throw new BadInput(`not TOML (${(error as Error).message.split('\n')[0]})`, file)
  }
}

const onlyText = (written: readonly unknown[]): string | undefined =>
  written.length === 1 ? String(written[0]) : undefined

export const HAND_FORMATS = {
  json: {
    ...records,
    endings: ['.json'],
    is: 'one round record',
    join: written => (written.length === 1 ? `${JSON.stringify(written[0], null, 2)}\n` : undefined),
  },
  jsonl: {
    ...records,
    endings: ['.jsonl', '.ndjson'],
    is: 'round records, one a line',
    join: written => written.map(record => `${JSON.stringify(record)}\n`).join(''),
  },
  phh: {
    endings: ['.phh'],
    is: 'a poker hand history',
    find: (text, file) => [[file, toml(text, file)]],
    read: readPhh,
    write: (record, library) => writeHistory(record, library),
    join: onlyText,
  },
  phhs: {
    endings: ['.phhs'],
    is: 'poker hand histories in one file',
    find: (text, file) => Object.entries(toml(text, file)).map(([key, hand]) => [`${file}#${key}`, hand]),
    read: readPhh,
    write: (record, library) => writeHistory(record, library),
    join: written => written.map((hand, i) => `[${i + 1}]\n${hand}`).join('\n'),
  },
  ohh: {
    endings: ['.ohh'],
    is: 'Open Hand History, a blank line between hands',
    find: (text, file) =>
      /\n\s*\n/.test(text.trim())
        ? text
            .split(/\n\s*\n/)
            .filter(part => part.trim() !== '')
            .flatMap((part, i) => json(part, `${file}, hand ${i + 1}`))
        : json(text, file),
    read: readOpenHand,
    write: (record, library) => writeOpenHand(record, library),
    join: written => `${written.map(hand => JSON.stringify(hand)).join('\n\n')}\n`,
  },
  stars: {
    endings: ['.txt'],
    is: 'text in the manner of PokerStars (out only)',
    write: (record, library, number) => starsText(record, library, english.say, number),
    join: written => written.join('\n\n'),
  },
  csv: {
    endings: ['.csv'],
    is: 'what came of rounds, a line for each person (out only)',
    write: record => ({ as: record, unsaid: ['everything-but-results'] }),
    join: written => roundsAsCsv(written as readonly FinishedRecord[]),
  },
} as const satisfies Readonly<Record<string, HandFormat>>

export type FormatName = keyof typeof HAND_FORMATS

export const formatNames = Object.keys(HAND_FORMATS) as FormatName[]

/** The format that an option names, or else the ending of a file. */
export function formatOf(option: string | undefined, file: string, flag: string): FormatName {
  if (option !== undefined) {
    const named = formatNames.find(name => name === option)
    if (named) return named
    throw new BadInput(`${formatNames.join(', ')}, not ${option}`, flag)
  }
  const found = formatNames.find(name => HAND_FORMATS[name].endings.some(ending => file.endsWith(ending)))
  if (found) return found
  throw new BadInput(`its ending says no format: ${flag} ${formatNames.join('|')} does`, file)
}

/** A record with its result. */
export const finishRecord = (record: object, library: Library): FinishedRecord | Refusal => {
  const { result: _, ...question } = record as Partial<FinishedRecord>
  return completeRecord(question, library, english.say)
}
