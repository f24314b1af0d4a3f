import type { ShuffleView } from '@cardroom/protocol'
import { useMessages } from '../messages/messages.ts'

/** What anybody needs to check the shuffle of a round. */
export function ShuffleBox({ shuffle }: { shuffle: ShuffleView }) {
  const m = useMessages()
  const added = shuffle.added.map(({ name, text }) => `${name}: ${text}`).join('\n')
  const facts: [string, string | undefined][] = [
    [m.rounds.commitment, shuffle.commitment],
    [m.rounds.secret, shuffle.secret],
    [m.rounds.added, added],
    [m.rounds.seed, shuffle.seed],
  ]
  return (
    <section className="shuffle" aria-labelledby="shuffle">
      <h2 id="shuffle">{m.rounds.shuffle}</h2>
      <dl className="facts">
        {facts.map(([term, fact]) =>
          fact ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <code>{fact}</code>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
