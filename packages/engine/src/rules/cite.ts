/**
 * `"003:1122"`: a line (or a range, or a list of lines) of a filing; `"practice"` where no filing speaks. A list
 * names each filing once: `002:1674, 1680`, `001:81-82, 003:1091`.
 */
export type Cite = string

/** Lines of a filing, both ends included. */
export interface CitedLines {
  readonly file: string
  readonly from: number
  readonly to: number
}

/**
 * The lines that a citation names: `003:718`, `003:1143-1144`, `002:1795, 1903`, `001:81-82, 003:1091`; none
 * for `practice`, undefined for anything that is no citation.
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

/** Several citations as one, no lines twice; `practice` only where no filing speaks at all. */
export function joinCites(...cites: readonly Cite[]): Cite {
  const lines = cites.flatMap(cite => citedLines(cite) ?? [])
  if (lines.length === 0) return cites[0] ?? ''
  let last = ''
  const parts = new Set<string>()
  const written: string[] = []
  for (const { file, from, to } of lines) {
    const range = from === to ? String(from) : `${from}-${to}`
    if (parts.has(`${file}:${range}`)) continue
    parts.add(`${file}:${range}`)
    written.push(file === last ? range : `${file}:${range}`)
    last = file
  }
  return written.join(', ')
}
