import { fileOf } from '../../shared/routing/address.ts'

/** Milliseconds between two checks for an update while a page stays open. */
const UPDATE_CHECK_MS = 60 * 60_000

/** Milliseconds until the page reloads even though the newer service worker has not taken over. */
const TAKE_OVER_MS = 5000

/** Registers the service worker; reports an update together with a function that loads it. */
export function keepPage(newer: (load: () => void) => void): void {
  // Development pages change all the time, and browsers allow service workers on secure origins only.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const begin = async () => {
    const registration = await serviceWorker.register(fileOf('sw.js'))
    const waiting = () => {
      // The first service worker of a browser is no update.
      if (registration.waiting && serviceWorker.controller) newer(() => takeOver(registration))
    }
    const follow = () => registration.installing?.addEventListener('statechange', waiting)
    waiting()
    // An update can be found before `register` resolves, and its event is over then.
    follow()
    registration.onupdatefound = follow
    setInterval(() => registration.update().catch(() => {}), UPDATE_CHECK_MS)
  }
  // Without a secure origin or without storage the page works as before.
  begin().catch(() => {})
}

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  // The older service worker first answers what it was asked, however long that takes; to reload the page ends that.
  const late = setTimeout(() => location.reload(), TAKE_OVER_MS)
  const reload = () => {
    clearTimeout(late)
    location.reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting?.postMessage('take-over')
}
