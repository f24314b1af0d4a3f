import type { ReactNode } from 'react'

interface Props {
  readonly name: string
  /** The text at the other end of the head: what the figures count. */
  readonly aside?: string
  readonly area: string
  readonly children: ReactNode
}

/** A part of a board, with its name. */
export function Panel({ name, aside, area, children }: Props) {
  return (
    <section className={`tv-panel tv-at-${area}`}>
      <h2>
        <span>{name}</span>
        {aside === undefined ? null : <span>{aside}</span>}
      </h2>
      <div className="tv-body">{children}</div>
    </section>
  )
}
