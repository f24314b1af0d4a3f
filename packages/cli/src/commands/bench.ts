import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '../command/bad-input.ts'
import type { ProgramCommand } from '../command/command.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const folder = join(root, 'bench')
/** An installed package is JavaScript in another project's folder. */
const isInstalled = import.meta.filename.endsWith('.js')

export const benchCommand: ProgramCommand = {
  help: `cardroom bench [NAME]… [--growth] [--json] [--readme]

Cardroom's speed beside that of other packages, measured in one run, as rates and ratios: CPU time, medians of
several passes, with how far the passes lie apart. --growth prints instead how the work grows with decks, players,
boards and history. --readme also writes the figures into docs/programmers/speed.md, with machine and day. The packages are
installed (npm ci in bench) when they are missing; without a network Cardroom is measured by itself.`,

  async run(args) {
    if (isInstalled) throw new BadInput('the benchmarks are with the project’s sources, not in its packages')
    if (!existsSync(join(folder, 'node_modules'))) await install()
    return runProcess(process.execPath, [join(folder, 'run.ts'), ...args], root)
  },
}

async function install(): Promise<void> {
  console.error('installing what is measured beside Cardroom …')
  const code = await runProcess('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  if (code !== 0) console.error('it cannot be installed: Cardroom is measured by itself')
}

/** Runs a program on this terminal and returns its exit code; its other output goes to standard error. */
function runProcess(command: string, args: readonly string[], cwd: string): Promise<number> {
  const shell = process.platform === 'win32' && command === 'npm'
  const out = command === 'npm' ? 2 : 1
  const child = spawn(command, args, { cwd, stdio: [0, out, 2], shell })
  return new Promise(resolve => {
    child.on('error', () => resolve(1))
    child.on('exit', code => resolve(code ?? 1))
  })
}
