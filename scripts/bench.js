import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hand, installPackages, root } from './ready.js'

installPackages()
if (!existsSync(join(root, 'bench', 'node_modules'))) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: join(root, 'bench'),
    stdio: 'inherit',
  })
}
hand(['bench/run.ts', ...process.argv.slice(2)])
