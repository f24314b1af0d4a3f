import { listSwitch } from '../screen-reader/list-switch.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { useStoredChoice } from '../shared/preferences/stored-choice.ts'
import { LanguageField } from './language-field.tsx'
import { chooseTheme, THEMES, themeChoice } from './theme.ts'

/** The settings for colours and speech, on every page and kept for this browser. */
export function LookMenu() {
  const m = useMessages()
  const words = m.speech
  const theme = useStoredChoice(themeChoice)
  const isList = useStoredChoice(listSwitch) === 'on'
  return (
    <>
      <button
        type="button"
        className="look"
        popoverTarget="look-menu"
        aria-label={words.settings}
        title={words.settings}
      >
        <span aria-hidden="true">◐</span>
      </button>
      <div id="look-menu" className="look-menu" popover="auto">
        <LanguageField />
        <label>
          <span>{words.theme}</span>{' '}
          <select
            value={theme}
            onChange={event => {
              const next = THEMES.find(one => one === event.target.value)
              if (next) chooseTheme(next)
            }}
          >
            {THEMES.map(one => (
              <option key={one} value={one}>
                {words.themes[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="switch">
          <input
            type="checkbox"
            checked={isList}
            onChange={event => listSwitch.choose(event.target.checked ? 'on' : 'off')}
          />
          <span>{words.mode}</span>
        </label>
      </div>
    </>
  )
}
