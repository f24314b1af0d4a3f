import type { SignReply, TableView } from '@cardroom/protocol'
import { useOwnTexts } from '../connection/use-own-texts.ts'
import { SignBoard } from '../rules/sign/sign-board.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { AddForm } from './add-form.tsx'
import { may } from './model.ts'
import { collectionWords, timeWords, waitingWords } from './seating-words.ts'
import { Costs, shoeFacts } from './shoe-facts.tsx'

/** Beside the table: its sign, who may bet behind whom, the shuffle's commitment. */
export function TableSignPanel({ table, sign }: { table: TableView; sign: SignReply | undefined }) {
  const m = useMessages()
  const words = m.table.sign
  const { backLine } = table.sign
  const doubt = useOwnTexts().doubt(table)
  const { drawing } = table.shuffle
  const behind =
    backLine === 0
      ? words.backLineNone
      : backLine === 'any'
        ? words.backLineAny
        : words.backLineMost({ n: backLine })
  const facts: [string, string | undefined][] = [
    [m.regime.title, table.regime?.name],
    [m.regime.clock, table.regime?.notice ? m.regime.notice : undefined],
    [m.seating.timeCollection, timeWords(table, m)],
    [words.collectionNow, collectionWords(table, m)],
    [m.seating.list, waitingWords(table, m)],
    [words.backLine, table.kind === 'banked' ? behind : undefined],
    ...shoeFacts(table.shoe, m),
    [words.commitment, table.shuffle.commitment || undefined],
    [words.root, table.shuffle.root],
    [words.shuffle, words.shuffles[table.sign.shuffle]],
    [m.coach.title, table.coach ? m.coach.allowed : undefined],
    [
      words.sealed,
      drawing && drawing.sealed.length > 0 ? m.all(drawing.sealed.map(({ name }) => name)) : undefined,
    ],
  ]
  return (
    <div className="sign">
      <h2 className="unseen">{words.title}</h2>
      {sign ? <SignBoard sign={sign} /> : null}
      <dl className="facts">
        {facts.map(([term, fact]) =>
          fact === undefined ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
        )}
      </dl>
      {may(table, 'seal') ? <AddForm table={table} /> : null}
      {doubt ? <p role="alert">{m.table.doubts[doubt]}</p> : null}
      <Costs table={table} />
    </div>
  )
}
