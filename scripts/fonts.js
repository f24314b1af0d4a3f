import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { hand, installPackages, root } from './ready.js'

installPackages()
execFileSync('npm', ['ci', '--no-workspaces', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: join(root, 'scripts/fonts'),
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
})
hand(['scripts/fonts/make-fonts.js'])
