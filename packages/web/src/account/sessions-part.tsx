import { useMessages } from '../shared/messages/messages.ts'
import type { AccountPartProps } from './part.ts'

/** The browsers in which the player is signed in. */
export function SessionsPart({
  view,
  request,
  isAccount,
}: AccountPartProps & { readonly isAccount: boolean }) {
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
              <p className="quiet-words">
                {words.facts({ by, used: m.time(used), expires: m.time(expires) })}
              </p>
            </div>
            {isThis ? null : (
              <button
                type="button"
                className="btn quiet"
                aria-label={words.endOf({ browser: browser || words.unknown })}
                onClick={() => request({ do: 'end-session', session: id })}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAccount ? null : <p className="quiet-words">{words.guestNote}</p>}
      <div className="account-buttons">
        <button type="button" className="btn" onClick={() => request({ do: 'sign-out' })}>
          {words.signOut}
        </button>
        {view.sessions.length > 1 ? (
          <button
            type="button"
            className="btn"
            onClick={() => request({ do: 'sign-out-everywhere', others: true })}
          >
            {words.others}
          </button>
        ) : null}
        <button type="button" className="btn" onClick={() => request({ do: 'sign-out-everywhere' })}>
          {words.everywhere}
        </button>
      </div>
    </section>
  )
}
