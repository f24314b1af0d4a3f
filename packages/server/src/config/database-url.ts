import { short, Unusable } from './setting.ts'

const HIDDEN = '(hidden)'

/** An address without its password, whichever way that is in it. */
export const withoutPassword = (url: string): string =>
  url
    .replace(/(:\/\/[^\s:/?#]*:)[^\s/?#]*@/, `$1${HIDDEN}@`)
    .replace(/([?&][^=&#]*password=)[^&#]*/gi, `$1${HIDDEN}`)

export function readDatabaseUrl(url: string): string {
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url
  throw new Unusable(`postgres://NAME:PASSWORD@HOST:PORT/DATABASE, not "${short(withoutPassword(url))}"`)
}
