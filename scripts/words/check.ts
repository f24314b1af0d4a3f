import { LANGUAGES, messagesOf } from '@cardroom/words/languages'
import { checkLanguage } from './check-language.ts'
import { checkSimplified, simplifiedFrom } from './check-simplified.ts'
import { readDeclared } from './declared.ts'
import { readLanguage, readPhrases } from './files.ts'

/** Checks every language against the sentences of the code: a line for each that is missing, surplus or wrong. */
const { sentences, refusals, page, verify } = readDeclared()
const wanted = { sentences: new Map([...sentences, ...refusals]), page, verify }
const files = new Map(LANGUAGES.map(language => [language, readLanguage(language)] as const))
const traditional = files.get('zh-Hant')!.messages
const decided = files.get('zh-Hans')!.messages
const phrases = readPhrases()

const faults = new Set([...files.values(), phrases].flatMap(of => of.faults))
if (files.get('zh-Hant')!.faults.length === 0)
  for (const fault of checkSimplified(traditional, decided, phrases.messages)) faults.add(fault)
const elsewhere = new Map(
  [...files.values()].reverse().flatMap(of => of.messages.map(({ key, at }) => [key, at] as const)),
)
for (const [language, { messages }] of files) {
  // Simplified Chinese is made from the traditional, and lacks what that lacks.
  const from = language === 'zh-Hans' ? 'zh-Hant' : language
  // Of a file that cannot be read, everything would be missing.
  if (files.get(from)!.faults.length > 0) continue
  const written = from === language ? messages : simplifiedFrom(traditional, decided)
  for (const fault of checkLanguage(from, written, wanted, elsewhere)) faults.add(fault)
}
// A file that no language imports would be right, and never said.
if (faults.size === 0)
  for (const [language, { messages }] of files) {
    const said = await messagesOf(language)
    for (const { key, at } of messages)
      if (!key.startsWith('verify.') && !Object.hasOwn(said, key))
        faults.add(`${at} ${key}: packages/words/src/languages does not import this file`)
  }

for (const fault of faults) console.error(fault)
if (faults.size > 0) process.exitCode = 1
