import { checkLanguage } from './check-language.ts'
import { readDeclared } from './declared.ts'
import { filedMessages } from './files.ts'

/** Checks every language against the sentences of the code: a line for each that is missing, surplus or wrong. */
const { sentences, refusals, page, verify } = readDeclared()
const wanted = { sentences: new Map([...sentences, ...refusals]), page }
const written = new Map(
  ['en', 'es', 'vi', 'zh-Hant'].map(language => [language, filedMessages(language)] as const),
)
const wrong = [...written].flatMap(([language, filed]) => [
  ...checkLanguage(
    language,
    filed.filter(({ key }) => !key.startsWith('verify.')),
    wanted,
  ),
  ...differences(
    language,
    filed.filter(({ key }) => key.startsWith('verify.')).map(({ key }) => key.slice('verify.'.length)),
    verify,
  ),
])
const traditional = new Set(written.get('zh-Hant')!.map(({ key }) => key))
for (const { key, at } of filedMessages('zh-Hans'))
  if (!traditional.has(key)) wrong.push(`${at} ${key}: traditional Chinese has no such message`)

for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exitCode = 1

/** The page that checks shuffles puts its values in itself: its texts must all be there. */
function differences(language: string, keys: readonly string[], wantedKeys: readonly string[]): string[] {
  const at = `packages/words/messages/${language}/verify.json`
  return [
    ...wantedKeys.filter(key => !keys.includes(key)).map(key => `${at} verify.${key}: is missing`),
    ...keys.filter(key => !wantedKeys.includes(key)).map(key => `${at} verify.${key}: nobody says it`),
  ]
}
