import type { KeyboardEvent } from 'react'

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The arrow keys walk from card to card. */
export function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const step = ARROW_STEPS[event.key]
  const here = (event.target as HTMLElement).closest<HTMLElement>('.pan-card')
  if (step === undefined || !here) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.pan-card:not(:disabled)')]
  const next = all[(all.indexOf(here) + step + all.length) % all.length]
  next?.focus()
  event.preventDefault()
}
