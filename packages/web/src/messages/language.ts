import { isLanguage, type Language, languageFor } from '@cardroom/words/languages'

const KEY = 'cardroom.language'

/** What an address asks for, `?lang=vi`. */
function inAddress(): Language | undefined {
  const tag = new URLSearchParams(location.search).get('lang')
  return tag !== null && isLanguage(tag) ? tag : undefined
}

function remembered(): Language | undefined {
  const tag = localStorage.getItem(KEY)
  return tag !== null && isLanguage(tag) ? tag : undefined
}

/** The language of this visit: the one in the address, the one chosen before, or what the browser asks for. */
export const languageHere = (): Language => inAddress() ?? remembered() ?? languageFor(navigator.languages)

/** Somebody chose a language: it is kept, and stands in the address so that a link to it can be shared. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language)
  const address = new URL(location.href)
  address.searchParams.set('lang', language)
  history.replaceState(null, '', address)
}
