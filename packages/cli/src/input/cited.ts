import { type Cite, citedLines, type Section } from '@cardroom/engine'
import type { FeeTable } from '@cardroom/engine/collection'
import { type Excerpt, excerptOf, type Filing, filings, partsAt, partsOf } from '@cardroom/rulebook/filings'
import { differenceWarnings, type FilingTexts } from '@cardroom/server/filings'

/** The texts behind the citations of a sheet. */
export interface CitedTexts {
  /** The cited lines with their neighbours, by citation, as far as the texts are here. */
  readonly excerpts: Readonly<Record<Cite, readonly Excerpt[]>>
  /** Texts that differ from the cited ones, in words. */
  readonly differing: readonly string[]
  /** Cited filings whose texts are missing, with the citations. */
  readonly missing: readonly (Filing & { readonly parts: readonly string[] })[]
}

/** Every citation of a sheet. */
export const citesOf = (sections: readonly Section[]): Cite[] => [
  ...new Set(
    sections
      .flatMap(({ lines = [], table, grid }) => [...lines, ...(table?.rows ?? []), ...(grid?.rows ?? [])])
      .flatMap(({ cite }) => cite ?? []),
  ),
]

export function citedBy(
  cites: readonly Cite[],
  texts: FilingTexts,
  feeTables: readonly FeeTable[],
): CitedTexts {
  const spans = cites.flatMap(cite => citedLines(cite) ?? [])
  const excerpts = cites.map(cite => [
    cite,
    (citedLines(cite) ?? []).flatMap(span => {
      const text = texts.get(span.file)
      return text ? [excerptOf(text.lines, span)] : []
    }),
  ])
  const missing = filings
    .filter(({ number }) => !texts.has(number) && spans.some(({ file }) => file === number))
    .map(filing => {
      const parts = partsOf(filing.number, feeTables)
      const at = spans.filter(({ file }) => file === filing.number).flatMap(span => partsAt(parts, span))
      return { ...filing, parts: [...new Set(at.map(({ title }) => title))] }
    })
  return { excerpts: Object.fromEntries(excerpts), differing: differenceWarnings(texts), missing }
}
