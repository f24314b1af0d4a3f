import { IS_SITE } from './is-site.ts'

/**
 * The address as the page writes it. A server of ours answers all addresses with the page; other hosts do not, so that
 * addresses are hashes there: `index.html#/rules/stars/zoobac#wagers`.
 */
export const hrefOf = (address: string): string => (IS_SITE ? `#${address}` : address)

/** A file that lies beside the page. */
export const fileOf = (name: string): string => `${import.meta.env.BASE_URL}${name}`

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/** The address of the page that is shown. */
export function addressNow(): Address {
  if (!IS_SITE) return location
  const written = location.hash.slice(1)
  // An anchor is no address: jumping to it stays on the same page.
  if (written !== '' && !written.startsWith('/')) history.replaceState(null, '', hrefOf(last))
  else last = written || '/'
  return new URL(last, 'http://page')
}

let last = '/'
