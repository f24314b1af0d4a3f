import { fallbackFor, type Kept, wayOf } from './ways.ts'

/** What the build puts in: the files of the page, and a name for exactly these. */
declare const __KEPT__: Kept

/** What a service worker has besides a page; the types of both do not go together. */
interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Waitable {
  readonly request: Request
  respondWith(reply: Promise<Response>): void
}
interface Clicking extends Waitable {
  readonly notification: { close(): void }
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window' }): Promise<readonly { focus(): Promise<unknown> }[]>
  }
  readonly registration: { readonly scope: string }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', heard: (event: Waitable) => void): void
  addEventListener(type: 'notificationclick', heard: (event: Clicking) => void): void
  addEventListener(type: 'fetch', heard: (event: Fetching) => void): void
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void
}

const scope = globalThis as unknown as Scope
const { version, files } = __KEPT__
const PREFIX = 'cardroom-page-'
const NAME = `${PREFIX}${version}`

scope.addEventListener('install', event => {
  // All files of one build or none of them.
  event.waitUntil(
    caches.open(NAME).then(cache => cache.addAll(files.map(file => new Request(file, { cache: 'reload' })))),
  )
})

scope.addEventListener('activate', event => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()))
})

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(old.map(name => caches.delete(name)))
}

scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting()
})

/** Whoever presses a notice is taken to the page that put it up. */
scope.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(scope.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()))
})

scope.addEventListener('fetch', event => {
  const { request } = event
  const way = wayOf(request, scope.registration.scope, files)
  if (way === 'network') return
  event.respondWith(way === 'kept' ? kept(request) : fresh(request))
})

/** A file that is named after what is in it never changes. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(NAME)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}

/** The page itself always comes from the card room, if that is there: old code never meets a newer server. */
async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cache = await caches.open(NAME)
    const page = await cache.match(fallbackFor(request, scope.registration.scope, files))
    if (page) return page
    throw error
  }
}
