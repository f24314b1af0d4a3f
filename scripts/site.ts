import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Builds the site into a folder; what an older one had there goes. */
export function siteInto(folder: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = ['--mode', 'site', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
  execFileSync(process.execPath, [vite, 'build', 'packages/web', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
