import type { GameReply, SignReply } from '@cardroom/protocol'
import { saidSection } from '@cardroom/rulebook/sheet'
import { useMessages } from '../../messages/messages.ts'
import { useFetched } from '../../net/fetched.ts'
import { RuleSheet } from '../../sheet/rule-sheet.tsx'
import { SheetSection } from '../../sheet/sheet-section.tsx'
import { FeeBoard } from '../../sign/fee-board.tsx'
import { SignBoard } from '../../sign/sign-board.tsx'
import { Notice } from './notice.tsx'
import { positionLines } from './position-lines.ts'

interface Props {
  readonly id: string
  readonly game: string
  readonly title: string
  /** What lets one in to it, where it is private. */
  readonly word?: string | undefined
}

/** What hangs at a table: its sign, what is collected, who is offered the position, what is paid, and its rules. */
export function PostedTable({ id, game, title, word }: Props) {
  const m = useMessages()
  const at = encodeURIComponent(id)
  const sign = useFetched<SignReply>(`/api/tables/${at}/sign${word === undefined ? '' : `?word=${word}`}`)
  const sheet = useFetched<GameReply>(`/api/games/${game}?table=${at}`)
  const failed = [sign, sheet].find(one => one.state === 'failed')
  if (failed?.state === 'failed') return <p className="wrong">{m.app.broken(failed.why)}</p>
  if (sign.state !== 'there' || sheet.state !== 'there') return <p className="wait">{m.app.loading}</p>
  const words = m.sign
  const { name, room, fees } = sign.value
  const position = positionLines(sheet.value.sheet)
  const pays = sheet.value.sheet.filter(section => section.pays).map(section => saidSection(section, m.say))
  return (
    <section className="posted" data-posted={id} aria-label={title}>
      <SignBoard sign={sign.value} />
      <Notice title={words.collection} of={name} room={room} cites={fees.map(({ cite }) => cite)}>
        {fees.length === 0 ? <p>{words.noCollection}</p> : <FeeBoard fees={fees} />}
      </Notice>
      {position.length === 0 ? null : (
        <Notice
          title={words.position}
          of={name}
          room={room}
          cites={position.flatMap(({ cite }) => cite ?? [])}
        >
          <ul>
            {position.map(({ text }) => (
              <li key={m.say(text)}>{m.say(text)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {pays.length === 0 ? null : (
        <Notice title={words.payTables} of={name} room={room} cites={[]}>
          <div className="notice-tables">
            {pays.map(section => (
              <SheetSection key={section.title} section={section} marked={undefined} />
            ))}
          </div>
        </Notice>
      )}
      <article className="posted-sheet">
        <h2>{name}</h2>
        <RuleSheet game={sheet.value} />
      </article>
    </section>
  )
}
