export {
  fullCatalogue,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  languageFor,
  lobbyCatalogue,
  messagesOf,
} from './languages.ts'
