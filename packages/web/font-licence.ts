import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Whoever gets the page gets the licence of its fonts with it. */
export const fontLicence: Plugin = {
  name: 'font-licence',
  writeBundle({ dir = '' }) {
    const licence = createRequire(import.meta.url).resolve('@fontsource/noto-sans-tc/LICENSE')
    copyFileSync(licence, join(dir, 'fonts-license.txt'))
  },
}
