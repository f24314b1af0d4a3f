import type { Speaker } from '@cardroom/words'

/** What a control is called, without the key that is printed on it. */
const nameOf = (control: HTMLElement): string =>
  (
    control.getAttribute('aria-label') ??
    control.querySelector('.btn-words, .unseen')?.textContent ??
    control.textContent
  ).trim()

const isThere = (control: HTMLElement): boolean => control.getClientRects().length > 0

/** Cards that go together, each under what all are called: one press picks them. */
function suggestedIn(part: HTMLElement, { speech }: Speaker): string[] {
  const called = part.querySelector('legend')?.textContent ?? ''
  return [...part.querySelectorAll<HTMLElement>('button')].map(button => speech.hand(called, nameOf(button)))
}

/**
 * Everything that the page offers at this moment, as its own controls have it: whatever pad a family brings, what is
 * said can be pressed, with the key that is said.
 */
export function offeredIn(part: HTMLElement, m: Speaker): string[] {
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
          return key ? words.option(nameOf(button), key.toUpperCase()) : nameOf(button)
        }),
      ...ranges
        .filter(isThere)
        .map(range => words.between(nameOf(range), m.money(Number(range.min)), m.money(Number(range.max)))),
      ...[...part.querySelectorAll<HTMLElement>('.suggested')]
        .filter(isThere)
        .flatMap(one => suggestedIn(one, m)),
    ]),
  ]
}
