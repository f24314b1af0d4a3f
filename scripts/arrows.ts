import { type Graph, graphOf, knotsOf } from './graph.ts'
import {
  folderOf,
  isForTests,
  isTest,
  type Package,
  type SourceFile,
  type SourceTree,
  type Target,
  targetOf,
} from './imports.ts'

/** That one package or folder needs another, and the files that say so. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly because: string
}

interface Import {
  readonly file: SourceFile
  readonly name: string
  readonly target: Target
}

const importsOf = (tree: SourceTree, files: readonly SourceFile[]): Import[] =>
  files.flatMap(file => file.imports.map(name => ({ file, name, target: targetOf(tree, file, name) })))

/** Between the packages; tests count. */
export const packageArrows = (tree: SourceTree): Arrow[] =>
  [...tree.packages.values()].flatMap(({ name: from, files }) =>
    importsOf(tree, files).flatMap(({ file, name, target }) =>
      target.kind === 'package' && target.package.name !== from
        ? [{ from, to: target.package.name, because: `${file.path} imports '${name}'` }]
        : [],
    ),
  )

const codeOf = ({ files }: Package): SourceFile[] => files.filter(({ path }) => !isTest(path))

export const foldersOf = (of: Package): string[] => [
  ...new Set(codeOf(of).map(({ path }) => folderOf(of, path))),
]

/** Imports between the folders of a package; those of tests do not count. */
export const folderArrows = (tree: SourceTree, of: Package): Arrow[] =>
  importsOf(tree, codeOf(of)).flatMap(({ file, name, target }) => {
    if (target.kind === 'foreign' || !target.path?.startsWith(`${of.folder}/src/`)) return []
    const [from, to] = [folderOf(of, file.path), folderOf(of, target.path)]
    return from === to ? [] : [{ from, to, because: `${file.path} imports '${name}'` }]
  })

export const graphOfArrows = (names: Iterable<string>, arrows: readonly Arrow[]): Graph =>
  graphOf(
    names,
    arrows.map(({ from, to }) => [from, to] as const),
  )

/** The arrows that go round in a circle with others. */
export function circularArrows(names: Iterable<string>, arrows: readonly Arrow[]): Arrow[] {
  const knots = knotsOf(graphOfArrows(names, arrows))
  return arrows.filter(({ from, to }) => knots.some(knot => knot.includes(from) && knot.includes(to)))
}

/** Imports around the exports of a package, or of code that the importer may not use. */
export function forbiddenImports(tree: SourceTree): string[] {
  const ofPackages = [...tree.packages.values()].flatMap(of =>
    importsOf(tree, of.files).flatMap(one => forbiddenImport(tree, of, one)),
  )
  const ofOutside = importsOf(tree, tree.outside).flatMap(({ file, name, target }) => {
    const fault =
      target.kind === 'file' && target.path.startsWith('packages/')
        ? 'goes into a package by its files'
        : SHIPPED_PATHS.test(file.path) && isKeptForTests(target)
          ? 'is for tests'
          : notExported(target)
    return fault === undefined ? [] : [`${file.path}: '${name}' ${fault}`]
  })
  return [...ofPackages, ...ofOutside]
}

/** Folders outside the packages that are no tests. */
const SHIPPED_PATHS = /^(examples|scripts)\//

const isKeptForTests = (target: Target): boolean => target.kind !== 'foreign' && isForTests(target.path ?? '')

const notExported = (target: Target): string | undefined =>
  target.kind === 'package' && target.path === undefined
    ? `is not among the exports of ${target.package.name}`
    : undefined

function forbiddenImport(tree: SourceTree, of: Package, { file, name, target }: Import): string[] {
  const faults = [
    target.kind === 'file' && !target.path.startsWith(`${of.folder}/`) && 'leads out of its package',
    notExported(target),
    !isForTests(file.path) && isKeptForTests(target) && 'is for tests',
    !mayUse(tree, of, file, target) && `is not among the dependencies of ${of.name}`,
  ]
  return faults.flatMap(fault => (fault ? [`${file.path}: '${name}' ${fault}`] : []))
}

function mayUse(tree: SourceTree, of: Package, file: SourceFile, target: Target): boolean {
  if (target.kind === 'file' || (target.kind === 'package' && target.package === of)) return true
  const name = target.kind === 'foreign' ? target.name : `@cardroom/${target.package.name}`
  if (name.startsWith('node:') || of.dependencies.has(name)) return true
  return isTest(file.path) && (of.devDependencies.has(name) || tree.tools.has(name))
}
