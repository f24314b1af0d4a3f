import type { FilingText, FilingTexts } from '@cardroom/room/routes'

export type { FilingTexts } from '@cardroom/room/routes'

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Filing, filings } from '@cardroom/rulebook/filings'

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

/** Warnings for the texts that are not the ones that were cited. */
export const differenceWarnings = (texts: FilingTexts): string[] =>
  [...texts].flatMap(([number, { file, differs }]) =>
    differs ? [`${file} is not the text of filing ${number} that was cited: its lines may be others.`] : [],
  )
