export {
  greeterOf,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  languageFor,
  speakerOf,
} from './languages.ts'
