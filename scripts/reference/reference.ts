import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, Converter, PageEvent, type ProjectReflection, ReflectionKind } from 'typedoc'
import { isForTests } from '../packing/published.ts'

const root = join(import.meta.dirname, '../..')

/** What may be imported by one name, `@cardroom/engine/cards`, and the file that it leads to. */
interface EntryPoint {
  readonly name: string
  readonly file: string
}

/** The entry points of every package that others may import something of. */
function entryPoints(): readonly EntryPoint[] {
  const manifests = readdirSync(join(root, 'packages')).map(name =>
    join(root, 'packages', name, 'package.json'),
  )
  return manifests.filter(existsSync).flatMap(manifest => {
    const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      readonly name: string
      readonly exports: Readonly<Record<string, string>>
    }
    return Object.entries(exports)
      .filter(([path, file]) => !isForTests(path) && !path.includes('*') && file.endsWith('.ts'))
      .map(([path, file]) => ({ name: join(name, path), file: join(manifest, '..', file) }))
  })
}

export interface Reference {
  readonly project: ProjectReflection
  /** Writes it into a folder as a static site. */
  write(folder: string): Promise<void>
}

/** Everything that may be imported, read from the code and its comments; each module is called as it is imported. */
export async function readReference(): Promise<Reference> {
  const entries = entryPoints()
  const app = await Application.bootstrap({
    name: 'Cardroom',
    entryPoints: entries.map(({ file }) => file),
    tsconfig: join(root, 'tsconfig.json'),
    // The compiler of the project has checked everything; this one only reads.
    skipErrorChecking: true,
    readme: 'none',
    projectDocuments: [join(root, 'docs/programmers/tasks/*.md')],
    excludeExternals: true,
    disableSources: true,
    disableGit: true,
    hideGenerator: true,
    searchInComments: true,
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    logLevel: 'Warn',
  })
  const nameOf = new Map(entries.map(({ name, file }) => [file, name]))
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.Module)) return
    const file = context.getSymbolFromReflection(reflection)?.declarations?.[0]?.getSourceFile().fileName
    reflection.name = (file && nameOf.get(file)) ?? reflection.name
  })
  // The card room serves no page with a script inside; this one only spares a flash before the site's own are there.
  app.renderer.on(PageEvent.END, page => {
    if (page.contents) page.contents = page.contents.replace(/<script>[^<]*<\/script>/, '')
  })
  const project = await app.convert()
  if (!project) throw new Error('the reference could not be read')
  return { project, write: folder => app.generateDocs(project, folder) }
}
