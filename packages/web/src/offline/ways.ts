/** The files of a build, as they lie beside the service worker. */
export interface Kept {
  readonly version: string
  readonly files: readonly string[]
}

/** How a question is answered: not here; from what was kept; from the network, and from what was kept without one. */
export type Way = 'network' | 'kept' | 'fresh'

type Asked = Pick<Request, 'url' | 'method' | 'mode'>

const PAGE = 'index.html'

/** A file's path within the page's own place; nothing for what lies elsewhere. */
const within = (url: string, scope: string): string | undefined =>
  url.startsWith(scope) ? url.slice(scope.length).split(/[?#]/)[0] : undefined

export function wayOf({ url, method, mode }: Asked, scope: string, files: readonly string[]): Way {
  const path = within(url, scope)
  if (method !== 'GET' || path === undefined || /^(api|ws|verify$|healthz|readyz|metrics)/.test(path))
    return 'network'
  if (mode === 'navigate') return 'fresh'
  if (!files.includes(path)) return 'network'
  return path.startsWith('assets/') ? 'kept' : 'fresh'
}

/** What is shown where the network is gone: the file itself, or the page, which knows its addresses. */
export function fallbackFor({ url }: Asked, scope: string, files: readonly string[]): string {
  const path = within(url, scope) ?? ''
  return new URL(files.includes(path) ? path : PAGE, scope).href
}
