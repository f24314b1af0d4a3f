import { folderArrows, foldersOf, graphOfArrows, packageArrows } from './arrows.ts'
import { knotsOf, withoutKnots, withoutShortcuts } from './graph.ts'
import { isTest, type Package, type SourceTree } from './imports.ts'
import { type Drawing, type Line, layOut, type Size } from './layered.ts'

/** The project as it is: packages, their folders and who imports whom, as SVG. */

const INK_COLOUR = '#1f2328'
const QUIET_COLOUR = '#57606a'
const KNOT_COLOUR = '#c0392b'
const FILLS = ['#e8f0e4', '#e4ecf5', '#f5ecdf', '#efe6f2', '#e3f1f1', '#f6e6e4', '#eeeadb']

const MARGIN = 28
const PADDING = 16
const TITLE_HEIGHT = 34
const LEGEND_HEIGHT = 40
const FOLDER_BOX = { height: 22, letter: 7.2, sides: 14 }
const FOLDER_SPACING = { beside: 10, below: 24, widest: 600 }
const PACKAGE_SPACING = { beside: 40, below: 56, widest: 1700 }

interface Room {
  readonly of: Package
  readonly folders: Drawing
  readonly knotted: ReadonlySet<string>
  readonly size: Size
}

export function pictureOf(tree: SourceTree): string {
  const rooms = new Map([...tree.packages].map(([name, of]) => [name, roomOf(tree, of)]))
  const graph = withoutShortcuts(
    withoutKnots(graphOfArrows(tree.packages.keys(), packageArrows(codeOnly(tree)))),
  )
  const sizes = new Map([...rooms].map(([name, { size }]) => [name, size]))
  const plan = layOut(sizes, graph, PACKAGE_SPACING)
  const width = plan.width + 2 * MARGIN
  const height = plan.height + 2 * MARGIN + LEGEND_HEIGHT
  const parts = [...rooms].flatMap(([name, room], at) => {
    const box = plan.boxes.get(name)
    return box ? drawRoom(room, box.x + MARGIN, box.y + MARGIN, FILLS[at % FILLS.length] ?? INK_COLOUR) : []
  })
  const isKnotted = [...rooms.values()].some(({ knotted }) => knotted.size > 0)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title" font-family="Helvetica, Arial, sans-serif">`,
    '<title id="title">The packages of Cardroom and their folders; arrows point to what is imported</title>',
    '<defs>',
    marker('thin', QUIET_COLOUR, 5),
    marker('thick', INK_COLOUR, 6),
    '</defs>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...parts,
    ...plan.lines.map(line =>
      path(line, MARGIN, MARGIN, `stroke="${INK_COLOUR}" stroke-width="2.2"`, 'thick'),
    ),
    ...legend(height - MARGIN, isKnotted),
    '</svg>',
    '',
  ].join('\n')
}

/** Tests are not drawn. */
const codeOnly = (tree: SourceTree): SourceTree => ({
  ...tree,
  packages: new Map(
    [...tree.packages].map(([name, of]) => [
      name,
      { ...of, files: of.files.filter(({ path: file }) => !isTest(file)) },
    ]),
  ),
})

function roomOf(tree: SourceTree, of: Package): Room {
  // An exported index takes from everywhere in its package: drawn, it would only be in the way.
  const isDrawn = (folder: string): boolean => !folder.endsWith('.ts')
  const names = foldersOf(of).filter(isDrawn)
  const arrows = folderArrows(tree, of).filter(({ from, to }) => isDrawn(from) && isDrawn(to))
  const graph = graphOfArrows(names, arrows)
  const sizes = new Map(names.map(name => [name, folderSize(name)]))
  const folders: Drawing =
    names.length > 1
      ? layOut(sizes, withoutShortcuts(withoutKnots(graph)), FOLDER_SPACING)
      : { width: 0, height: 0, boxes: new Map(), lines: [] }
  const title = of.name.length * 11 + 2 * PADDING
  return {
    of,
    folders,
    knotted: new Set(knotsOf(graph).flat()),
    size: {
      width: Math.max(title, folders.width + 2 * PADDING),
      height: TITLE_HEIGHT + (folders.height > 0 ? folders.height + PADDING : 0),
    },
  }
}

/** What stands in `src` itself has the name of no folder. */
const labelOf = (folder: string): string => (folder === '.' ? 'src' : folder)

const folderSize = (folder: string): Size => ({
  width: Math.ceil(labelOf(folder).length * FOLDER_BOX.letter) + FOLDER_BOX.sides,
  height: FOLDER_BOX.height,
})

function drawRoom({ of, folders, knotted, size }: Room, x: number, y: number, fill: string): string[] {
  const left = x + (size.width - folders.width) / 2
  const top = y + TITLE_HEIGHT
  return [
    `<rect x="${n(x)}" y="${n(y)}" width="${n(size.width)}" height="${n(size.height)}" rx="10" fill="${fill}" stroke="${INK_COLOUR}" stroke-width="1.4"/>`,
    text(x + size.width / 2, y + 22, of.name, `font-size="17" font-weight="600" fill="${INK_COLOUR}"`),
    ...folders.lines.map(line => path(line, left, top, `stroke="${QUIET_COLOUR}" stroke-width="1"`, 'thin')),
    ...[...folders.boxes].flatMap(([name, box]) => [
      `<rect x="${n(left + box.x)}" y="${n(top + box.y)}" width="${n(box.width)}" height="${n(box.height)}" rx="4" fill="#ffffff" stroke="${knotted.has(name) ? KNOT_COLOUR : QUIET_COLOUR}"/>`,
      text(
        left + box.x + box.width / 2,
        top + box.y + 15,
        labelOf(name),
        `font-size="12" fill="${knotted.has(name) ? KNOT_COLOUR : INK_COLOUR}"`,
      ),
    ]),
  ]
}

/** Down through each row, and in a curve from row to row. */
function path({ points }: Line, left: number, top: number, look: string, head: string): string {
  const at = points.map(({ x, y }) => ({ x: left + x, y: top + y }))
  const steps = at.map(({ x, y }, i) => {
    const before = at[i - 1]
    if (!before) return `M${n(x)} ${n(y)}`
    if (before.x === x) return before.y === y ? '' : `V${n(y)}`
    const middle = (before.y + y) / 2
    return `C${n(before.x)} ${n(middle)} ${n(x)} ${n(middle)} ${n(x)} ${n(y)}`
  })
  return `<path d="${steps.join('')}" fill="none" ${look} marker-end="url(#${head})"/>`
}

const marker = (id: string, colour: string, size: number): string =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="${size}" markerHeight="${size}" orient="auto"><path d="M0 0L8 4L0 8z" fill="${colour}"/></marker>`

const text = (x: number, y: number, words: string, look: string): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="middle" ${look}>${words}</text>`

function legend(y: number, isKnotted: boolean): string[] {
  const look = `font-size="12" fill="${QUIET_COLOUR}"`
  return [
    `<text x="${MARGIN}" y="${n(y)}" ${look}>An arrow points to what is imported; one that follows from others is left out. Drawn from the imports by “npm run picture”.${isKnotted ? ` <tspan fill="${KNOT_COLOUR}">Red: folders that import each other.</tspan>` : ''}</text>`,
  ]
}

const n = (value: number): string => String(Math.round(value * 10) / 10)
