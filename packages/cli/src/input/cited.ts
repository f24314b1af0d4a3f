import { type Cite, citedLines, type Section } from '@cardroom/engine'
import type { FeeTable } from '@cardroom/engine/collection'
import { type Excerpt, excerptOf, type Filing, filings, partsAt, partsOf } from '@cardroom/rulebook/filings'
import { differing, type FilingTexts } from '@cardroom/server/filings'

/** What the citations of a sheet cite. */
export interface Cited {
  /** The cited lines with some around them, by their citations, as far as the texts are here. */
  readonly excerpts: Readonly<Record<Cite, readonly Excerpt[]>>
  /** Texts that are not the ones that were cited, in words. */
  readonly differing: readonly string[]
  /** Cited filings whose texts are not here, and what is cited of them. */
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

export function citedBy(cites: readonly Cite[], texts: FilingTexts, feeTables: readonly FeeTable[]): Cited {
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
  return { excerpts: Object.fromEntries(excerpts), differing: differing(texts), missing }
}
