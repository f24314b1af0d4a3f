import { escaped } from './escaped.ts'
import type { Face } from './faces.ts'
import { htmlOf, inline } from './markdown.ts'
import type { Declared } from './reader.ts'

/** A page of a task: its file's name without an ending, and what it says. */
export interface Task {
  readonly name: string
  readonly markdown: string
}

/** A package as the reference shows it. */
export interface Explained {
  readonly name: string
  readonly description: string
  readonly faces: readonly Face[]
}

/** The reference as a static site, by file: all links are relative and nothing is fetched, so that a folder will do. */
export function siteOf(packages: readonly Explained[], tasks: readonly Task[]): ReadonlyMap<string, string> {
  const faces = packages.flatMap(one => one.faces)
  return new Map([
    ['index.html', page('Cardroom', front(packages, tasks))],
    ...faces.map(face => [fileOf(face.path), page(face.path, facePage(face))] as const),
    ...tasks.map(task => [`task-${task.name}.html`, page(titleOf(task), htmlOf(task.markdown))] as const),
    ['names.js', `const NAMES = ${JSON.stringify(faces.flatMap(entriesOf))}\n`],
    ['search.js', SEARCH],
    ['style.css', STYLE],
  ])
}

const fileOf = (path: string): string => `${path.replace('@', '').replaceAll('/', '-')}.html`

const titleOf = ({ markdown }: Task): string => /^# (.*)$/m.exec(markdown)?.[1] ?? ''

/** What is searched: the name, where it stands, and its first sentence. */
const entriesOf = (face: Face): [name: string, file: string, path: string, says: string][] =>
  face.names.map(({ name, says }) => [name, fileOf(face.path), face.path, firstSentence(says)])

const firstSentence = (says: string): string => /^[\s\S]*?[.](?=\s|$)/.exec(says)?.[0] ?? says

const page = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="style.css">
<script src="names.js" defer></script>
<script src="search.js" defer></script>
</head>
<body>
<header><a href="index.html">Cardroom</a> <input id="search" type="search" placeholder="Search names" aria-label="Search names" autocomplete="off"></header>
<ul id="found" hidden></ul>
<main>
${main}
</main>
</body>
</html>
`

const link = (href: string, text: string): string => `<a href="${href}">${escaped(text)}</a>`

function front(packages: readonly Explained[], tasks: readonly Task[]): string {
  const lists = packages.map(
    ({ name, description, faces }) =>
      `<h2>${escaped(name)}</h2>\n<p>${escaped(description)}</p>\n<ul>${faces
        .map(({ path, names }) => `<li>${link(fileOf(path), path)} <small>${names.length} names</small></li>`)
        .join('')}</ul>`,
  )
  const pages = tasks.map(task => `<li>${link(`task-${task.name}.html`, titleOf(task))}</li>`)
  return [
    '<h1>Cardroom, for whoever builds on it</h1>',
    `<h2>Tasks</h2>\n<ul>${pages.join('')}</ul>`,
    ...lists,
  ].join('\n')
}

function facePage({ path, names }: Face): string {
  const list = names.map(({ name }) => link(`#${name}`, name)).join(' ')
  return [
    `<h1>${escaped(path)}</h1>`,
    `<p class="names">${list}</p>`,
    ...names.map(
      one =>
        `<section id="${one.name}"><h2>${link(`#${one.name}`, one.name)} <small>${one.kind}</small></h2>\n${says(one)}<pre><code>${escaped(signatureOf(one))}</code></pre></section>`,
    ),
  ].join('\n')
}

const says = (one: Declared): string =>
  one.says
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(paragraph => `<p>${inline(paragraph.replaceAll('\n', ' '))}</p>\n`)
    .join('')

/** More lines than these of one declaration say nothing to anybody. */
const MOST_LINES = 60

/** A declaration without what the compiler needs and nobody else. */
function signatureOf({ text }: Declared): string {
  const lines = text
    .replaceAll(/^export (declare )?/gm, '')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/^ +#private;\n/gm, '')
    .split('\n')
  return lines.length <= MOST_LINES ? lines.join('\n') : [...lines.slice(0, MOST_LINES), '…'].join('\n')
}

const SEARCH = `const field = document.getElementById('search')
const list = document.getElementById('found')
const rank = (name, wanted) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3)
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const found = words.length === 0 ? [] : NAMES.filter(([name, , path, says]) => {
    const text = (name + ' ' + path + ' ' + says).toLowerCase()
    return words.every(word => text.includes(word))
  })
  found.sort((a, b) => rank(a[0].toLowerCase(), words[0]) - rank(b[0].toLowerCase(), words[0]))
  list.hidden = words.length === 0
  list.replaceChildren(...found.slice(0, 40).map(([name, file, path, says]) => {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = file + '#' + name
    link.textContent = name
    item.append(link, ' ' + path + (says ? ': ' + says : ''))
    return item
  }))
  if (words.length > 0 && found.length === 0) list.textContent = 'No name and no sentence has these words.'
})
document.addEventListener('keydown', event => {
  if (event.key === '/' && event.target !== field) { event.preventDefault(); field.focus() }
  if (event.key === 'Escape') { field.value = ''; list.hidden = true }
})
`

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 62rem; margin: 0 auto; padding: 0 1rem 4rem }
header { display: flex; gap: 1rem; align-items: center; padding: 1rem 0; position: sticky; top: 0; background: Canvas }
header input { flex: 1; font: inherit; padding: .3rem .6rem }
pre { overflow-x: auto; padding: .8rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .4rem }
code { font: .875em/1.45 ui-monospace, monospace }
section { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent) }
section, h2 { scroll-margin-top: 4.5rem }
small { font-weight: normal; opacity: .7 }
.names a { display: inline-block; margin-right: .6rem }
`
