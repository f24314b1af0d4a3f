import { useSyncExternalStore } from 'react'

/** The ways to call the player, stored in the browser. */
const SIGNAL_CHOICES = ['sound', 'vibration', 'notices'] as const
export type SignalChoice = (typeof SIGNAL_CHOICES)[number]

/** The defaults; notifications are opt-in. */
const DEFAULT_SIGNALS: Readonly<Record<SignalChoice, boolean>> = {
  sound: true,
  vibration: true,
  notices: false,
}

const listeners = new Set<() => void>()
const keyOf = (signal: SignalChoice): string => `cardroom.${signal}`

export function isSignalOn(signal: SignalChoice): boolean {
  const kept = localStorage.getItem(keyOf(signal))
  return kept === null ? DEFAULT_SIGNALS[signal] : kept === 'on'
}

export function chooseSignal(signal: SignalChoice, on: boolean): void {
  localStorage.setItem(keyOf(signal), on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSignalChoice = (signal: SignalChoice): boolean =>
  useSyncExternalStore(listen, () => isSignalOn(signal))
