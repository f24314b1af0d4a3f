import type { Saying } from '@cardroom/engine'
import type { Catalogue } from './catalogue.ts'
import type { Speaker } from './speaker.ts'

type Sentence = string | ((values: object, speaker: Speaker) => string)

/** One who speaks the language of a catalogue. */
export function speak(catalogue: Catalogue): Speaker {
  const { language } = catalogue
  const dollars = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const numbers = new Intl.NumberFormat(language)
  const and = new Intl.ListFormat(language, { type: 'conjunction' })
  const or = new Intl.ListFormat(language, { type: 'disjunction' })
  // Keys are looked up by name: what was said with a typed key is in every catalogue, or it does not compile.
  const sentences: Readonly<Record<string, unknown>> = { ...catalogue.sentences }
  const refusals: Readonly<Record<string, unknown>> = { ...catalogue.refusals }
  const said = (among: Readonly<Record<string, unknown>>, key: string, values: object): string => {
    const sentence = among[key] as Sentence | undefined
    if (sentence === undefined) return ownWord(key)
    return typeof sentence === 'string' ? sentence : sentence(values, speaker)
  }
  const speaker: Speaker = {
    language,
    say: ({ say, values = {} }: Saying) => said(sentences, say, values),
    refusal: ({ code, values }) => said(refusals, code, values),
    money: cents => dollars.format(cents / 100).replace('-', '−'),
    number: n => numbers.format(n),
    all: words => and.format(words),
    any: words => or.format(words),
  }
  return speaker
}

/** A key's own word, for what a newer card room knows and this catalogue does not: `super-match` is "Super match". */
function ownWord(key: string): string {
  const text = key.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
