import { SIGNAL_SWITCHES } from './signal-switches.ts'

/** One notice stands for all: the newest. */
const NOTICE_TAG = 'cardroom-turn'
const VIBRATION_PATTERN = [90, 60, 90]

/** Whether this device can vibrate; browsers without a motor accept the call and do nothing. */
export const canShake = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

export const canNotify = (): boolean => 'Notification' in globalThis

/** Calls the player: vibrates, and shows a notification if the page is hidden. */
export function callPlayer(title: string): void {
  if (SIGNAL_SWITCHES.vibration.now() === 'on' && canShake()) navigator.vibrate(VIBRATION_PATTERN)
  if (
    document.hidden &&
    SIGNAL_SWITCHES.notices.now() === 'on' &&
    canNotify() &&
    Notification.permission === 'granted'
  )
    notify(title).catch(() => {})
}

/** Phones accept notifications from a service worker only. */
async function notify(title: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) return worker.showNotification(title, { tag: NOTICE_TAG })
  const notice = new Notification(title, { tag: NOTICE_TAG })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}

/** Asks for permission after a press; whether notifications are allowed. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}
