import type { GameReply, SignReply } from '@cardroom/protocol'
import { saidSection } from '@cardroom/rulebook/sheet'
import type { ReactNode } from 'react'
import { useFetched } from '../../connection/fetch-json.ts'
import { CiteButton } from '../../rules/cites/cite-button.tsx'
import { RuleSheet } from '../../rules/sheet/rule-sheet.tsx'
import { SheetSection } from '../../rules/sheet/sheet-section.tsx'
import { FeeBoard } from '../../rules/sign/fee-board.tsx'
import { SignBoard } from '../../rules/sign/sign-board.tsx'
import { Failed } from '../../shared/frame/failed.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { positionLines } from './position-lines.ts'

interface Props {
  readonly id: string
  readonly game: string
  readonly title: string
  /** The word of a private table. */
  readonly word?: string | undefined
}

/** The sheets posted at a table: its sign, fees, the offer of the position, payouts and rules. */
export function PostedTable({ id, game, title, word }: Props) {
  const m = useMessages()
  const at = encodeURIComponent(id)
  const sign = useFetched<SignReply>(`/api/tables/${at}/sign${word === undefined ? '' : `?word=${word}`}`)
  const sheet = useFetched<GameReply>(`/api/games/${game}?table=${at}`)
  const failed = [sign, sheet].find(one => one.state === 'failed')
  if (failed?.state === 'failed') return <Failed why={failed.why} />
  if (sign.state !== 'there' || sheet.state !== 'there') return <p className="wait">{m.app.loading}</p>
  const words = m.sign
  const { name, room, fees } = sign.value
  const position = positionLines(sheet.value.sheet)
  const pays = sheet.value.sheet.filter(section => section.pays).map(section => saidSection(section, m.say))
  return (
    <section className="posted" data-posted={id} aria-label={title}>
      <SignBoard sign={sign.value} />
      <PostedNotice title={words.collection} of={name} room={room} cites={fees.map(({ cite }) => cite)}>
        {fees.length === 0 ? <p>{words.noCollection}</p> : <FeeBoard fees={fees} />}
      </PostedNotice>
      {position.length === 0 ? null : (
        <PostedNotice
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
        </PostedNotice>
      )}
      {pays.length === 0 ? null : (
        <PostedNotice title={words.payTables} of={name} room={room} cites={[]}>
          <div className="notice-tables">
            {pays.map(section => (
              <SheetSection key={section.title} section={section} marked={undefined} />
            ))}
          </div>
        </PostedNotice>
      )}
      <article className="posted-sheet">
        <h2>{name}</h2>
        <RuleSheet game={sheet.value} />
      </article>
    </section>
  )
}

interface PostedNoticeProps {
  readonly title: string
  readonly of: string
  readonly room: string
  readonly cites: readonly string[]
  readonly children: ReactNode
}

/** A sheet to post at a table, about one subject. */
function PostedNotice({ title, of, room, cites, children }: PostedNoticeProps) {
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
