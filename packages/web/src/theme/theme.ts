import { useSyncExternalStore } from 'react'

/** The colours of the page: as the device wants them, or as chosen here. */
export const THEMES = ['device', 'dark', 'light', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'cardroom.theme'
const listeners = new Set<() => void>()
const moreContrast = matchMedia('(prefers-contrast: more)')
const lightColours = matchMedia('(prefers-color-scheme: light)')

const chosen = (): Theme => THEMES.find(one => one === localStorage.getItem(KEY)) ?? 'device'

function worn(): Exclude<Theme, 'device'> {
  const theme = chosen()
  if (theme !== 'device') return theme
  if (moreContrast.matches) return 'contrast'
  return lightColours.matches ? 'light' : 'dark'
}

const wear = (): void => {
  document.documentElement.dataset.theme = worn()
}

/** Dresses the page, and again whenever the device changes its mind. */
export function followTheme(): void {
  wear()
  for (const wish of [moreContrast, lightColours]) wish.addEventListener('change', wear)
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  wear()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosen)
