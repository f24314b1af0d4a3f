import type { News } from '@cardroom/engine'
import { useMessages } from '../shared/messages/messages.ts'

/** The news between rounds: players who came and went, collections. The latest first. */
export function TableNews({ news }: { news: readonly News[] }) {
  const m = useMessages()
  if (news.length === 0) return null
  return (
    <section className="news" aria-label={m.seating.news}>
      <h3>{m.seating.news}</h3>
      <ol aria-live="polite">
        {news.toReversed().map(({ at, says }) => (
          <li key={`${at} ${m.say(says)}`}>
            <span className="quiet-words">{m.clock(at)}</span> {m.say(says)}
          </li>
        ))}
      </ol>
    </section>
  )
}
