import type { RoundReply, ShuffleView } from '@cardroom/protocol'
import { ask } from '../connection/ask.ts'
import { saveBlob } from '../shared/files/save-file.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { fileOf } from '../shared/routing/address.ts'
import { IS_SITE } from '../shared/routing/is-site.ts'
import { AgreeBox } from './agree-box.tsx'

interface Props {
  readonly id: string
  readonly shuffle: ShuffleView
  readonly agreed?: RoundReply['agreed']
  /** All cards of the round have been opened. */
  readonly opened: () => void
  readonly record: RoundReply['record']
}

/** Everything needed to check the shuffle of a round. */
export function ShuffleBox({ id, shuffle, record, agreed, opened }: Props) {
  const m = useMessages()
  const { shoe } = record as { shoe?: { id: string; from: number } }
  const { cut, cutCard, secret } = shuffle
  const added = shuffle.added.map(({ name, text }) => `${name}: ${text}`).join('\n')
  const facts: [string, string | undefined][] = [
    [
      m.rounds.shoe,
      shoe && cutCard !== undefined ? m.rounds.inShoe({ shoe: shoe.id, from: shoe.from }) : undefined,
    ],
    [m.rounds.commitment, shuffle.commitment],
    [m.rounds.root, shuffle.root],
    [m.rounds.secret, secret],
    [m.rounds.added, added],
    [m.rounds.cut, cut === undefined ? undefined : m.rounds.cutAfter({ cards: cut })],
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
      {secret === undefined && !agreed ? <p>{m.rounds.notOpened}</p> : null}
      {agreed ? <AgreeBox id={id} agreed={agreed} opened={opened} /> : null}
      <p>
        <a href={fileOf(IS_SITE ? 'verify.html' : 'verify')}>{m.rounds.verifyPage}</a>{' '}
        <a href={fileOf('verify.html')} download>
          {m.rounds.verifyFile}
        </a>
      </p>
      {shoe && secret !== undefined && cutCard !== undefined ? (
        <p>
          <button type="button" className="btn small" onClick={() => saveShoe(shoe.id)}>
            {m.rounds.wholeShoe}
          </button>
        </p>
      ) : null}
    </section>
  )
}

async function saveShoe(id: string): Promise<void> {
  const reply = await ask('GET', `/api/shoes/${encodeURIComponent(id)}`)
  saveBlob(`${id}.jsonl`, await reply.blob())
}
