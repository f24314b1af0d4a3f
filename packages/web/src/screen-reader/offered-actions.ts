import type { Speaker } from '@cardroom/words'

/** The name of a control, without its printed key. */
const nameOf = (control: HTMLElement): string =>
  (
    control.getAttribute('aria-label') ??
    control.querySelector('.btn-words, .unseen')?.textContent ??
    control.textContent
  ).trim()

const isThere = (control: HTMLElement): boolean => control.getClientRects().length > 0

/** The buttons for groups of cards, by their labels. */
function suggestedIn(part: HTMLElement, { speech }: Speaker): string[] {
  const called = part.querySelector('legend')?.textContent ?? ''
  return [...part.querySelectorAll<HTMLElement>('button')].map(button =>
    speech.hand({ where: called, cards: nameOf(button) }),
  )
}

/**
 * The actions that the page offers now, read from its controls: whatever pad a family brings, everything that is said
 * can be pressed, with the key that is said.
 */
export function offeredActions(part: HTMLElement, m: Speaker): string[] {
  const words = m.speech
  const ranges = [
    ...part.querySelectorAll<HTMLInputElement>('.range input[type=range], .amount input[type=range]'),
  ]
  const buttons = [...part.querySelectorAll<HTMLButtonElement>('.moves button, button[aria-keyshortcuts]')]
  return [
    ...new Set([
      ...buttons
        .filter(button => !button.disabled && isThere(button))
        .map(button => {
          const key = button.getAttribute('aria-keyshortcuts')
          return key ? words.option({ what: nameOf(button), key: key.toUpperCase() }) : nameOf(button)
        }),
      ...ranges.filter(isThere).map(range =>
        words.between({
          what: nameOf(range),
          from: m.money(Number(range.min)),
          to: m.money(Number(range.max)),
        }),
      ),
      ...[...part.querySelectorAll<HTMLElement>('.suggested')]
        .filter(isThere)
        .flatMap(one => suggestedIn(one, m)),
    ]),
  ]
}
