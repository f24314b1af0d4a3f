import { type Cite, joinCites, type RuleSet, sayer } from '@cardroom/engine'
import { FEE_DOCUMENTS, type FeeTable, schedulesOf } from '@cardroom/engine/collection'
import { spanOf } from '../collection/sheet.ts'
import { limitText } from '../collection/words.ts'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { sheetIncident } from '../sheet/incident.ts'
import type { SayText } from '../sheet/said.ts'
import { type Fact, factsOf, keyInWords } from './facts.ts'
import { mergeInOrder } from './merge-in-order.ts'
import type { CompareSentences } from './sentences.ts'

/** Two filings side by side. */
export interface Comparison {
  readonly a: string
  readonly b: string
  readonly same: number
  readonly different: number
  readonly sections: readonly ComparedSection[]
}

/** A section of two rule sheets side by side. */
export interface ComparedSection {
  readonly title: string
  readonly rows: readonly ComparedRow[]
}

/** A row of two rule sheets side by side. */
export interface ComparedRow {
  readonly what: string
  /** The text of each side; null where it has none. */
  readonly a: ComparedText | null
  readonly b: ComparedText | null
  readonly same: boolean
}

/** The text of one side of a comparison, with its lines. */
export interface ComparedText {
  readonly text: string
  readonly cite: Cite | null
}

/** Compares two rule sets field by field, for readers who know the data. */
export function compareRules(
  a: RuleSet,
  b: RuleSet,
  say: SayText,
  tables: readonly FeeTable[] = FEE_TABLES,
): Comparison {
  const [ofA, ofB] = [a, b].map(
    rules => new Map(allFacts(rules, tables, say).map(fact => [fact.path.join(' › '), fact])),
  )
  const sections = new Map<string, ComparedRow[]>()
  for (const [key, fact] of mergeInOrder(ofA!, ofB!)) {
    const [section = '', ...rest] = fact.path
    const one = comparedText(ofA!.get(key))
    const other = comparedText(ofB!.get(key))
    const known = SECTION_TITLES[section]
    const title = known ? say(saying(known)) : capital(keyInWords(section))
    const rows = sections.get(title) ?? []
    rows.push({ what: rest.map(keyInWords).join(' › '), a: one, b: other, same: one?.text === other?.text })
    sections.set(title, rows)
  }
  const rows = [...sections.values()].flat()
  const same = rows.filter(row => row.same).length
  return {
    a: a.id,
    b: b.id,
    same,
    different: rows.length - same,
    sections: [...sections].map(([title, list]) => ({ title, rows: list })),
  }
}

const saying = sayer<CompareSentences>()

/** Fields that have a better title than their own name. */
const SECTION_TITLES: Readonly<Record<string, Extract<keyof CompareSentences, `compare-${string}`>>> = {
  backLine: 'compare-back-line',
  bank: 'compare-bank',
  check: 'compare-check',
  collection: 'compare-collection',
  deck: 'compare-deck',
  decks: 'compare-deck',
  filing: 'compare-filing',
  first: 'compare-first',
  glossary: 'compare-glossary',
  opening: 'compare-opening',
  otherwise: 'compare-otherwise',
  seats: 'compare-seats',
  settle: 'compare-settle',
  verdicts: 'compare-verdicts',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const comparedText = (fact: Fact | undefined): ComparedText | null =>
  fact ? { text: fact.value, cite: fact.cite ?? null } : null

function allFacts(rules: RuleSet, tables: readonly FeeTable[], say: SayText): Fact[] {
  const { id, name, family, number, owner, source, ...rest } = rules
  return [
    ...factsOf({ name, family, number, owner }, say, { path: ['filing'], cite: joinCites(...source) }),
    ...factsOf({ ...rest, incidents: rest.incidents.map(sheetIncident) }, say),
    ...factsOf(collection(id, tables, say), say, { path: ['collection'] }),
  ]
}

/** How many options each document has, and for which limits. */
function collection(id: string, tables: readonly FeeTable[], say: SayText) {
  return FEE_DOCUMENTS.flatMap(document => {
    const options = (schedulesOf(tables, id)[document] ?? []).map(({ option }) => option)
    if (options.length === 0) return []
    const limits = [...new Set(options.map(option => say(limitText(option))).filter(Boolean))]
    const shown = limits.length > 4 ? `${limits[0]} … ${limits.at(-1)}` : limits.join('; ')
    return [{ name: document, options: options.length, limits: shown, cite: spanOf(options) }]
  })
}
