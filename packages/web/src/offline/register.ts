import { fileOf } from '../routing/address.ts'

/** Newer files are looked for this often while a page stays open. */
const LOOK_EVERY = 60 * 60_000

/** Has the browser keep the page; tells when a newer one is there, and hands over how to load it. */
export function keepPage(newer: (load: () => void) => void): void {
  // Pages of a developer change all the time, and browsers keep pages of safe addresses only.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const begin = async () => {
    const registration = await serviceWorker.register(fileOf('sw.js'))
    const waiting = () => {
      // The first one that a browser gets is not newer than anything.
      if (registration.waiting && serviceWorker.controller) newer(() => takeOver(registration))
    }
    waiting()
    registration.onupdatefound = () => {
      registration.installing?.addEventListener('statechange', waiting)
    }
    setInterval(() => registration.update().catch(() => {}), LOOK_EVERY)
  }
  // A card room without a safe address, or a browser that keeps nothing: the page works as before.
  begin().catch(() => {})
}

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take-over')
}
