export {
  fullCatalogue,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  languageFor,
  lobbyCatalogue,
} from './languages.ts'
export { messagesOf } from './messages.ts'
