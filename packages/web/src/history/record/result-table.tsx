import type { Result } from '@cardroom/engine'
import { accountName, type Names, sayWager } from '@cardroom/words'
import { CiteButton } from '../../rules/cites/cite-button.tsx'
import { useMessages } from '../../shared/messages/messages.ts'

/** The result of a round: each wager with the line that decided it, and everybody's net. */
export function ResultTable({ result, names }: { result: Result; names: Names }) {
  const m = useMessages()
  return (
    <div className="result">
      {result.wagers && result.wagers.length > 0 ? (
        <section aria-labelledby="settlement">
          <h2 id="settlement">{m.rounds.settlement}</h2>
          <ol className="settlement">
            {result.wagers.map((line, at) => {
              const { text, tone, cite } = sayWager(line, names)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: settled wagers are known by their order
                <li key={at} className={`log-line tone-${tone}`}>
                  {text} {cite === undefined ? null : <CiteButton cite={cite} />}
                </li>
              )
            })}
          </ol>
        </section>
      ) : null}
      <section aria-labelledby="net">
        <h2 id="net">{m.rounds.net}</h2>
        <dl className="net">
          {Object.entries(result.net).map(([account, cents]) => (
            <div key={account}>
              <dt>{accountName(names, account)}</dt>
              <dd className={cents > 0 ? 'up' : cents < 0 ? 'down' : ''}>{m.change(cents)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
