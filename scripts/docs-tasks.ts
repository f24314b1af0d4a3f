import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The examples by name: each is a file in `examples/` and a page in `docs/programmers/tasks/`. */
export const EXAMPLES: readonly string[] = readdirSync(join(root, 'examples'))
  .filter(file => file.endsWith('.ts'))
  .map(file => basename(file, '.ts'))

/** The page of an example, as it is written now. */
export const pageOf = (name: string): string =>
  readFileSync(join(root, 'docs/programmers/tasks', `${name}.md`), 'utf8')

/** What stands between the fences of a page's first block of that kind. */
export const blockIn = (page: string, kind: 'ts' | 'text'): string | undefined =>
  blockOf(kind).exec(page)?.[2]

const blockOf = (kind: string): RegExp => new RegExp(`(\`\`\`${kind}\\n)([^]*?)(\`\`\`\\n)`)

/** The pages of the tasks, each with the code of its example as it is. */
export function taskPages(): [path: string, content: string][] {
  return EXAMPLES.map(name => {
    const code = readFileSync(join(root, 'examples', `${name}.ts`), 'utf8')
    const page = pageOf(name).replace(blockOf('ts'), (_, open, __, close) => open + code + close)
    return [`docs/programmers/tasks/${name}.md`, page]
  })
}
