import { roomOf } from '@cardroom/engine'
import type { GameReply, SignReply, TableView } from '@cardroom/protocol'
import { roomName } from '@cardroom/words'
import { lazy, Suspense, useCallback, useState } from 'react'
import { CiteContext } from '../cites/cite.tsx'
import { clothOf } from '../cloth/cloth.ts'
import { asRead } from '../cloth/rules.ts'
import { CoachButton } from '../coach/coach-button.tsx'
import { CoachPanel } from '../coach/coach-panel.tsx'
import { coachSaid, worthsOf } from '../coach/told.ts'
import { useCoach, useCoached } from '../coach/use-coach.ts'
import { KeyButton } from '../controls/key-button.tsx'
import { useKey } from '../controls/use-keys.ts'
import { WorthsContext } from '../controls/worths.ts'
import { dressed } from '../families/family.tsx'
import { TablePicture } from '../felt/table-picture.tsx'
import { FloorPad } from '../floor/floor-pad.tsx'
import { pointingOf } from '../floor/floor-pointing.ts'
import { Page } from '../frame/page.tsx'
import { wordIn } from '../invite/address.ts'
import { useMessages } from '../messages/messages.ts'
import { useFetched } from '../net/fetched.ts'
import { useKnown, useLine, useTable } from '../net/use-line.ts'
import { PointingContext } from '../pointing/pointing.ts'
import { PreferencesDialog } from '../preferences/preferences-dialog.tsx'
import { hrefOf } from '../routing/address.ts'
import { useRoute } from '../routing/router.ts'
import { setterOf } from '../setting/setter.ts'
import { useKeptTable } from '../several/use-kept-table.ts'
import { SignDialog } from '../sign/sign-dialog.tsx'
import { signLine } from '../sign/sign-line.ts'
import { CallsChoice, SoundButton } from '../signals/signals-choice.tsx'
import { useSignals } from '../signals/use-signals.ts'
import { withOwnCards } from '../speech/own-cards.ts'
import { Speech } from '../speech/speech.tsx'
import { TableList } from '../speech/table-list.tsx'
import { useMode } from '../speech/use-mode.ts'
import { ClockBar } from './clock.tsx'
import { Dock } from './dock.tsx'
import { FloorButton } from './floor-button.tsx'
import { FloorNotice } from './floor-notice.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { may, namesOf, pictureOf } from './model.ts'
import { NoTable } from './no-table.tsx'
import { OutOfChips } from './out-of-chips.tsx'
import { PaceChoice } from './pace-choice.tsx'
import { RotationClock } from './rotation-clock.tsx'
import { SeatMenu } from './seat-menu.tsx'
import { timeWords } from './seating-words.ts'
import { ShoeOnFelt } from './shoe-facts.tsx'
import { Side } from './side.tsx'
import { statusOf } from './status.ts'
import { useShown } from './use-shown.ts'
import { useTableFloor } from './use-table-floor.ts'
import { useWagering } from './use-wagering.ts'

const SheetDialog = lazy(() => import('../sheet/sheet-dialog.tsx'))
const CoachCosts = lazy(() => import('../coach/coach-costs.tsx'))

export default function TablePage({ id }: { id: string }) {
  const m = useMessages()
  const table = useTable(id, wordIn(useRoute().hash))
  const { status, missing } = useKnown()
  const why = missing.get(id)
  if (why) return <NoTable why={why} />
  if (table) return <OpenTable table={table} />
  return (
    <Page title={m.lobby.title}>
      <p className="wait" role="status">
        {status === 'lost' ? m.app.reconnecting : m.app.loading}
      </p>
    </Page>
  )
}

/** A board is nobody's: it opens by itself, and not as who sits here. */
const boardAddress = ({ id, word }: TableView): string =>
  hrefOf(`/board/${encodeURIComponent(id)}${word === undefined ? '' : `#word=${word}`}`)

function OpenTable({ table: now }: { table: TableView }) {
  useKeptTable(now)
  const m = useMessages()
  const { shown, behind, hold } = useShown(now)
  const floor = useTableFloor(now)
  // Whoever rules points at what lies there now; everybody else sees the table as it was at one moment.
  const table = floor.isOpen ? now : shown
  const line = useLine()
  const game = useFetched<GameReply>(`/api/games/${table.game}?table=${encodeURIComponent(table.id)}`)
  const [sheet, setSheet] = useState<{ marked?: string }>()
  const [keys, setKeys] = useState(false)
  const [preferences, setPreferences] = useState(false)
  const sign = useFetched<SignReply>(`/api/tables/${encodeURIComponent(table.id)}/sign`)
  const [signUp, setSignUp] = useState(false)
  useKey('m', () => setSignUp(true))
  useSignals(table, useKnown().ahead, m.table.yourTurn(table.name))
  const showCite = useCallback((cite: string) => setSheet({ marked: cite }), [])
  const rules = game.state === 'there' ? asRead(game.value.rules, table.readings) : undefined
  const names = namesOf(table, rules, m)
  const room = roomOf(table.game)
  const sit = may(table, 'sit')
  const piles = table.round?.view.piles ?? []
  const plain = pictureOf(table, m)
  const picture = dressed(table.family, plain, m, rules)
  const told = withOwnCards(picture, plain)
  const time = timeWords(table, m)
  const betting = useWagering(table, names)
  const isCoached = useCoached(table)
  const coached = useCoach(table, rules)
  // What a pot game's choices are worth is no solved strategy.
  const isEstimate = table.kind === 'pot'
  const worths = coached?.state === 'there' ? worthsOf(coached.answer, m) : undefined
  const open = may(table, 'wager')?.circles ?? []
  const cloth = clothOf(table.family, table.sign.spots, rules)
  // Whoever rules points at cards: for that they must lie there.
  const asList = useMode() && !floor.isOpen
  const sitAt = sit
    ? (seat: number) => line.ask({ type: 'sit', table: table.id, seat, stack: sit.usual })
    : undefined
  return (
    <CiteContext value={showCite}>
      <PointingContext value={floor.isOpen ? pointingOf(floor.state, piles, names) : undefined}>
        <Page
          title={may(table, 'move') ? m.table.yourTurn(table.name) : table.name}
          className="at-table"
          room={room}
        >
          <div className="table-head">
            <div className="table-names">
              <h1 title={table.name}>{table.name}</h1>
              <p>
                {table.title === table.name ? '' : `${table.title} · `}
                {roomName(room)}
                {time === undefined ? '' : ` · ${m.joined.labelled(m.seating.timeCollection, time)}`}
              </p>
              {table.rotation ? <RotationClock {...table.rotation} /> : null}
            </div>
            <button
              type="button"
              className="sign-line"
              aria-keyshortcuts="m"
              title={m.sign.open}
              disabled={sign.state !== 'there'}
              onClick={() => setSignUp(true)}
            >
              <span>{sign.state === 'there' ? signLine(sign.value, m) : m.say(table.sign.limits)}</span>
              <kbd>M</kbd>
            </button>
            <div className="table-tools">
              <button type="button" className="btn quiet more" popoverTarget="table-menu">
                {m.table.more}
              </button>
              <div id="table-menu" className="table-menu" popover="auto">
                <SeatMenu table={table} />
                <PaceChoice />
                <a className="btn quiet" href={boardAddress(table)} target="_blank" rel="noreferrer">
                  {m.board.open}
                </a>
                <KeyButton look="quiet" press={() => setPreferences(true)}>
                  {m.preferences.title}
                </KeyButton>
                <SoundButton />
                {table.coach ? <CoachButton /> : null}
                <CallsChoice />
                <KeyButton look="quiet" press={() => setKeys(true)}>
                  {m.table.shortcuts}
                </KeyButton>
              </div>
              <FloorButton table={table} open={floor.open} />
              <KeyButton
                look="quiet"
                press={() => setSheet({})}
                shortcut="g"
                disabled={game.state !== 'there'}
              >
                {m.table.ruleSheet}
              </KeyButton>
            </div>
          </div>
          <Speech
            table={table}
            picture={told}
            names={names}
            status={statusOf(table, names, behind)}
            betting={betting}
            best={table.coach ? () => coachSaid(coached, { isCoached, isEstimate }, m) : undefined}
            list={
              asList ? (
                <TableList
                  picture={told}
                  names={names}
                  betting={betting}
                  cloth={cloth}
                  sit={sitAt}
                  free={sit?.seats ?? []}
                />
              ) : undefined
            }
          />
          {asList ? null : (
            <TablePicture
              picture={picture}
              names={names}
              family={table.family}
              cloth={cloth}
              betting={betting}
              title={table.name}
              room={room}
              roomName={roomName(room)}
              shoe={table.shoe ? <ShoeOnFelt shoe={table.shoe} /> : undefined}
              back={table.shoe?.back}
              clock={table.clock?.for === 'decision' ? <ClockBar clock={table.clock} /> : undefined}
              sit={sitAt}
              circles={
                betting && open.length > 0
                  ? {
                      seats: open,
                      chosen: betting.seat,
                      choose: seat => betting.choose(seat === betting.seat ? (table.you.seat ?? seat) : seat),
                    }
                  : undefined
              }
            />
          )}
          <WorthsContext value={worths}>
            <Dock
              table={table}
              behind={behind}
              hold={hold}
              picture={picture}
              names={names}
              rules={rules}
              betting={betting}
              notice={<FloorNotice table={table} names={names} isRuling={floor.isOpen} look={floor.open} />}
              ruling={
                floor.isOpen ? (
                  <FloorPad
                    floor={floor.state}
                    names={names}
                    piles={piles}
                    idle={!table.round}
                    note={m.floor.stopped}
                    close={floor.close}
                  />
                ) : undefined
              }
              coach={
                coached ? (
                  <CoachPanel
                    answered={coached}
                    isSetting={setterOf(rules) !== undefined}
                    isEstimate={isEstimate}
                  />
                ) : isCoached && betting && rules?.family === 'baccarat' ? (
                  <Suspense>
                    <CoachCosts table={table} rules={rules} />
                  </Suspense>
                ) : undefined
              }
            />
          </WorthsContext>
          <Side table={table} names={names} sign={sign.state === 'there' ? sign.value : undefined} />
          {sheet && game.state === 'there' ? (
            <Suspense fallback={null}>
              <SheetDialog game={game.value} marked={sheet.marked} close={() => setSheet(undefined)} />
            </Suspense>
          ) : null}
          {signUp && sign.state === 'there' ? (
            <SignDialog sign={sign.value} table={table.id} close={() => setSignUp(false)} />
          ) : null}
          <OutOfChips table={table} />
          {preferences ? <PreferencesDialog close={() => setPreferences(false)} /> : null}
          {keys ? <KeysDialog coach={table.coach === true} close={() => setKeys(false)} /> : null}
        </Page>
      </PointingContext>
    </CiteContext>
  )
}
