import type { Word } from '@cardroom/engine'
import { listItems, type Speaker } from '@cardroom/words'

/** A term of the glossary, in the reader's language. */
export interface GlossaryTerm {
  /** Its anchor in the glossary's address. */
  readonly id: string
  readonly word: string
  /** The forms by which it is found in a sentence. */
  readonly forms: readonly string[]
  readonly means: string
  /** The lines of the filing that say so. */
  readonly cite?: string
}

export const termId = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

/** The glossary with the terms that a game's filing explains; its own meanings come first. */
export function glossaryOf(m: Speaker, filed: readonly Word[] = []): GlossaryTerm[] {
  const own = filed.map(({ word, means, cite }) => {
    const name = m.say(word)
    return { id: termId(name), word: name, forms: [name.toLowerCase()], means: m.say(means), cite }
  })
  const named = new Set(own.map(({ word }) => word.toLowerCase()))
  const general = Object.entries(m.terms.words)
    .filter(([, { word }]) => !named.has(word.toLowerCase()))
    .map(([id, { word, forms, means }]) => ({ id, word, forms: listItems(forms), means }))
  return [...own, ...general].sort((a, b) => a.word.localeCompare(b.word, m.language))
}

export type TextPart = string | { readonly text: string; readonly term: GlossaryTerm }

const LETTER = '[\\p{L}\\p{N}]'
const SPACED_LETTER = `(?!\\p{Script=Han})${LETTER}`

/**
 * The pattern of a form as a word. Chinese has no spaces: a word of several characters is found among others, and
 * letters or digits end where Chinese begins. One character alone is mostly part of another word, and must stand alone.
 */
function patternOf(form: string): string {
  const escaped = form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (/^\p{Script=Han}$/u.test(form)) return `(?<!${LETTER})${escaped}(?!${LETTER})`
  const before = /^\p{Script=Han}/u.test(form) ? '' : `(?<!${SPACED_LETTER})`
  const after = /\p{Script=Han}$/u.test(form) ? '' : `(?!${SPACED_LETTER})`
  return `${before}${escaped}${after}`
}

/** Finds the terms of a glossary in a text: each once, the longest that fits. */
export function finderOf(terms: readonly GlossaryTerm[]): (text: string) => TextPart[] {
  const byForm = new Map(terms.flatMap(term => term.forms.map(form => [form, term] as const)))
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length)
  if (forms.length === 0) return text => [text]
  const pattern = new RegExp(forms.map(patternOf).join('|'), 'giu')
  return text => {
    const parts: TextPart[] = []
    const used = new Set<GlossaryTerm>()
    let from = 0
    for (const found of text.matchAll(pattern)) {
      const term = byForm.get(found[0].toLowerCase())
      if (!term || used.has(term)) continue
      used.add(term)
      if (found.index > from) parts.push(text.slice(from, found.index))
      parts.push({ text: found[0], term })
      from = found.index + found[0].length
    }
    return from < text.length ? [...parts, text.slice(from)] : parts
  }
}
