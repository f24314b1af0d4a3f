import type { Value, Values } from '@cardroom/engine'
import type { Greeting } from './catalogue.ts'
import { figuresOf } from './figures.ts'
import { ownWord } from './own-word.ts'
import type { Speaker } from './speaker.ts'

/** Values that are names on the felt: a filing prints them in English, and every language has its own for them. */
const PRINTED = new Set(['wager', 'wagers', 'other', 'others', 'last', 'natural'])

type Sentence = string | ((values: Values, speaker: Speaker) => string)

/** One who speaks the language of a catalogue, or only greets in it. */
export function speak({ language, amounts, sentences, refusals, page }: Greeting): Speaker {
  // Keys are looked up by name: what was said with a typed key is in every catalogue, or it does not compile.
  const [known, knownRefusals] = [sentences, refusals].map(
    area => new Map(Object.entries(area) as [string, Sentence][]),
  )
  const printed = (name: string): string => said(known!.get('printed-name'), name, { name })
  const own = (value: Value): Value =>
    typeof value === 'string' ? printed(value) : Array.isArray(value) ? value.map(own) : value
  const said = (sentence: Sentence | undefined, key: string, values: Values): string =>
    sentence === undefined
      ? ownWord(key)
      : typeof sentence === 'string'
        ? sentence
        : sentence(
            Object.fromEntries(
              Object.entries(values).map(([name, value]) => [name, PRINTED.has(name) ? own(value) : value]),
            ),
            speaker,
          )
  const speaker: Speaker = {
    language,
    ...page,
    ...figuresOf(language, amounts),
    say: what =>
      typeof what === 'string' ? printed(what) : said(known!.get(what.say), what.say, what.values ?? {}),
    refusal: ({ code, values }) => said(knownRefusals!.get(code), code, values),
  }
  return speaker
}
