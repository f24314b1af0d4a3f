import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@cardroom/words/languages'
import { useMessages } from '../shared/messages/messages.ts'
import { usePageLanguage } from '../shared/messages/page-language.ts'

/** The choice of languages, each named in itself. */
export function LanguageField() {
  const m = useMessages()
  const { language, choose } = usePageLanguage()
  return (
    <select
      className="language"
      aria-label={m.app.language}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && void choose(target.value)}
    >
      {LANGUAGES.map(one => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
  )
}
