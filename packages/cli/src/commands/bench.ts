import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Program } from '../command.ts'

const script = fileURLToPath(new URL('../../../../scripts/bench.js', import.meta.url))

export const bench: Program = {
  help: `cardroom bench [NAME…] [--json]

The project's figures beside its peers', as ratios, in one run: rounds, evaluators, the server and the lab.
The peers come from the package registry the first time. A NAME measures only that part.`,

  async run(args) {
    const [code] = await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit' }), 'exit')
    return Number(code ?? 1)
  },
}
