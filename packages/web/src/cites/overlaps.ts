/** The lines that a citation names: `003:1143-1144` or `003:718, 722`. */
function linesOf(cite: string): { file: string; from: number; to: number }[] {
  const spans: { file: string; from: number; to: number }[] = []
  let file = ''
  for (const part of cite.split(/[,;]\s*/)) {
    const match = /^(?:(\d+):)?(\d+)(?:[-–](\d+))?$/.exec(part.trim())
    if (!match) continue
    file = match[1] ?? file
    spans.push({ file, from: Number(match[2]), to: Number(match[3] ?? match[2]) })
  }
  return spans
}

/** Whether two citations have a line in common. */
export function overlaps(one: string, other: string): boolean {
  if (one === other) return true
  const others = linesOf(other)
  return linesOf(one).some(a => others.some(b => a.file === b.file && a.from <= b.to && b.from <= a.to))
}
