import { useSyncExternalStore } from 'react'

/** The themes: as the device prefers, or as chosen here. */
export const THEMES = ['device', 'dark', 'light', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'cardroom.theme'
const listeners = new Set<() => void>()
const moreContrast = matchMedia('(prefers-contrast: more)')
const lightColours = matchMedia('(prefers-color-scheme: light)')

const chosenTheme = (): Theme => THEMES.find(one => one === localStorage.getItem(STORAGE_KEY)) ?? 'device'

function shownTheme(): Exclude<Theme, 'device'> {
  const theme = chosenTheme()
  if (theme !== 'device') return theme
  if (moreContrast.matches) return 'contrast'
  return lightColours.matches ? 'light' : 'dark'
}

const applyTheme = (): void => {
  document.documentElement.dataset.theme = shownTheme()
}

/** Applies the theme now and whenever the device's preference changes. */
export function followTheme(): void {
  applyTheme()
  for (const query of [moreContrast, lightColours]) query.addEventListener('change', applyTheme)
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORAGE_KEY, theme)
  applyTheme()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme)
