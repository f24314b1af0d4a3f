import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Messages, programsOf } from '@cardroom/words/messages'
import { schemaFiles } from '../schemas.ts'
import { compileInto } from './compile.ts'
import { manifestOf, PUBLISHED } from './published.ts'

const root = join(import.meta.dirname, '../..')

export interface Tarball {
  readonly name: string
  readonly file: string
  readonly bytes: number
}

/** Makes a tarball of every package that others install. */
export async function packInto(out: string): Promise<readonly Tarball[]> {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const built = join(out, 'built')
  compileInto(built)
  writeSchemas()
  for (const folder of Object.keys(PUBLISHED)) layOut(folder, join(built, folder, 'src'), join(out, folder))
  await layOutMessages(join(out, 'words'))
  return packFolders(Object.keys(PUBLISHED), out)
}

/** Messages are read here, once: who installs them needs neither their parser nor a dictionary of Chinese. */
async function layOutMessages(to: string): Promise<void> {
  for (const name of filesBelow(join(to, 'dist/languages')).filter(file => MESSAGES.test(file))) {
    const source = join(root, 'packages/words/src', relative(join(to, 'dist'), name)).replace(/\.js$/, '.ts')
    const { messages } = (await import(pathToFileURL(source).href)) as { messages: Messages }
    writeFileSync(name, `export const messages = ${JSON.stringify(programsOf(messages))}\n`)
  }
  for (const name of ['simplified.js', 'simplified.d.ts', 'simplified.js.map'])
    rmSync(join(to, 'dist', name), { force: true })
  writeFileSync(
    join(to, 'dist/message/read.js'),
    "export const readMessage = source => { throw new Error('not read when it was packed: ' + source) }\n",
  )
}

const MESSAGES = /[\\/](lobby|full|verify|hand-messages)\.js$/

/** The schemas lie where `npm run generate` writes them. */
function writeSchemas(): void {
  const folder = join(root, 'dist/schemas')
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of schemaFiles()) writeFileSync(join(folder, name), content)
}

/** Puts a package together as it will lie in its tarball. */
function layOut(folder: string, built: string, to: string): void {
  const from = join(root, 'packages', folder)
  cpSync(built, join(to, 'dist'), { recursive: true })
  for (const name of dataFiles(join(from, 'src'))) {
    // Older runtimes warn of JSON that is imported, and some bundlers do not take it.
    const data: unknown = JSON.parse(readFileSync(join(from, 'src', name), 'utf8'))
    writeFileSync(join(to, 'dist', `${name}.js`), `export default ${JSON.stringify(data)}\n`)
  }
  for (const file of filesBelow(join(to, 'dist')).filter(name => name.endsWith('.js'))) {
    const code = readFileSync(file, 'utf8')
    const own = asCompiled(code)
    if (own !== code) writeFileSync(file, own)
  }
  for (const [at, name] of Object.entries(PUBLISHED[folder]?.beside ?? {})) {
    if (existsSync(join(from, at))) cpSync(join(from, at), join(to, name), { recursive: true })
  }
  writeFileSync(join(to, 'README.md'), withoutLinksOut(readFileSync(join(from, 'README.md'), 'utf8')))
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'))
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifestOf(folder), null, 2)}\n`)
}

/** Replaces a README's links into the project by their words, because the targets are not in the tarball. */
const withoutLinksOut = (readme: string): string =>
  readme.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1')

/** Names of files that the compiler leaves as they are. */
const asCompiled = (code: string): string =>
  code
    .replaceAll(/from '(\.[^']*\.json)' with \{ type: 'json' \}/g, "from '$1.js'")
    .replaceAll(" with { type: 'json' }", '')
    .replaceAll(/new URL\('(\.[^']*)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)")

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name))

/** Data that the code imports. */
const dataFiles = (src: string): readonly string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.json') && !name.split(/[\\/]/).includes('testing'),
  )

function packFolders(folders: readonly string[], out: string): readonly Tarball[] {
  const said = execFileSync('npm', ['pack', '--json', ...folders.map(folder => `./${folder}`)], {
    cwd: out,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  const packed = JSON.parse(said) as readonly { readonly name: string; readonly filename: string }[]
  return packed.map(({ name, filename }) => {
    const file = join(out, filename)
    return { name, file, bytes: statSync(file).size }
  })
}
