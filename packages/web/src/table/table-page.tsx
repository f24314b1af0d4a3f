import { roomOf } from '@cardroom/engine'
import type { GameReply, SignReply, TableView } from '@cardroom/protocol'
import { roomName, sayLog } from '@cardroom/words'
import { useCallback, useState } from 'react'
import { CiteContext } from '../cites/cite.tsx'
import { KeyButton } from '../controls/key-button.tsx'
import { useKey } from '../controls/use-keys.ts'
import { dressed } from '../families/family.tsx'
import { TablePicture } from '../felt/table-picture.tsx'
import { FloorPad } from '../floor/floor-pad.tsx'
import { pointingOf } from '../floor/floor-pointing.ts'
import { Page } from '../frame/page.tsx'
import { LogVoice } from '../log/log-voice.tsx'
import { useMessages } from '../messages/messages.ts'
import { useFetched } from '../net/fetched.ts'
import { useKnown, useLine, useTable } from '../net/use-line.ts'
import { PointingContext } from '../pointing/pointing.ts'
import { SheetDialog } from '../sheet/sheet-dialog.tsx'
import { SignDialog } from '../sign/sign-dialog.tsx'
import { signLine } from '../sign/sign-line.ts'
import { ClockBar } from './clock.tsx'
import { Dock } from './dock.tsx'
import { FloorButton } from './floor-button.tsx'
import { FloorNotice } from './floor-notice.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { logOf, may, namesOf, pictureOf } from './model.ts'
import { SeatMenu } from './seat-menu.tsx'
import { timeWords } from './seating-words.ts'
import { ShoeOnFelt } from './shoe-facts.tsx'
import { Side } from './side.tsx'
import { usePaced } from './use-paced.ts'
import { useTableFloor } from './use-table-floor.ts'

export function TablePage({ id }: { id: string }) {
  const m = useMessages()
  const table = useTable(id)
  const { status } = useKnown()
  if (table) return <OpenTable table={table} />
  return (
    <Page title={m.lobby.title}>
      <p className="wait" role="status">
        {status === 'lost' ? m.app.reconnecting : m.app.loading}
      </p>
    </Page>
  )
}

function OpenTable({ table }: { table: TableView }) {
  const m = useMessages()
  const line = useLine()
  const game = useFetched<GameReply>(`/api/games/${table.game}?table=${encodeURIComponent(table.id)}`)
  const [sheet, setSheet] = useState<{ marked?: string }>()
  const [keys, setKeys] = useState(false)
  const sign = useFetched<SignReply>(`/api/tables/${encodeURIComponent(table.id)}/sign`)
  const [signUp, setSignUp] = useState(false)
  useKey('m', () => setSignUp(true))
  const showCite = useCallback((cite: string) => setSheet({ marked: cite }), [])
  const names = namesOf(table, game.state === 'there' ? game.value.rules : undefined, m)
  const { table: shown, behind } = usePaced(table)
  const room = roomOf(table.game)
  const sit = may(table, 'sit')
  const floor = useTableFloor(table)
  const piles = table.round?.view.piles ?? []
  // Whoever rules points at what lies there now.
  const seen = floor.isOpen ? table : shown
  const picture = dressed(table.family, pictureOf(seen, m, floor.isOpen || !behind), m)
  const time = timeWords(table, m)
  // Chips go to one's own hand again in each new round.
  const [chosen, setChosen] = useState<{ seat: number | undefined; after: string | undefined }>()
  const betOn = chosen?.after === table.last?.id ? chosen?.seat : undefined
  const setBetOn = (seat: number | undefined) => setChosen({ seat, after: table.last?.id })
  const open = may(table, 'wager')?.circles ?? []
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
              <h1>{table.name}</h1>
              <p>
                {table.title === table.name ? '' : `${table.title} · `}
                {roomName(room)}
                {time === undefined ? '' : ` · ${m.seating.timeCollection}: ${time}`}
              </p>
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
          <TablePicture
            picture={picture}
            names={names}
            title={table.name}
            room={room}
            roomName={roomName(room)}
            shoe={table.shoe ? <ShoeOnFelt shoe={table.shoe} /> : undefined}
            back={table.shoe?.back}
            clock={table.clock?.for === 'decision' ? <ClockBar clock={table.clock} /> : undefined}
            sit={sit ? seat => line.ask({ type: 'sit', table: table.id, seat, stack: sit.usual }) : undefined}
            circles={
              open.length > 0
                ? {
                    seats: open,
                    chosen: betOn,
                    choose: seat => setBetOn(seat === betOn ? undefined : seat),
                  }
                : undefined
            }
          />
          <Dock
            table={table}
            shown={shown}
            behind={behind}
            picture={picture}
            names={names}
            betOn={betOn}
            choose={setBetOn}
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
          />
          <Side table={shown} names={names} sign={sign.state === 'there' ? sign.value : undefined} />
          <LogVoice round={table.round?.id ?? table.last?.id ?? ''} lines={sayLog(logOf(table), names)} />
          {sheet && game.state === 'there' ? (
            <SheetDialog game={game.value} marked={sheet.marked} close={() => setSheet(undefined)} />
          ) : null}
          {signUp && sign.state === 'there' ? (
            <SignDialog sign={sign.value} table={table.id} close={() => setSignUp(false)} />
          ) : null}
          {keys ? <KeysDialog close={() => setKeys(false)} /> : null}
        </Page>
      </PointingContext>
    </CiteContext>
  )
}
