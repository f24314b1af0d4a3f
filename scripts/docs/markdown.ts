import { escaped } from './escaped.ts'

/** The little of Markdown that our own pages use: headings, paragraphs, lists, code. Links lead nowhere: only their words stay. */
export function htmlOf(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?\n```\n?)/)
    .flatMap(part => (part.startsWith('```') ? [codeBlock(part)] : part.split(/\n{2,}/).map(blockOf)))
    .filter(Boolean)
    .join('\n')
}

const codeBlock = (part: string): string =>
  `<pre><code>${escaped(part.replace(/^```\w*\n/, '').replace(/\n```\n?$/, ''))}</code></pre>`

function blockOf(block: string): string {
  const text = block.trim()
  if (text === '') return ''
  const [, marks, title] = /^(#{1,3}) (.*)$/.exec(text) ?? []
  if (marks !== undefined && title !== undefined)
    return `<h${marks.length}>${inline(title)}</h${marks.length}>`
  if (text.startsWith('- ')) {
    const items = text.split(/\n(?=- )/).map(item => `<li>${inline(item.slice(2))}</li>`)
    return `<ul>${items.join('')}</ul>`
  }
  return `<p>${inline(text)}</p>`
}

/** `code`, **strong words**, *words with weight* and the words of links. */
export const inline = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
