/** Something that a file exports itself. */
export interface Declared {
  readonly name: string
  readonly kind: Kind
  /** Its doc comment, without stars; empty where it has none. */
  readonly says: string
  /** How it is declared, without its comment. */
  readonly text: string
}

export type Kind = 'function' | 'class' | 'interface' | 'type' | 'const'

/** Something that a file hands on from another: everything, or these names. */
export interface HandedOn {
  readonly from: string
  readonly names?: ReadonlyMap<string, string>
}

export interface FileRead {
  readonly declared: readonly Declared[]
  readonly handedOn: readonly HandedOn[]
}

/** A statement begins at the left edge; what belongs to it is indented, or closes it. */
const BEGINS =
  /^(?:\/\*\*|\/\/|export\b|import\b|declare\b|interface\b|type\b|const\b|let\b|function\b|class\b|async\b|abstract\b)/

const DECLARES =
  /^export (?:declare )?(?:abstract |async )?(function\*?|class|interface|type|const|let)\s+([\w$]+)/

/** The exports of a TypeScript file, a declaration file as well as a source: formatted code, one statement after the other. */
export function readExports(text: string): FileRead {
  const declared: Declared[] = []
  const handedOn: HandedOn[] = []
  let says = ''
  for (const statement of statementsOf(text)) {
    if (statement.startsWith('/**')) {
      says = sentenceOf(statement)
      continue
    }
    const [, kind, name] = DECLARES.exec(statement) ?? []
    if (kind !== undefined && name !== undefined) {
      declared.push({ name, kind: kindOf(kind), says, text: statement.trimEnd() })
    } else handedOn.push(...handedOnBy(statement))
    says = ''
  }
  return { declared, handedOn }
}

function statementsOf(text: string): string[] {
  const statements: string[] = []
  let inComment = false
  for (const line of text.split('\n')) {
    if (!inComment && (BEGINS.test(line) || statements.length === 0)) statements.push(line)
    else statements[statements.length - 1] += `\n${line}`
    if (line.startsWith('/**')) inComment = true
    if (inComment && line.includes('*/')) inComment = false
  }
  return statements
}

/** What a comment says: its text in one piece. */
const sentenceOf = (comment: string): string =>
  comment
    .slice(0, comment.indexOf('*/'))
    .replace('/**', '')
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()

const kindOf = (word: string): Kind => {
  if (word.startsWith('function')) return 'function'
  return word === 'let' ? 'const' : (word as Kind)
}

function handedOnBy(statement: string): HandedOn[] {
  const all = /^export (?:type )?\* from '([^']+)'/.exec(statement)
  if (all?.[1] !== undefined) return [{ from: all[1] }]
  const [, list = '', from] = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/.exec(statement) ?? []
  if (from === undefined) return []
  const names = list
    .split(',')
    .map(one => one.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map(one => one.split(' as ') as [string, string?])
  return [{ from, names: new Map(names.map(([own, other = own]) => [other, own])) }]
}
