import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLISHED } from './published.ts'

const root = join(import.meta.dirname, '../..')

/** Compiles the packages that others install: `FOLDER/engine/src/index.js` and so on. */
export function compileInto(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(settings(folder)))
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

const settings = (folder: string) => ({
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    sourceMap: true,
    // The sources are in the maps: no tarball has them twice.
    inlineSources: true,
    rootDir: join(root, 'packages'),
    outDir: folder,
    typeRoots: [join(root, 'node_modules/@types')],
    types: ['node'],
  },
  include: Object.keys(PUBLISHED).map(name => join(root, 'packages', name, 'src')),
  exclude: [join(root, 'packages/**/*.test.ts'), join(root, 'packages/*/src/**/testing')],
})
