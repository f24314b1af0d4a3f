import type { Page } from 'playwright-core'

/** A text that a page shows or gives to a screen reader, and where. */
export interface SpokenText {
  readonly text: string
  readonly where: string
}

/** Everything that a page says in its own language; what is marked as another's, and notation, is left out. */
export const spokenOn = (page: Page): Promise<SpokenText[]> => page.evaluate(spoken)

function spoken(): SpokenText[] {
  // What was told aloud stays as it was told, whatever is spoken now.
  const LEFT_OUT =
    'code, kbd, pre, textarea, script, style, [translate=no], .unseen:is([role=log], [role=alert]) > *'
  const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
  const isOwn = (element: Element): boolean => {
    const marked = element.closest('[lang]')
    return (marked === null || marked === document.documentElement) && element.closest(LEFT_OUT) === null
  }
  const placeOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${[...element.classList].map(name => `.${name}`).join('')}`
  const found: SpokenText[] = [{ text: document.title, where: 'title' }]
  for (const element of document.body.querySelectorAll('*')) {
    if (!isOwn(element)) continue
    // What stands between two elements is one text, however many pieces it was put together from.
    let text = ''
    for (const node of [...element.childNodes, document.createComment('')]) {
      if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue
      else {
        if (text.trim()) found.push({ text: text.trim(), where: placeOf(element) })
        text = ''
      }
    }
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isOwn(element)) continue
    for (const name of SAID) {
      const text = element.getAttribute(name)
      if (text) found.push({ text, where: `${placeOf(element)}[${name}]` })
    }
  }
  return found
}

/** Words that do not fit: buttons that cut what they say, and a page that is wider than the screen. */
export const unfitOn = (page: Page): Promise<string[]> => page.evaluate(unfit)

function unfit(): string[] {
  // The page itself may be left unpainted.
  const isFaded = (element: HTMLElement): boolean => {
    const { documentElement: page } = document
    for (let at: Element | null = element; at && at !== page; at = at.parentElement)
      if (getComputedStyle(at).opacity === '0') return true
    return !element.checkVisibility()
  }
  const wrong: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) wrong.push(`${scrollWidth - clientWidth} px over the side`)
  for (const nav of document.querySelectorAll('.top > nav:not(.table-tabs)')) {
    if (nav.scrollWidth > nav.clientWidth + 1) wrong.push(`pages out of sight: ${nav.textContent}`)
  }
  for (const button of document.querySelectorAll<HTMLElement>(
    'button, .btn, summary, [role=tab], nav a, label',
  )) {
    const box = button.getBoundingClientRect()
    if (box.width === 0 || box.height === 0 || isFaded(button)) continue
    // The sign in one line is the beginning of a sign that a tap opens.
    if (button.matches('.sign-line')) continue
    const isCut = [button, ...button.querySelectorAll<HTMLElement>(':not(.unseen)')].some(
      one => getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1,
    )
    // Words that may not be broken reach over their button's sides.
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    let isOver = false
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest('.unseen, kbd')) continue
      const range = document.createRange()
      range.selectNode(texts.currentNode)
      const words = range.getBoundingClientRect()
      isOver ||= words.width > 0 && (words.left < box.left - 1.5 || words.right > box.right + 1.5)
    }
    if (isCut || isOver) wrong.push(`cut: ${button.className} “${button.textContent}”`)
  }
  return wrong
}
