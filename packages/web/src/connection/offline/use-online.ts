import { useSyncExternalStore } from 'react'

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network at all. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)
