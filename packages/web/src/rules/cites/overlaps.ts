import { citedLines } from '@cardroom/engine'

/** Whether two citations have a line in common. */
export function overlaps(one: string, other: string): boolean {
  if (one === other) return true
  const others = citedLines(other) ?? []
  return (citedLines(one) ?? []).some(a =>
    others.some(b => a.file === b.file && a.from <= b.to && b.from <= a.to),
  )
}
