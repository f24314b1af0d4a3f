import { short, UnusableSettingError } from './setting.ts'

const HIDDEN_PASSWORD = '(hidden)'

/** A database URL without its password, wherever it stands. */
export const withoutPassword = (url: string): string =>
  url
    .replace(/(:\/\/[^\s:/?#]*:)[^\s/?#]*@/, `$1${HIDDEN_PASSWORD}@`)
    .replace(/([?&][^=&#]*password=)[^&#]*/gi, `$1${HIDDEN_PASSWORD}`)

export function readDatabaseUrl(url: string): string {
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url
  throw new UnusableSettingError(
    `postgres://NAME:PASSWORD@HOST:PORT/DATABASE, not "${short(withoutPassword(url))}"`,
  )
}
