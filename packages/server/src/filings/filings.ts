import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Filing, filings } from '@cardroom/rulebook/filings'

/** The text of a filing, line by line. */
export interface FilingText {
  readonly file: string
  readonly lines: readonly string[]
  /** It is not the text that was cited: its lines may be others. */
  readonly differs: boolean
}

/** The texts that are there, by the numbers of the filings. */
export type FilingTexts = ReadonlyMap<string, FilingText>

/** The folder `filings` where the program was started, if there is one. */
export const usualFilings = (): string | undefined => (existsSync('filings') ? 'filings' : undefined)

/** The filings in a folder. A file is known by the number that its name starts with; none is needed. */
export function readFilings(folder: string): FilingTexts {
  const files = readdirSync(folder).sort()
  return new Map(
    filings.flatMap(filing => {
      const texts = files
        .filter(file => new RegExp(`^${filing.number}(?!\\d).*\\.txt$`).test(file))
        .map(file => readText(join(folder, file), filing))
      const text = texts.find(({ differs }) => !differs) ?? texts[0]
      return text ? [[filing.number, text] as const] : []
    }),
  )
}

function readText(file: string, { sha256 }: Filing): FilingText {
  const bytes = readFileSync(file)
  const differs = createHash('sha256').update(bytes).digest('hex') !== sha256
  return { file, lines: bytes.toString('utf8').split('\n'), differs }
}

/** What whoever put the texts there should know: a line for each that is not the one that was cited. */
export const differing = (texts: FilingTexts): string[] =>
  [...texts].flatMap(([number, { file, differs }]) =>
    differs ? [`${file} is not the text of filing ${number} that was cited: its lines may be others.`] : [],
  )
