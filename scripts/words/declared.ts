import { fileURLToPath } from 'node:url'
import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync'

/** The kind of a value of a sentence. */
export type ValueKind =
  | { readonly is: 'text' | 'number' | 'boolean' | 'saying' | 'other' }
  | { readonly is: 'one-of'; readonly members: readonly string[] }
  | { readonly is: 'list'; readonly of: ValueKind }

/** A value of a sentence. */
export interface DeclaredValue {
  readonly kind: ValueKind
  /** It may be left out. */
  readonly optional: boolean
}

/** The values of a sentence, by name; a sentence that always reads the same has none. */
export type DeclaredSentence = Readonly<Record<string, DeclaredValue>>

/** Every sentence that an interface declares: by its key, or for words of the page by its path, `table.seat`. */
export type DeclaredSentences = ReadonlyMap<string, DeclaredSentence>

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Reads what sentences there are and what they are made of, from the interfaces beside the code that says them. */
export function readDeclared(): {
  sentences: DeclaredSentences
  refusals: DeclaredSentences
  page: DeclaredSentences
  verify: readonly string[]
} {
  const api = new API({ cwd: ROOT })
  try {
    const project = api
      .updateSnapshot({ openProject: `${ROOT}tsconfig.json` })
      .getProject(`${ROOT}tsconfig.json`)!
    const of = (name: string, file = 'catalogue.ts'): Type =>
      typeNamed(project, `${ROOT}packages/words/src/${file}`, name)
    const { checker } = project
    return {
      sentences: sentencesOf(checker, of('AllSentences')),
      refusals: sentencesOf(checker, of('AllRefusals')),
      page: pageWordsOf(checker, of('PageWords', 'page-words/index.ts')),
      verify: checker
        .getPropertiesOfType(of('VerifySentences', 'verify-sentences.ts'))
        .map(({ name }) => `verify.${name}`),
    }
  } finally {
    api.close()
  }
}

function typeNamed({ checker }: Project, file: string, name: string): Type {
  const symbol = checker.resolveName(name, SymbolFlags.Type, { document: file, position: 0 })
  if (symbol === undefined) throw new Error(`${file} has no type ${name}`)
  const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return checker.getDeclaredTypeOfSymbol(declared)
}

function sentencesOf(checker: Checker, type: Type): DeclaredSentences {
  const properties = checker.getPropertiesOfType(type)
  const types = checker.getTypeOfSymbol(properties)
  return new Map(properties.map(({ name }, at) => [name, valuesOf(checker, types[at]!)]))
}

/** The page's words: a text has no values, a sentence takes them as one object. */
function pageWordsOf(checker: Checker, type: Type, path = ''): Map<string, DeclaredSentence> {
  const properties = checker.getPropertiesOfType(type)
  const types = checker.getTypeOfSymbol(properties)
  const words = new Map<string, DeclaredSentence>()
  properties.forEach(({ name }, at) => {
    const key = path + name
    const of = types[at]!
    if (of.flags & (TypeFlags.StringLike | TypeFlags.Union)) words.set(key, {})
    else {
      const [signature] = checker.getSignaturesOfType(of, SignatureKind.Call)
      if (signature === undefined)
        for (const [inner, values] of pageWordsOf(checker, of, `${key}.`)) words.set(inner, values)
      else words.set(key, valuesOf(checker, checker.getParameterType(signature, 0)!))
    }
  })
  return words
}

function valuesOf(checker: Checker, type: Type): DeclaredSentence {
  const properties = checker.getPropertiesOfType(type)
  const types = checker.getTypeOfSymbol(properties)
  return Object.fromEntries(
    properties.map((property, at) => [property.name, declaredValue(checker, property, types[at]!)]),
  )
}

function declaredValue(checker: Checker, symbol: TypeSymbol, type: Type): DeclaredValue {
  const members = type.isUnionType() ? type.getTypes() : [type]
  const given = members.filter(({ flags }) => !(flags & TypeFlags.Undefined))
  return {
    kind: kindOf(checker, given),
    optional: given.length < members.length || (symbol.flags & SymbolFlags.Optional) !== 0,
  }
}

function kindOf(checker: Checker, members: readonly Type[]): ValueKind {
  const all = (flags: number): boolean => members.every(member => (member.flags & flags) !== 0)
  if (all(TypeFlags.BooleanLike)) return { is: 'boolean' }
  if (all(TypeFlags.StringLiteral | TypeFlags.NumberLiteral))
    return {
      is: 'one-of',
      members: members.map(member => (member.isLiteralType() ? String(member.value) : '')),
    }
  if (all(TypeFlags.StringLike)) return { is: 'text' }
  if (all(TypeFlags.NumberLike)) return { is: 'number' }
  const [first] = members
  if (members.length === 1 && first && checker.isArrayLikeType(first)) {
    const [of] = first.isTypeReference() ? checker.getTypeArguments(first) : []
    return { is: 'list', of: of ? kindOf(checker, of.isUnionType() ? of.getTypes() : [of]) : { is: 'other' } }
  }
  const isSaying = members.every(
    member => member.flags & TypeFlags.StringLike || checker.getPropertyOfType(member, 'say') !== undefined,
  )
  return { is: isSaying ? 'saying' : 'other' }
}
