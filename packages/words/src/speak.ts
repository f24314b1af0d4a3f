import type { Values } from '@cardroom/engine'
import { formatsOf } from './formats.ts'
import { FUNCTIONS } from './functions.ts'
import type { Grammar } from './grammar/grammar.ts'
import { compile, type Sentence } from './message/compile.ts'
import { isPlain, type Messages } from './message/messages.ts'
import { readMessage } from './message/read.ts'
import { ownWord } from './own-word.ts'
import { pageWordsOf } from './page-words-of.ts'
import type { Speaker } from './speaker.ts'

/** Makes the speaker of a language from all of its messages, or from a part of them. */
export function speak(
  { language, amounts, separator = between => between }: Grammar,
  messages: Messages,
): Speaker {
  const plurals = new Intl.PluralRules(language)
  const sentences = new Map<string, Sentence>()
  /** A sentence is made when it is said for the first time. */
  const sentence = (key: string): Sentence | undefined => {
    const made = sentences.get(key)
    if (made) return made
    if (!Object.hasOwn(messages, key)) return undefined
    const message = messages[key]!
    const program = typeof message === 'string' && !isPlain(message) ? readMessage(message) : message
    const context = { m, key, tell, separator, plural: (n: number) => plurals.select(n) }
    const fresh = compile(program, FUNCTIONS, context)
    sentences.set(key, fresh)
    return fresh
  }
  const tell = (key: string, values: Values): string | undefined => sentence(key)?.(values)
  const m: Speaker = {
    language,
    ...formatsOf(language, amounts),
    say: what =>
      typeof what === 'string'
        ? (tell(`printed.${what}`, {}) ?? what)
        : (tell(what.say, what.values ?? {}) ?? ownWord(what.say)),
    refusal: ({ code, values }) => tell(code, values) ?? ownWord(code),
    localGameName: id => tell(`games.${id.slice(id.indexOf('/') + 1)}`, {}),
    ...pageWordsOf(messages, key => values => sentence(key)!(values)),
  }
  return m
}
