import { type BuildFiles, fallbackFor, wayOf } from './fetch-strategy.ts'

/** Filled in by the build: the files of the page, and a version for exactly these. */
declare const __KEPT__: BuildFiles

/** The events of a service worker; TypeScript's own types clash with those of a page. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(reply: Promise<Response>): void
}
interface NoticeClickEvent extends WorkerEvent {
  readonly notification: { close(): void }
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window' }): Promise<readonly { focus(): Promise<unknown> }[]>
  }
  readonly registration: { readonly scope: string }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', heard: (event: WorkerEvent) => void): void
  addEventListener(type: 'notificationclick', heard: (event: NoticeClickEvent) => void): void
  addEventListener(type: 'fetch', heard: (event: WorkerFetchEvent) => void): void
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void
}

const scope = globalThis as unknown as Scope
const { version, files } = __KEPT__
const CACHE_PREFIX = 'cardroom-page-'
const CACHE_NAME = `${CACHE_PREFIX}${version}`

scope.addEventListener('install', event => {
  // All files of one build or none of them.
  event.waitUntil(
    caches
      .open(CACHE_NAME)
      .then(cache => cache.addAll(files.map(file => new Request(file, { cache: 'reload' })))),
  )
})

scope.addEventListener('activate', event => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()))
})

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME)
  await Promise.all(old.map(name => caches.delete(name)))
}

scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting()
})

/** A click on a notification focuses the page that showed it. */
scope.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(scope.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()))
})

scope.addEventListener('fetch', event => {
  const { request } = event
  const way = wayOf(request, scope.registration.scope, files)
  if (way === 'network') return
  event.respondWith(way === 'kept' ? fromCache(request) : fromNetwork(request))
})

/** A file that is named after its content never changes. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE_NAME)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}

/** The page itself comes from the server whenever it answers, so that old code never meets a newer server. */
async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cache = await caches.open(CACHE_NAME)
    const page = await cache.match(fallbackFor(request, scope.registration.scope, files))
    if (page) return page
    throw error
  }
}
