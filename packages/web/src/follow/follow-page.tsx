import { type Input, isRefusal, type Library, type Refusal, refuser, roomOf } from '@cardroom/engine'
import { games, openRulebook, rooms } from '@cardroom/rulebook'
import { type Names, type PageRefusals, roomName, sayLog, wagerNames } from '@cardroom/words'
import { useEffect, useMemo, useState } from 'react'
import { KeyButton } from '../controls/key-button.tsx'
import { dressed } from '../families/family.tsx'
import { roundPicture } from '../felt/picture.ts'
import { TablePicture } from '../felt/table-picture.tsx'
import { FloorPad } from '../floor/floor-pad.tsx'
import { pointingOf } from '../floor/floor-pointing.ts'
import { useFloor } from '../floor/use-floor.ts'
import { Page } from '../frame/page.tsx'
import { LogList } from '../log/log-list.tsx'
import { useMessages } from '../messages/messages.ts'
import { PointingContext } from '../pointing/pointing.ts'
import { RecordBox } from '../record/record-box.tsx'
import { ResultTable } from '../record/result-table.tsx'
import { go, useRoute } from '../routing/router.ts'
import { EntryPad } from './entry-pad.tsx'
import { followFloor } from './follow-floor.ts'
import { type Followed, follow, recordOf, usualSetup } from './followed.ts'
import './follow.css'

/** Follows a real table: somebody enters the cards and decisions, the engine says what comes of them. */
export default function FollowPage() {
  const m = useMessages()
  const { search } = useRoute()
  const id = new URLSearchParams(search).get('game') ?? games[0]!.id
  const rules = games.find(one => one.id === id) ?? games[0]!
  const [library, setLibrary] = useState<Library>()
  useEffect(() => {
    openRulebook().then(setLibrary)
  }, [])
  return (
    <Page title={m.follow.title} className="follow-page">
      <h1>{m.follow.title}</h1>
      <p>{m.follow.lead}</p>
      <label className="follow-game">
        <span>{m.lobby.game}</span>{' '}
        <select
          value={rules.id}
          onChange={event => go(`/deal?game=${encodeURIComponent(event.target.value)}`)}
        >
          {Object.entries(rooms).map(([room, name]) => (
            <optgroup key={room} label={name}>
              {games
                .filter(game => roomOf(game.id) === room)
                .map(game => (
                  <option key={game.id} value={game.id}>
                    {game.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {library ? (
        <FollowGame key={rules.id} id={rules.id} library={library} />
      ) : (
        <p className="wait">{m.app.loading}</p>
      )}
    </Page>
  )
}

function FollowGame({ id, library }: { id: string; library: Library }) {
  const m = useMessages()
  const rules = games.find(one => one.id === id)!
  const [text, setText] = useState(() => JSON.stringify(usualSetup(rules), null, 2))
  const [inputs, setInputs] = useState<readonly Input[]>([])
  const [why, setWhy] = useState<Refusal>()
  const followed = useMemo(() => followText(id, text, inputs, library), [id, text, inputs, library])
  const give = (input: Input) => {
    const next = followText(id, text, [...inputs, input], library)
    if (isRefusal(next)) return setWhy(next)
    setWhy(undefined)
    setInputs([...inputs, input])
  }
  return (
    <>
      <details className="follow-setup" open={inputs.length === 0}>
        <summary>{m.follow.setup}</summary>
        <label>
          <span>{m.follow.setupHint}</span>
          <textarea
            value={text}
            rows={10}
            spellCheck={false}
            disabled={inputs.length > 0}
            onChange={event => setText(event.target.value)}
          />
        </label>
      </details>
      {isRefusal(followed) ? (
        <p className="wrong" role="alert">
          {m.refusal(followed)}
        </p>
      ) : (
        <FollowTable followed={followed} library={library} give={give} />
      )}
      {why === undefined ? null : (
        <p className="wrong" role="alert">
          {m.refusal(why)}
        </p>
      )}
      <div className="moves">
        <KeyButton shortcut="z" press={() => setInputs(inputs.slice(0, -1))} disabled={inputs.length === 0}>
          {m.follow.undo}
        </KeyButton>
        <KeyButton look="quiet" press={() => setInputs([])} disabled={inputs.length === 0}>
          {m.follow.again}
        </KeyButton>
      </div>
      {isRefusal(followed) ? null : <RecordBox record={recordOf(followed)} id={id.replace('/', '-')} />}
    </>
  )
}

const refuse = refuser<PageRefusals>()

function followText(
  id: string,
  text: string,
  inputs: readonly Input[],
  library: Library,
): Followed | Refusal {
  let setup: unknown
  try {
    setup = JSON.parse(text)
  } catch {
    return refuse('page-not-json')
  }
  if (typeof setup !== 'object' || setup === null) return refuse('page-no-object')
  return follow(id, setup as Record<string, unknown>, inputs, library)
}

interface TableProps {
  readonly followed: Followed
  readonly library: Library
  readonly give: (input: Input) => void
}

function FollowTable({ followed, library, give }: TableProps) {
  const m = useMessages()
  const { rules, round, setup } = followed
  const view = round.view('house')
  const taking = new Set([
    ...((setup.wagers ?? []) as readonly { seat: number }[]).map(wager => wager.seat),
    ...view.seats.map(seen => seen.seat),
    ...(view.bank ? [view.bank.seat] : []),
  ])
  const places = Math.max(rules.seats.places, ...taking)
  const sitters = Array.from({ length: places }, (_, at) => at + 1).map(seat =>
    taking.has(seat) ? { seat, name: m.table.seat(seat), notes: [] } : { seat, notes: [] },
  )
  const names: Names = { m, players: new Map(), wagers: new Map(wagerNames(rules)) }
  const room = roomOf(rules.id)
  const picture = {
    ...dressed(rules.family, roundPicture(view, { sitters }, m.say), m),
    net: round.over ? round.result.net : undefined,
  }
  const [isRuling, setRuling] = useState(false)
  const rulesNow = isRuling && !round.over
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given goes to the same round
  const source = useMemo(
    () => (rulesNow ? followFloor(followed, library, give) : undefined),
    [rulesNow, followed, library],
  )
  const floor = useFloor(source, round.inputs.length, () => setRuling(false))
  return (
    <PointingContext value={rulesNow ? pointingOf(floor, view.piles, names) : undefined}>
      <div className="replay">
        <TablePicture
          picture={picture}
          names={names}
          title={rules.name}
          room={room}
          roomName={roomName(room)}
        />
        <div className="dock">
          {rulesNow ? (
            <FloorPad floor={floor} names={names} piles={view.piles} close={() => setRuling(false)} />
          ) : (
            <EntryPad round={round} names={names} give={give} />
          )}
          {rulesNow || round.over ? null : (
            <KeyButton look="quiet" press={() => setRuling(true)} shortcut="o">
              {m.floor.button}
            </KeyButton>
          )}
        </div>
        <aside className="side" aria-label={m.rounds.whatHappened}>
          <h2 className="side-title">{m.rounds.whatHappened}</h2>
          <div className="panel">
            <LogList spoken={sayLog(view.log, names)} shown={sayLog(view.log, { ...names, signs: true })} />
          </div>
        </aside>
      </div>
      {round.over ? <ResultTable result={round.result} names={names} /> : null}
    </PointingContext>
  )
}
