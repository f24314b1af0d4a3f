import type { ReactNode } from 'react'
import { Cite } from '../../cites/cite.tsx'

interface Props {
  readonly title: string
  readonly of: string
  readonly room: string
  readonly cites: readonly string[]
  readonly children: ReactNode
}

/** A sheet about one thing that everybody at a table has to know. */
export function Notice({ title, of, room, cites, children }: Props) {
  return (
    <article className="board notice">
      <header className="board-head">
        <h2>{title}</h2>
        <p>
          {of} · {room}
        </p>
      </header>
      <div className="notice-body">{children}</div>
      <footer className="board-foot">
        {[...new Set(cites)].map(cite => (
          <Cite key={cite} cite={cite} />
        ))}
      </footer>
    </article>
  )
}
