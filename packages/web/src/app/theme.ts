import { StoredChoice } from '../shared/preferences/stored-choice.ts'

/** The themes: as the device prefers, or as chosen here. */
export const THEMES = ['device', 'dark', 'light', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export const themeChoice = new StoredChoice('theme', THEMES, () => 'device')

const moreContrast = matchMedia('(prefers-contrast: more)')
const lightColours = matchMedia('(prefers-color-scheme: light)')

function shownTheme(): Exclude<Theme, 'device'> {
  const theme = themeChoice.now()
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
  themeChoice.choose(theme)
  applyTheme()
}
