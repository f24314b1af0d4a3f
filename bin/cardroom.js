#!/usr/bin/env node
// Starts the command line on the project's own Node, whatever Node this is.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url))

if (Number(process.versions.node.split('.')[0]) >= 26) {
  const { enableCompileCache, registerHooks } = await import('node:module')
  enableCompileCache()
  // Our files name each other exactly: to look around for each of them takes a third of the start.
  registerHooks({
    resolve: (name, from, next) =>
      name.startsWith('.') && name.endsWith('.ts')
        ? { url: new URL(name, from.parentURL).href, format: 'module-typescript', shortCircuit: true }
        : next(name, from),
  })
  await import(main)
} else {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = fileURLToPath(new URL(`../node_modules/node/bin/${file}`, import.meta.url))
  if (!existsSync(node)) {
    console.error('cardroom: run "npm ci" first')
    process.exit(2)
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CARDROOM_PARENT: String(process.pid) },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
