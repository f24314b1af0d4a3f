import type { GameReply } from '@cardroom/protocol'
import { type Names, sayEvent, sayLog, wagerNames } from '@cardroom/words'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchJson } from '../connection/fetch-json.ts'
import { familyPicture } from '../families/family.tsx'
import { GamePicture } from '../families/game-picture.tsx'
import { type PictureSeat, roundPicture } from '../felt/picture.ts'
import { CiteContext } from '../rules/cites/cite-button.tsx'
import SheetDialog from '../rules/sheet/sheet-dialog.tsx'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useKey } from '../shared/controls/use-keys.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { LogList } from './record/log-list.tsx'
import { RecordBox } from './record/record-box.tsx'
import { ResultTable } from './record/result-table.tsx'
import { ReviewView } from './review/review-view.tsx'
import type { Replay } from './steps.ts'

interface Props {
  readonly replay: Replay
  /** A name for the file that is downloaded. */
  readonly id: string
  /** The players by seat, if known. */
  readonly players?: ReadonlyMap<number, string>
  /** The viewer's seat in the round. */
  readonly own?: number | undefined
}

const STEP_MS = 900

/** A round to step through, with everything on the table open. */
export function ReplayView({ replay, id, players = new Map(), own }: Props) {
  const m = useMessages()
  const words = m.rounds
  const last = replay.steps.length - 1
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [sheet, setSheet] = useState<{ game: GameReply; marked: string }>()
  const move = (to: number) => setAt(Math.max(0, Math.min(last, to)))
  const table = useRef<HTMLDivElement>(null)
  const show = (step: number) => {
    move(step)
    table.current?.scrollIntoView()
  }
  useKey('ArrowRight', () => move(at + 1))
  useKey('ArrowLeft', () => move(at - 1))
  useEffect(() => {
    if (!playing) return
    if (at >= last) return setPlaying(false)
    const next = setTimeout(() => setAt(at + 1), STEP_MS)
    return () => clearTimeout(next)
  }, [playing, at, last])
  const { id: gameId } = replay.rules
  const showCite = useCallback(
    async (marked: string) => setSheet({ marked, game: await fetchJson<GameReply>(`/api/games/${gameId}`) }),
    [gameId],
  )

  const { view } = replay.steps[at]!
  const names: Names = { m, players, wagers: new Map(wagerNames(replay.rules)) }
  const sitters = sittersOf(replay, players, seat => m.table.seat({ seat }))
  const picture = {
    ...familyPicture(replay.rules.family, roundPicture(view, { sitters }, m.say), m, replay.rules),
    net: at === last ? replay.result?.net : undefined,
  }
  const shown = sayLog(view.log, { ...names, signs: true })
  return (
    <CiteContext value={showCite}>
      <div className="replay" ref={table}>
        <div className="replay-table">
          <GamePicture picture={picture} names={names} rules={replay.rules} />
          <div className="dock transport">
            <p className="dock-status">
              <span>{at === 0 ? words.start : words.step({ at, of: last })}</span>
              <span className="transport-line" role="status">
                {at === 0 ? '' : view.log.length > 0 ? sayEvent(view.log.at(-1)!, names).text : ''}
              </span>
            </p>
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              onChange={event => move(Number(event.target.value))}
              aria-label={words.slider}
              aria-valuetext={words.step({ at, of: last })}
            />
            <div className="moves">
              <KeyButton look="quiet" press={() => move(0)} disabled={at === 0}>
                {words.first}
              </KeyButton>
              <KeyButton press={() => move(at - 1)} disabled={at === 0}>
                {words.back}
              </KeyButton>
              <KeyButton
                look="main"
                press={() => {
                  if (at >= last) setAt(0)
                  setPlaying(!playing)
                }}
                shortcut="p"
              >
                {playing ? words.pause : words.play}
              </KeyButton>
              <KeyButton press={() => move(at + 1)} disabled={at === last}>
                {words.next}
              </KeyButton>
              <KeyButton look="quiet" press={() => move(last)} disabled={at === last}>
                {words.last}
              </KeyButton>
            </div>
          </div>
        </div>
        <aside className="side" aria-labelledby="what-happened">
          <h2 id="what-happened" className="side-title">
            {words.whatHappened}
          </h2>
          <div className="panel">
            <LogList spoken={sayLog(view.log, names)} shown={shown} />
          </div>
        </aside>
      </div>
      {replay.result ? (
        <ReviewView
          round={replay}
          result={replay.result}
          names={names}
          sitters={sitters}
          at={at}
          go={show}
          own={own}
        />
      ) : null}
      {replay.result ? <ResultTable result={replay.result} names={names} /> : <p>{words.voided}</p>}
      <p className={replay.difference === undefined ? 'verified' : 'wrong'}>
        {replay.difference !== undefined
          ? words.differs({ what: m.refusal(replay.difference) })
          : replay.verified
            ? words.verified
            : ''}
      </p>
      <RecordBox record={replay.record} id={id} />
      {sheet ? (
        <SheetDialog game={sheet.game} marked={sheet.marked} close={() => setSheet(undefined)} />
      ) : null}
    </CiteContext>
  )
}

/** The places of the table; only those in the round are occupied. */
function sittersOf(
  { steps, record, rules }: Replay,
  players: ReadonlyMap<number, string>,
  seatWords: (seat: number) => string,
): PictureSeat[] {
  const { view } = steps.at(-1)!
  const placed = (record.wagers ?? []) as readonly { seat: number }[]
  const taking = new Set([
    ...placed.map(wager => wager.seat),
    ...view.seats.map(seen => seen.seat),
    ...(view.bank ? [view.bank.seat] : []),
  ])
  const places = Math.max(rules.seats.places, typeof record.seats === 'number' ? record.seats : 0, ...taking)
  return Array.from({ length: places }, (_, at) => at + 1).map(seat =>
    taking.has(seat) ? { seat, name: players.get(seat) ?? seatWords(seat), notes: [] } : { seat, notes: [] },
  )
}
