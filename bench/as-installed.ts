import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

const IMPORTS = /(from ')(\.[^']+)\.ts(')/g

/**
 * Writes a file and its imports as JavaScript, as an installed package has them, so that reading TypeScript
 * is not measured. Returns the place of the first.
 */
export function asInstalled(first: string, root: string, folder: string): string {
  const written = new Set<string>()
  const write = (file: string): string => {
    const to = join(folder, relative(root, file)).replace(/\.ts$/, '.js')
    if (written.has(file)) return to
    written.add(file)
    const code = stripTypeScriptTypes(readFileSync(file, 'utf8'))
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, code.replaceAll(IMPORTS, '$1$2.js$3'))
    for (const [, , name] of code.matchAll(IMPORTS)) write(resolve(dirname(file), `${name}.ts`))
    return to
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return write(first)
}
