import { roomOf } from '@cardroom/engine'
import type { GameEntry, GameReply, GamesReply } from '@cardroom/protocol'
import {
  type ComparedRow,
  type ComparedSection,
  type ComparedText,
  compareSheets,
} from '@cardroom/rulebook/compare'
import { gameName, roomName } from '@cardroom/words'
import { useId, useMemo, useState } from 'react'
import { useFetched } from '../connection/fetch-json.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { go, useRoute } from '../shared/routing/router.ts'
import { gamesByRoom } from '../shared/table-options/games-by-room.ts'
import { CiteButton } from './cites/cite-button.tsx'
import './rulebook.css'

/** Two filings side by side: `/rules/diff?a=cameo/omaha&b=outlaws/omaha`. */
export default function DiffPage() {
  const m = useMessages()
  const { search } = useRoute()
  const asked = new URLSearchParams(search)
  const [a, b] = [asked.get('a') ?? '', asked.get('b') ?? '']
  const games = useFetched<GamesReply>('/api/games')
  const choose = (next: { a?: string; b?: string }) =>
    go(`/rules/diff?${new URLSearchParams({ a, b, ...next }).toString()}`)
  return (
    <PageFrame title={m.compare.title} className="diff-page">
      <p className="crumbs">
        <Link href="/rules">{m.rules.title}</Link>
      </p>
      <h1>{m.compare.title}</h1>
      <p className="lead">{m.compare.lead}</p>
      {games.state === 'there' ? (
        <div className="pickers">
          <GamePicker
            label={m.compare.first}
            games={games.value}
            value={a}
            choose={id => choose({ a: id })}
          />
          <GamePicker
            label={m.compare.second}
            games={games.value}
            value={b}
            choose={id => choose({ b: id })}
          />
        </div>
      ) : null}
      <Failed why={games.why} />
      {a && b ? <ChosenGames key={`${a} ${b}`} a={a} b={b} /> : null}
    </PageFrame>
  )
}

/** Loads both games. */
function ChosenGames({ a, b }: { a: string; b: string }) {
  const m = useMessages()
  const one = useFetched<GameReply>(`/api/games/${a}?schedule=none`)
  const other = useFetched<GameReply>(`/api/games/${b}?schedule=none`)
  if (one.state === 'failed') return <Failed why={one.why} />
  if (other.state === 'failed') return <Failed why={other.why} />
  if (one.state === 'waiting' || other.state === 'waiting') return <p className="wait">{m.app.loading}</p>
  return <SheetComparison one={one.value} other={other.value} />
}

interface PickerProps {
  readonly label: string
  readonly games: readonly GameEntry[]
  readonly value: string
  readonly choose: (id: string) => void
}

function GamePicker({ label, games, value, choose }: PickerProps) {
  const m = useMessages()
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={event => choose(event.target.value)}>
        <option value="">{m.compare.choose}</option>
        {gamesByRoom(games).map(({ room, games: here }) => (
          <optgroup key={room} label={roomName(room)}>
            {here.map(({ id, name }) => (
              <option key={id} value={id}>
                {m.joined.clauses({ pieces: [name, roomName(room)] })}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

type ComparedGame = Pick<GameReply, 'rules' | 'sheet'>

/** The differences between two sheets, or all of both. */
export function SheetComparison({ one, other }: { one: ComparedGame; other: ComparedGame }) {
  const m = useMessages()
  const [all, setAll] = useState(false)
  const { same, different, sections } = useMemo(
    () => compareSheets(one.sheet, other.sheet, m.say),
    [one, other, m.say],
  )
  const title = ({ rules }: ComparedGame) =>
    m.joined.clauses({ pieces: [gameName(m, rules), roomName(roomOf(rules.id))] })
  const heads = [title(one), title(other)] as const
  return (
    <>
      <p className="diff-count" role="status">
        {m.compare.count({ different, same })}
        <label>
          <input type="checkbox" checked={all} onChange={event => setAll(event.target.checked)} />{' '}
          {m.compare.showAll}
        </label>
      </p>
      {sections
        .filter(({ rows }) => all || rows.some(row => !row.same))
        .map(section => (
          <DiffSection key={section.title} section={section} heads={heads} all={all} />
        ))}
    </>
  )
}

interface SectionProps {
  readonly section: ComparedSection
  readonly heads: readonly [string, string]
  readonly all: boolean
}

function DiffSection({ section, heads, all }: SectionProps) {
  const m = useMessages()
  const id = useId()
  return (
    <section className="sheet-section" aria-labelledby={id}>
      <h2 id={id}>{section.title}</h2>
      <table className="diff">
        <thead>
          <tr>
            <th scope="col">{m.compare.what}</th>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {section.rows
            .filter(row => all || !row.same)
            .map(row => (
              <DiffRow key={`${row.what} ${row.a?.text} ${row.b?.text}`} row={row} heads={heads} />
            ))}
        </tbody>
      </table>
    </section>
  )
}

function DiffRow({ row, heads }: { row: ComparedRow; heads: readonly [string, string] }) {
  const m = useMessages()
  return (
    <tr className={row.same ? undefined : 'differs'}>
      <th scope="row">
        {row.same ? null : <span className="unseen">{m.compare.differs}</span>}
        {row.what}
      </th>
      <SaidCell said={row.a} head={heads[0]} />
      <SaidCell said={row.b} head={heads[1]} />
    </tr>
  )
}

function SaidCell({ said, head }: { said: ComparedText | null; head: string }) {
  const m = useMessages()
  return (
    <td data-head={head}>
      {said ? said.text : <span className="quiet-words">{m.compare.nothing}</span>}{' '}
      {said?.cite ? <CiteButton cite={said.cite} /> : null}
    </td>
  )
}
