import type { Page } from 'playwright-core'

/** What lies on a table and must be seen whole. */
const IMPORTANT = [
  '.plate',
  '.hand',
  '.hand-name',
  '.place-name',
  '.spot',
  '.small-cloth',
  '.bets > .bet',
  '.discs',
  '.pots li',
  '.thrown',
  '.house-dealer',
  '.felt-print',
  '.sit',
  '.circle-button',
  '.dock',
  '.table-names h1',
  '.sign-line',
  '.table-tools',
  '.top > :not(.skip)',
].join(', ')

/** What holds words, or fields, of which nothing may be cut off at the side. */
const WHOLE = ['.sign-line span', '.house-dealer', '.dock'].join(', ')

/** Everything that is wrong with how a table lies on the screen: in words, nothing where all is well. */
export async function faultsOf(page: Page): Promise<string[]> {
  const look = () => page.evaluate(measure, { important: IMPORTANT, whole: WHOLE })
  const faults = await look()
  if (faults.length === 0) return faults
  // Headless Chromium may still owe a frame, in which the page lays out what has a new size: a picture makes it draw.
  await page.screenshot()
  return look()
}

function measure({ important, whole }: { important: string; whole: string }): string[] {
  const faults: string[] = []
  const wordsOf = (element: Element): string =>
    `${element.className} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`.trim()
  const boxes = [...document.querySelectorAll(important)]
    .map(element => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  /** Hairlines may touch. */
  const TOUCH = 1.5
  for (const [at, { element, box }] of boxes.entries()) {
    if (box.left < -TOUCH || box.right > innerWidth + TOUCH)
      faults.push(`beyond the screen: ${wordsOf(element)}`)
    const frame = element.closest('.felt')?.getBoundingClientRect()
    if (frame && (box.top < frame.top - TOUCH || box.bottom > frame.bottom + TOUCH)) {
      faults.push(`beyond the felt: ${wordsOf(element)}`)
    }
    for (const { element: other, box: its } of boxes.slice(at + 1)) {
      if (element.contains(other) || other.contains(element)) continue
      const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left)
      const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
      if (wide > TOUCH && high > TOUCH) faults.push(`${wordsOf(element)} | ${wordsOf(other)}`)
    }
  }
  for (const element of document.querySelectorAll(whole)) {
    // What stands in a line has no width of its own.
    const room = element.clientWidth
    if (room > 0 && element.scrollWidth > room + TOUCH) faults.push(`cut off: ${wordsOf(element)}`)
  }
  for (const button of document.querySelectorAll('.dock .moves .btn')) {
    const { left, top, width, height } = button.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!there || !button.contains(there)) faults.push(`out of sight: ${wordsOf(button)}`)
  }
  // Cards may lie over each other, but not over what says which card it is.
  for (const card of document.querySelectorAll('.hand .lying')) {
    const { left, top, width, height } = card.getBoundingClientRect()
    const over = document.elementFromPoint(left + width * 0.1, top + height * 0.2)?.closest('.lying')
    if (over && over !== card) faults.push(`a card’s corner is covered: ${wordsOf(card.closest('.hand')!)}`)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  const page = document.getElementById('page')!
  if (scrollWidth > clientWidth || page.scrollWidth > page.clientWidth) faults.push('scrolls sideways')
  return faults
}
