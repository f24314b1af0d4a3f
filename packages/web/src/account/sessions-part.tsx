import { useMessages } from '../messages/messages.ts'
import type { Part } from './part.ts'

/** The browsers in which one is signed in. */
export function SessionsPart({ view, wish, isAccount }: Part & { readonly isAccount: boolean }) {
  const m = useMessages()
  const words = m.account.sessions
  return (
    <section aria-labelledby="account-sessions">
      <h2 id="account-sessions">{words.title}</h2>
      <ul className="account-list">
        {view.sessions.map(({ id, browser, by, used, expires, isThis }) => (
          <li key={id}>
            <div>
              <b>{browser || words.unknown}</b> {isThis ? <span className="tag">{words.here}</span> : null}
              <p className="quiet-words">{words.facts(by, m.time(used), m.time(expires))}</p>
            </div>
            {isThis ? null : (
              <button
                type="button"
                className="btn quiet"
                aria-label={words.endOf(browser || words.unknown)}
                onClick={() => wish({ do: 'end-session', session: id })}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAccount ? null : <p className="quiet-words">{words.guestNote}</p>}
      <div className="account-buttons">
        <button type="button" className="btn" onClick={() => wish({ do: 'sign-out' })}>
          {words.signOut}
        </button>
        {view.sessions.length > 1 ? (
          <button
            type="button"
            className="btn"
            onClick={() => wish({ do: 'sign-out-everywhere', others: true })}
          >
            {words.others}
          </button>
        ) : null}
        <button type="button" className="btn" onClick={() => wish({ do: 'sign-out-everywhere' })}>
          {words.everywhere}
        </button>
      </div>
    </section>
  )
}
