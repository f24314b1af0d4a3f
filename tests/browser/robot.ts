import type { Page } from 'playwright-core'

/** How a visitor plays. */
export interface Manner {
  readonly rounds: number
  /** Takes the player-dealer position whenever it is offered. */
  readonly banks: boolean
}

/** The rounds that a visitor played, and the questions they answered. */
export interface PlayResult {
  readonly rounds: readonly string[]
  /** How often each kind of thing was asked for. */
  readonly asked: Readonly<Record<string, number>>
}

/**
 * Plays at the table that the page shows: whatever the page offers is pressed, chosen at random, so that every
 * control of every game has its turn. It runs inside the page, as fast as the page is.
 */
export const play = (page: Page, manner: Manner): Promise<PlayResult> => page.evaluate(robot, manner)

async function robot({ rounds: wanted, banks }: Manner): Promise<PlayResult> {
  const rounds = new Set<string>()
  const asked: Record<string, number> = {}
  const all = <E extends HTMLElement = HTMLButtonElement>(what: string): E[] => [
    ...document.querySelectorAll<E>(what),
  ]
  const any = (from: HTMLButtonElement[]): HTMLButtonElement | undefined =>
    from[Math.floor(Math.random() * from.length)]
  const movable = () => all('.pad.ask .moves .btn:not(:disabled)')
  const pressed = () => all('.pick[aria-pressed="true"]')
  const count = (what: string): void => {
    asked[what] = (asked[what] ?? 0) + 1
  }
  /** The page has shown something new, or nothing comes. */
  const change = (): Promise<void> =>
    new Promise(resolve => {
      const done = () => {
        observer.disconnect()
        clearTimeout(late)
        resolve()
      }
      const observer = new MutationObserver(done)
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      const late = setTimeout(done, 150)
    })

  const steps: readonly (readonly [string, () => HTMLButtonElement | undefined])[] = [
    ['confirm', () => all('.btn.armed')[0]],
    ['buy', () => all('dialog.out-of-chips .chips-form .btn')[0]],
    // Picks until a move can be made, or puts back; where nothing need be picked, now and then a card all the same.
    ['group', () => (movable().length === 0 ? any(all('.picker-ready .preset')) : undefined)],
    ['put back', () => (movable().length === 0 && Math.random() < 0.6 ? any(pressed()) : undefined)],
    [
      'pick',
      () =>
        movable().length === 0 || (pressed().length === 0 && Math.random() < 0.5)
          ? any(all('.pick:not([aria-pressed="true"])'))
          : undefined,
    ],
    ['move', () => any(movable())],
    ['bank', () => all('.pad.bank .moves .btn')[banks ? 1 : 0]],
    ['bet', () => (all('button.spot.base.has').length === 0 ? any(all('button.spot.base')) : undefined)],
    ['bonus', () => (Math.random() < 0.3 ? any(all('button.spot.bonus:not(.has)')) : undefined)],
    ['deal', () => all('.pad.wagers .btn.main:not(:disabled)')[0]],
    ['next', () => all('.dock > .moves:not(.hold) .btn')[0]],
    [
      'undo',
      () => (all('button.spot.has').length > 0 ? all('.pad-foot > .btn:not(:disabled)')[0] : undefined),
    ],
  ]
  const until = Date.now() + 200_000
  while (Date.now() < until) {
    const over = document.querySelector<HTMLAnchorElement>('.log-after a')
    if (over) rounds.add(over.pathname)
    if (rounds.size >= wanted) break
    if (document.querySelector('.dock[aria-busy="true"]')) {
      await change()
      continue
    }
    for (const [what, find] of steps) {
      const button = find()
      if (!button) continue
      count(what)
      button.click()
      break
    }
    await change()
  }
  return { rounds: [...rounds], asked }
}
