import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@cardroom/words/languages'
import { useMessages } from '../messages/messages.ts'
import { useTongue } from '../messages/tongue.ts'

/** The languages of the house, each in its own words. */
export function LanguageField() {
  const m = useMessages()
  const { language, choose } = useTongue()
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
