import { wishes } from './wishes.ts'

/** One notice stands for all: the newest. */
const TAG = 'cardroom-turn'
const SHAKES = [90, 60, 90]

/** Whether this device can shake: browsers without a motor take the call and do nothing. */
export const canShake = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

export const canNotify = (): boolean => 'Notification' in globalThis

/** It is somebody's turn: the phone shakes, and a page that nobody sees puts up a notice. */
export function callPlayer(title: string): void {
  if (wishes('vibration') && canShake()) navigator.vibrate(SHAKES)
  if (document.hidden && wishes('notices') && canNotify() && Notification.permission === 'granted')
    notify(title).catch(() => {})
}

/** Phones take notices from a service worker only. */
async function notify(title: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) return worker.showNotification(title, { tag: TAG })
  const notice = new Notification(title, { tag: TAG })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}

/** Asks the person's browser, because they have pressed for it; whether notices may come. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}
