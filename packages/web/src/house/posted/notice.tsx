import type { ReactNode } from 'react'
import { CiteButton } from '../../rules/cites/cite-button.tsx'

interface Props {
  readonly title: string
  readonly of: string
  readonly room: string
  readonly cites: readonly string[]
  readonly children: ReactNode
}

/** A sheet to post at a table, about one subject. */
export function PostedNotice({ title, of, room, cites, children }: Props) {
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
          <CiteButton key={cite} cite={cite} />
        ))}
      </footer>
    </article>
  )
}
