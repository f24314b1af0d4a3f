/** The files of a build, as they lie beside the service worker. */
export interface BuildFiles {
  readonly version: string
  readonly files: readonly string[]
}

/** How a request is answered: by the browser; from the cache; from the network, with the cache as a fallback. */
type FetchStrategy = 'network' | 'kept' | 'fresh'

type FetchRequest = Pick<Request, 'url' | 'method' | 'mode'>

const PAGE_FILE = 'index.html'

/** A file's path within the page's scope; nothing for other addresses. */
const within = (url: string, scope: string): string | undefined =>
  url.startsWith(scope) ? url.slice(scope.length).split(/[?#]/)[0] : undefined

export function wayOf(
  { url, method, mode }: FetchRequest,
  scope: string,
  files: readonly string[],
): FetchStrategy {
  const path = within(url, scope)
  if (method !== 'GET' || path === undefined || /^(api|ws|verify$|healthz|readyz|metrics)/.test(path))
    return 'network'
  if (mode === 'navigate') return 'fresh'
  if (!files.includes(path)) return 'network'
  return path.startsWith('assets/') ? 'kept' : 'fresh'
}

/** The cached answer without a network: the file itself, or the page for any address. */
export function fallbackFor({ url }: FetchRequest, scope: string, files: readonly string[]): string {
  const path = within(url, scope) ?? ''
  return new URL(files.includes(path) ? path : PAGE_FILE, scope).href
}
