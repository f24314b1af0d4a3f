import {
  type Cite,
  citedLines,
  isOdds,
  type Odds,
  type Path,
  type Refusal,
  refuser,
  within,
} from '@cardroom/engine'
import type { OwnGame } from './own-game.ts'
import type { OwnGameRefusals } from './refusals.ts'
import { printsOdds, type TextsByFiling } from './speaks.ts'

const refuse = refuser<OwnGameRefusals>()

/** A citation, and its place in the file. */
function* citesIn(
  value: unknown,
  path: Path,
): Generator<{ readonly path: Path; readonly cite: Cite; readonly odds?: Odds }> {
  if (typeof value === 'string' && /^\d{3}:/.test(value)) yield { path, cite: value }
  if (typeof value !== 'object' || value === null) return
  const { cite, pays } = value as { cite?: unknown; pays?: unknown }
  for (const [key, one] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    if (key === 'pays' && typeof pays === 'string' && isOdds(pays) && typeof cite === 'string')
      yield { path: at, cite, odds: pays }
    else yield* citesIn(one, at)
  }
}

/** What the texts of the filings say about a game's citations. */
export interface CiteReport {
  readonly checked: number
  /** Cited filings whose texts are missing: their lines cannot be checked. */
  readonly missing: readonly string[]
  readonly doubts: readonly Refusal[]
}

/** Checks that every cited line exists, and that the lines of a pay table have its figures. */
export function checkCites(game: OwnGame, texts: TextsByFiling): CiteReport {
  const missing = new Set<string>()
  const doubts: Refusal[] = []
  let checked = 0
  for (const { path, cite, odds } of citesIn(game, [])) {
    const spans = citedLines(cite) ?? []
    for (const { file } of spans) if (!texts.has(file)) missing.add(file)
    if (spans.length === 0 || spans.some(({ file }) => !texts.has(file))) continue
    checked++
    const beyond = spans.find(({ file, to }) => to > texts.get(file)!.length)
    if (beyond) {
      const lines = texts.get(beyond.file)!.length
      doubts.push(within<never>(path, refuse('own-beyond-the-text', { cite, lines })))
    } else if (odds !== undefined && !printsOdds(cite, odds, texts)) {
      doubts.push(within<never>(path, refuse('own-lines-do-not-say', { cite, odds })))
    }
  }
  return { checked, missing: [...missing].sort(), doubts }
}
