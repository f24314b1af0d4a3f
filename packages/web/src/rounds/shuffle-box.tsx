import type { RoundReply, ShuffleView } from '@cardroom/protocol'
import { useMessages } from '../messages/messages.ts'

interface Props {
  readonly shuffle: ShuffleView
  readonly record: RoundReply['record']
}

/** What anybody needs to check the shuffle of a round. */
export function ShuffleBox({ shuffle, record }: Props) {
  const m = useMessages()
  const { shoe } = record as { shoe?: { id: string; from: number } }
  const { cut, cutCard, secret } = shuffle
  const added = shuffle.added.map(({ name, text }) => `${name}: ${text}`).join('\n')
  const facts: [string, string | undefined][] = [
    [m.rounds.shoe, shoe && cutCard !== undefined ? m.rounds.inShoe(shoe.id, shoe.from) : undefined],
    [m.rounds.commitment, shuffle.commitment],
    [m.rounds.secret, secret],
    [m.rounds.added, added],
    [m.rounds.cut, cut === undefined ? undefined : m.rounds.cutAfter(cut)],
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
      {secret === undefined ? <p>{m.rounds.notOpened}</p> : null}
      <p>
        <a href="/verify">{m.rounds.verifyPage}</a>{' '}
        <a href="/verify.html" download>
          {m.rounds.verifyFile}
        </a>
      </p>
      {shoe && secret !== undefined && cutCard !== undefined ? (
        <p>
          <a href={`/api/shoes/${encodeURIComponent(shoe.id)}`} download={`${shoe.id}.jsonl`}>
            {m.rounds.wholeShoe}
          </a>
        </p>
      ) : null}
    </section>
  )
}
