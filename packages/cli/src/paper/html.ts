import { type Block, type PaperLine, pagesOf } from './lines.ts'
import type { SaidExam } from './said-exam.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

const STYLE = `@page { size: letter; margin: 18mm }
body { font: 11pt/1.45 'Noto Sans', 'Noto Sans CJK TC', 'Noto Sans CJK SC', Helvetica, Arial, sans-serif; margin: 2em auto; max-width: 44em }
section { break-after: page }
section:last-child { break-after: auto }
article { break-inside: avoid; margin: 0 0 1.4em }
h1 { font-size: 17pt; margin: 0 0 .2em }
h2 { font-size: 12pt; margin: 0 0 .3em }
p { margin: .1em 0 }
.note { color: #444 }
.question { font-weight: bold; margin-top: .4em }
.write { margin-left: 1.5em; line-height: 2 }`

/** The sheet as a page of its own that any browser prints. */
export const examHtml = (exam: SaidExam): string => `<!doctype html>
<html lang="${escapeHtml(exam.language)}">
<meta charset="utf-8">
<title>${escapeHtml(exam.title)}</title>
<style>${STYLE}</style>
${pagesOf(exam)
  .map(blocks => `<section>\n${blocks.map(article).join('\n')}\n</section>`)
  .join('\n')}
</html>
`

const article = (block: Block): string => `<article>\n${block.map(element).join('\n')}\n</article>`

function element({ kind, text }: PaperLine): string {
  if (kind === 'title') return `<h1>${escapeHtml(text)}</h1>`
  if (kind === 'heading') return `<h2>${escapeHtml(text)}</h2>`
  return kind === 'plain' ? `<p>${escapeHtml(text)}</p>` : `<p class="${kind}">${escapeHtml(text)}</p>`
}
