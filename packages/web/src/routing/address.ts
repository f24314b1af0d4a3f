import { IS_SITE } from '../local/is-site.ts'

/**
 * How the page writes its addresses. A card room answers all of them with the page; elsewhere nobody does, so that
 * they stand behind a hash: `index.html#/rules/stars/zoobac#wagers`.
 */
export const hrefOf = (address: string): string => (IS_SITE ? `#${address}` : address)

/** A file that lies beside the page. */
export const fileOf = (name: string): string => `${import.meta.env.BASE_URL}${name}`

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/** The address of the page that is shown. */
export function addressNow(): Address {
  if (!IS_SITE) return location
  const written = location.hash.slice(1)
  // A place on the page is no address of it: whoever jumped there is still where they were.
  if (written !== '' && !written.startsWith('/')) history.replaceState(null, '', hrefOf(last))
  else last = written || '/'
  return new URL(last, 'http://page')
}

let last = '/'
