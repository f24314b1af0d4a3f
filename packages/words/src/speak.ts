import type { Catalogue } from './catalogue.ts'
import { figuresOf } from './figures.ts'
import { ownWord } from './own-word.ts'
import type { Speaker } from './speaker.ts'

type Sentence = string | ((values: object, speaker: Speaker) => string)

/** One who speaks the language of a catalogue. */
export function speak({ language, sentences, refusals, page }: Catalogue): Speaker {
  // Keys are looked up by name: what was said with a typed key is in every catalogue, or it does not compile.
  const [known, knownRefusals] = [sentences, refusals].map(
    area => new Map(Object.entries(area) as [string, Sentence][]),
  )
  const said = (sentence: Sentence | undefined, key: string, values: object): string =>
    sentence === undefined
      ? ownWord(key)
      : typeof sentence === 'string'
        ? sentence
        : sentence(values, speaker)
  const speaker: Speaker = {
    language,
    ...page,
    ...figuresOf(language),
    say: what => (typeof what === 'string' ? what : said(known!.get(what.say), what.say, what.values ?? {})),
    refusal: ({ code, values }) => said(knownRefusals!.get(code), code, values),
  }
  return speaker
}
