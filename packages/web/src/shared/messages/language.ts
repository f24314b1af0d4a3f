import { isLanguage, type Language, languageFor } from '@cardroom/words/languages'

const STORAGE_KEY = 'cardroom.language'

/** The language in the address, `?lang=vi`. */
function inAddress(): Language | undefined {
  const tag = new URLSearchParams(location.search).get('lang')
  return tag !== null && isLanguage(tag) ? tag : undefined
}

function rememberedLanguage(): Language | undefined {
  const tag = localStorage.getItem(STORAGE_KEY)
  return tag !== null && isLanguage(tag) ? tag : undefined
}

/** The language of this visit: the one in the address, the one chosen before, or what the browser asks for. */
export const languageHere = (): Language =>
  inAddress() ?? rememberedLanguage() ?? languageFor(navigator.languages)

/** Stores the chosen language, and puts it into the address so that the link can be shared. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language)
  const address = new URL(location.href)
  address.searchParams.set('lang', language)
  history.replaceState(null, '', address)
}
