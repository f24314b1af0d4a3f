import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Whoever gets the page gets the licence of its fonts with it. */
export const fontLicence: Plugin = {
  name: 'font-licence',
  writeBundle({ dir = '' }) {
    copyFileSync(join(import.meta.dirname, 'src/shared/styles/fonts/LICENSE'), join(dir, 'fonts-license.txt'))
  },
}
