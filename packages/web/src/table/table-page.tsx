import { roomOf } from '@cardroom/engine'
import type { GameReply, TableView } from '@cardroom/protocol'
import { roomName, sayLog } from '@cardroom/words'
import { useCallback, useState } from 'react'
import { CiteContext } from '../cites/cite.tsx'
import { KeyButton } from '../controls/key-button.tsx'
import { dressed } from '../families/family.tsx'
import { TablePicture } from '../felt/table-picture.tsx'
import { Page } from '../frame/page.tsx'
import { LogVoice } from '../log/log-voice.tsx'
import { useMessages } from '../messages/messages.ts'
import { useFetched } from '../net/fetched.ts'
import { useKnown, useLine, useTable } from '../net/use-line.ts'
import { SheetDialog } from '../sheet/sheet-dialog.tsx'
import { ClockBar } from './clock.tsx'
import { Dock } from './dock.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { logOf, may, namesOf, pictureOf } from './model.ts'
import { SeatMenu } from './seat-menu.tsx'
import { ShoeOnFelt } from './shoe-facts.tsx'
import { Side } from './side.tsx'
import { usePaced } from './use-paced.ts'

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
  const game = useFetched<GameReply>(`/api/games/${table.game}`)
  const [sheet, setSheet] = useState<{ marked?: string }>()
  const [keys, setKeys] = useState(false)
  const showCite = useCallback((cite: string) => setSheet({ marked: cite }), [])
  const names = namesOf(table, game.state === 'there' ? game.value.rules : undefined, m)
  const { table: shown, behind } = usePaced(table)
  const picture = dressed(table.family, pictureOf(shown, m, !behind), m)
  const room = roomOf(table.game)
  const sit = may(table, 'sit')
  return (
    <CiteContext value={showCite}>
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
              {roomName(room)} · {m.say(table.sign.limits)}
            </p>
          </div>
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
            <KeyButton look="quiet" press={() => setSheet({})} shortcut="g" disabled={game.state !== 'there'}>
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
        />
        <Dock table={table} shown={shown} behind={behind} picture={picture} names={names} />
        <Side table={shown} names={names} />
        <LogVoice round={table.round?.id ?? table.last?.id ?? ''} lines={sayLog(logOf(table), names)} />
        {sheet && game.state === 'there' ? (
          <SheetDialog game={game.value} marked={sheet.marked} close={() => setSheet(undefined)} />
        ) : null}
        {keys ? <KeysDialog close={() => setKeys(false)} /> : null}
      </Page>
    </CiteContext>
  )
}
