import { type Graph, graphOf, knotsOf } from './graph.ts'
import {
  folderOf,
  type House,
  isTest,
  type Package,
  type SourceFile,
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

const importsOf = (house: House, files: readonly SourceFile[]): Import[] =>
  files.flatMap(file => file.imports.map(name => ({ file, name, target: targetOf(house, file, name) })))

/** Between the packages; tests count. */
export const packageArrows = (house: House): Arrow[] =>
  [...house.packages.values()].flatMap(({ name: from, files }) =>
    importsOf(house, files).flatMap(({ file, name, target }) =>
      target.kind === 'package' && target.package.name !== from
        ? [{ from, to: target.package.name, because: `${file.path} imports '${name}'` }]
        : [],
    ),
  )

const codeOf = ({ files }: Package): SourceFile[] => files.filter(({ path }) => !isTest(path))

export const foldersOf = (of: Package): string[] => [
  ...new Set(codeOf(of).map(({ path }) => folderOf(of, path))),
]

/** Between the folders of a package; a test may look wherever it likes. */
export const folderArrows = (house: House, of: Package): Arrow[] =>
  importsOf(house, codeOf(of)).flatMap(({ file, name, target }) => {
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
export function roundabout(names: Iterable<string>, arrows: readonly Arrow[]): Arrow[] {
  const knots = knotsOf(graphOfArrows(names, arrows))
  return arrows.filter(({ from, to }) => knots.some(knot => knot.includes(from) && knot.includes(to)))
}

/** Imports that go around the public face of a package, or take what is not theirs to take. */
export function trespasses(house: House): string[] {
  const ofPackages = [...house.packages.values()].flatMap(of =>
    importsOf(house, of.files).flatMap(one => trespass(house, of, one)),
  )
  const ofYard = importsOf(house, house.yard).flatMap(({ file, name, target }) => {
    const fault =
      target.kind === 'file' && target.path.startsWith('packages/')
        ? 'goes into a package by its files'
        : hidden(target)
    return fault === undefined ? [] : [`${file.path}: '${name}' ${fault}`]
  })
  return [...ofPackages, ...ofYard]
}

const hidden = (target: Target): string | undefined =>
  target.kind === 'package' && target.path === undefined
    ? `is not among the exports of ${target.package.name}`
    : undefined

function trespass(house: House, of: Package, { file, name, target }: Import): string[] {
  const faults = [
    target.kind === 'file' && !target.path.startsWith(`${of.folder}/`) && 'leads out of its package',
    hidden(target),
    !isTest(file.path) && target.kind !== 'foreign' && isTest(target.path ?? '') && 'is for tests',
    !mayUse(house, of, file, target) && `is not among the dependencies of ${of.name}`,
  ]
  return faults.flatMap(fault => (fault ? [`${file.path}: '${name}' ${fault}`] : []))
}

function mayUse(house: House, of: Package, file: SourceFile, target: Target): boolean {
  if (target.kind === 'file' || (target.kind === 'package' && target.package === of)) return true
  const name = target.kind === 'foreign' ? target.name : `@cardroom/${target.package.name}`
  if (name.startsWith('node:') || of.dependencies.has(name)) return true
  return isTest(file.path) && (of.devDependencies.has(name) || house.tools.has(name))
}
