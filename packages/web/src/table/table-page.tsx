import { roomOf } from '@cardroom/engine'
import type { GameReply, SignReply, TableView } from '@cardroom/protocol'
import { gameName, roomName } from '@cardroom/words'
import { lazy, Suspense, useCallback, useState } from 'react'
import { CoachButton } from '../coach/coach-button.tsx'
import { CoachPanel } from '../coach/coach-panel.tsx'
import { coachLines, worthsOf } from '../coach/coach-words.ts'
import { useCoach, useCoached } from '../coach/use-coach.ts'
import { useFetched } from '../connection/fetch-json.ts'
import { useRoomConnection, useRoomState, useTable } from '../connection/use-room-state.ts'
import { clothFor, pageFamilyNamed, setterOf } from '../families/families.ts'
import { familyPicture } from '../families/family.tsx'
import { TablePicture } from '../felt/table-picture.tsx'
import { useSeatedTable } from '../multi-table/seated-tables.ts'
import { CiteContext } from '../rules/cites/cite-button.tsx'
import { SignDialog } from '../rules/sign/sign-dialog.tsx'
import { signLine } from '../rules/sign/sign-line.ts'
import { listSwitch } from '../screen-reader/list-switch.ts'
import { withOwnCards } from '../screen-reader/own-cards.ts'
import { Speech } from '../screen-reader/speech.tsx'
import { TableList } from '../screen-reader/table-list.tsx'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useKey } from '../shared/controls/use-keys.ts'
import { WorthsContext } from '../shared/controls/worths.ts'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { GameName } from '../shared/game-name/game-name.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { PointingContext } from '../shared/pointing/pointing.ts'
import { PreferencesDialog } from '../shared/preferences/preferences-dialog.tsx'
import { useStoredChoice } from '../shared/preferences/stored-choice.ts'
import { hrefOf } from '../shared/routing/address.ts'
import { wordIn } from '../shared/routing/invitation-address.ts'
import { useRoute } from '../shared/routing/router.ts'
import { asRead } from '../shared/rule-sets/rule-sets.ts'
import { ClockBar } from './clock.tsx'
import { Dock } from './dock.tsx'
import { FloorPad } from './floor/floor-pad.tsx'
import { pointingOf } from './floor/floor-pointing.ts'
import { FloorButton } from './floor-button.tsx'
import { FloorNotice } from './floor-notice.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { may, tableNamesOf, tablePictureOf } from './model.ts'
import { NoTable } from './no-table.tsx'
import { OutOfChips } from './out-of-chips.tsx'
import { PaceChoice } from './pace-choice.tsx'
import { RotationClock } from './rotation-clock.tsx'
import { SeatMenu } from './seat-menu.tsx'
import { timeWords } from './seating-words.ts'
import { ShoeOnFelt } from './shoe-facts.tsx'
import { SidePanel } from './side.tsx'
import { CallsChoice, SoundButton } from './signals/signals-choice.tsx'
import { useSignals } from './signals/use-signals.ts'
import { statusOf } from './status.ts'
import { useShown } from './use-shown.ts'
import { useTableFloor } from './use-table-floor.ts'
import { useWagering } from './use-wagering.ts'

const SheetDialog = lazy(() => import('../rules/sheet/sheet-dialog.tsx'))
const CoachCosts = lazy(() => import('../coach/coach-costs.tsx'))

export default function TablePage({ id }: { id: string }) {
  const m = useMessages()
  const table = useTable(id, wordIn(useRoute().hash))
  const status = useRoomState(state => state.status)
  const why = useRoomState(({ missing }) => missing.get(id))
  if (why) return <NoTable why={why} />
  if (table) return <OpenTable table={table} />
  return (
    <PageFrame title={m.lobby.title}>
      <p className="wait" role="status">
        {status === 'lost' ? m.app.reconnecting : m.app.loading}
      </p>
    </PageFrame>
  )
}

/** The board's address; it opens as its own page, without this player. */
const boardAddress = ({ id, word }: TableView): string =>
  hrefOf(`/board/${encodeURIComponent(id)}${word === undefined ? '' : `#word=${word}`}`)

function OpenTable({ table: now }: { table: TableView }) {
  useSeatedTable(now)
  const m = useMessages()
  const { shown, behind, hold } = useShown(now)
  const floor = useTableFloor(now)
  // The floor points at the current table; everybody else sees the paced one.
  const table = floor.isOpen ? now : shown
  const named = gameName(m, { id: table.game, name: table.name })
  const connection = useRoomConnection()
  const game = useFetched<GameReply>(`/api/games/${table.game}?table=${encodeURIComponent(table.id)}`)
  const [sheet, setSheet] = useState<{ marked?: string }>()
  const [keys, setKeys] = useState(false)
  const [preferences, setPreferences] = useState(false)
  const sign = useFetched<SignReply>(`/api/tables/${encodeURIComponent(table.id)}/sign`)
  const [signUp, setSignUp] = useState(false)
  useKey('m', () => setSignUp(true))
  useSignals(table, m.table.yourTurn({ game: named }))
  const showCite = useCallback((cite: string) => setSheet({ marked: cite }), [])
  const rules = game.state === 'there' ? asRead(game.value.rules, table.readings) : undefined
  const names = tableNamesOf(table, rules, m)
  const room = roomOf(table.game)
  const sit = may(table, 'sit')
  const piles = table.round?.view.piles ?? []
  const plain = tablePictureOf(table, m)
  const picture = familyPicture(table.family, plain, m, rules)
  const told = withOwnCards(picture, plain)
  const time = timeWords(table, m)
  const betting = useWagering(table, names)
  const isCoached = useCoached(table)
  const coached = useCoach(table, rules)
  // The values of a pot game's choices are estimates, not a solved strategy.
  const isEstimate = table.kind === 'pot'
  const worths = coached?.state === 'there' ? worthsOf(coached.answer, m) : undefined
  const open = may(table, 'wager')?.circles ?? []
  const family = pageFamilyNamed(table.family)
  const cloth = clothFor(table.family, table.sign.spots, rules)
  // The floor points at cards, so that it needs the picture.
  const asList = useStoredChoice(listSwitch) === 'on' && !floor.isOpen
  const sitAt = sit
    ? (seat: number) => connection.ask({ type: 'sit', table: table.id, seat, stack: sit.usual })
    : undefined
  return (
    <CiteContext value={showCite}>
      <PointingContext value={floor.isOpen ? pointingOf(floor.state, piles, names) : undefined}>
        <PageFrame
          title={may(table, 'move') ? m.table.yourTurn({ game: named }) : named}
          className="at-table"
          room={room}
        >
          <div className="table-head">
            <div className="table-names">
              <h1 title={table.name}>
                <GameName id={table.game} name={table.name} />
              </h1>
              <p>
                {table.title === table.name ? '' : `${table.title} · `}
                {roomName(room)}
                {time === undefined
                  ? ''
                  : ` · ${m.joined.labelled({ label: m.seating.timeCollection, what: time })}`}
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
            best={table.coach ? () => coachLines(coached, { isCoached, isEstimate }, m) : undefined}
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
              needs={family.needs}
              backs={family.backs}
              cloth={cloth}
              betting={betting}
              title={named}
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
                ) : isCoached && betting && rules && family.coachesWagers ? (
                  <Suspense>
                    <CoachCosts table={table} rules={rules} />
                  </Suspense>
                ) : undefined
              }
            />
          </WorthsContext>
          <SidePanel table={table} names={names} sign={sign.state === 'there' ? sign.value : undefined} />
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
        </PageFrame>
      </PointingContext>
    </CiteContext>
  )
}
