/** `"003:1122"`: a line (or a range, or a list of lines) of a filing; `"practice"` where no filing speaks. */
export type Cite = string

/** Lines of a filing, both ends included. */
export interface CitedLines {
  readonly file: string
  readonly from: number
  readonly to: number
}

/**
 * The lines that a citation names: `003:718`, `003:1143-1144`, `003:513, 003:527`, `002:1795, 1903`;
 * none for `practice`, and nothing at all for what is no citation.
 */
export function citedLines(cite: Cite): CitedLines[] | undefined {
  if (cite === 'practice') return []
  const lines: CitedLines[] = []
  for (const part of cite.split(', ')) {
    const match = /^(?:(\d{3}):)?(\d+)(?:-(\d+))?$/.exec(part)
    const file = match?.[1] ?? lines.at(-1)?.file
    if (!match || file === undefined) return undefined
    const from = Number(match[2])
    const to = Number(match[3] ?? from)
    if (from < 1 || to < from) return undefined
    lines.push({ file, from, to })
  }
  return lines
}

/** Several citations as one, none twice. */
export const joinCites = (...cites: readonly Cite[]): Cite => [...new Set(cites)].join(', ')
