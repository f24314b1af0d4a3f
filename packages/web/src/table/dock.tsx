import type { Refusal, RuleSet } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { Names } from '@cardroom/words'
import { type ReactNode, useState } from 'react'
import type { RoomReply, RoomRequest } from '../connection/room-connection.ts'
import { useRoomConnection, useRoomState } from '../connection/use-room-state.ts'
import { ownPad } from '../families/family.tsx'
import type { Picture } from '../felt/picture.ts'
import type { WagerEditor } from '../felt/wagers/wager-editor.ts'
import { InviteButton } from '../friends/invite-button.tsx'
import { AskPad } from '../pads/ask-pad.tsx'
import { BankPad } from '../pads/bank-pad.tsx'
import { CutPad } from '../pads/cut-pad.tsx'
import { PreActionBar } from '../pads/pre-action-bar.tsx'
import { SitPad } from '../pads/sit-pad.tsx'
import { WagerPad } from '../pads/wager-pad.tsx'
import { WaitPad } from '../pads/wait-pad.tsx'
import type { MoveAnswer } from '../shared/controls/answer.ts'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { ClockBar } from './clock.tsx'
import { askTitle } from './hands.ts'
import { handName, may, potSize, seatFeesOf } from './model.ts'
import { Recent } from './recent.tsx'
import { ResultMoves } from './result-moves.tsx'
import { statusOf } from './status.ts'
import type { Hold } from './use-shown.ts'
import { useStableFocus } from './use-stable-focus.ts'

interface Props {
  readonly table: TableView
  /** Whether more is to come: cards are still being laid out, or the page is held. */
  readonly behind: boolean
  readonly hold: Hold
  readonly picture: Picture
  readonly names: Names
  readonly rules: RuleSet | undefined
  /** The floor's notice to everybody. */
  readonly notice: ReactNode
  /** The floor pad, while this person rules. */
  readonly ruling: ReactNode | undefined
  /** The coach's panel, if it is on. */
  readonly coach: ReactNode | undefined
  /** The editor of the own wagers, while they are open. */
  readonly betting: WagerEditor | undefined
}

/** The player's current actions, at the bottom of the screen. */
export function Dock({ table, behind, hold, picture, names, rules, notice, ruling, coach, betting }: Props) {
  const m = useMessages()
  const connection = useRoomConnection()
  const wallet = useRoomState(state => state.wallet)
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const ask = async (request: RoomRequest): Promise<RoomReply> => {
    const reply = await connection.ask(request)
    setRefusal(reply.ok ? undefined : reply.why)
    return reply
  }
  /** Sends what cannot be taken back once, even if pressed twice. */
  const askOnce = async (request: RoomRequest): Promise<void> => {
    if (busy) return
    setBusy(true)
    await ask(request)
    setBusy(false)
  }
  const dock = useStableFocus()
  const { id } = table
  const move = may(table, 'move')
  const bank = may(table, 'bank')
  const sit = may(table, 'sit')
  const cut = may(table, 'cut')
  const free = may(table, 'free-hand')

  // A single player decides when to go on: there is no clock.
  const isOwnPace = table.phase === 'pause' && may(table, 'deal') !== undefined
  const clock = table.clock && !isOwnPace ? <ClockBar clock={table.clock} warns={move !== undefined} /> : null

  const answer = (
    { seat, hand }: { seat: number; hand?: number },
    { move: made, cents, cards, to }: MoveAnswer,
  ): Promise<void> => {
    const asked = table.you.may.find(
      one => one.do === 'move' && one.ask.seat === seat && one.ask.hand === hand,
    )
    return askOnce({
      type: 'move',
      table: id,
      seat,
      ...(hand === undefined ? {} : { hand }),
      move: made,
      ...(cents === undefined ? {} : { cents }),
      ...(cards === undefined ? {} : { cards: [...cards] }),
      ...(to === undefined ? {} : { to }),
      ...(asked?.do === 'move' ? { of: asked.of } : {}),
    })
  }

  const pad = () => {
    const special = ownPad({
      table,
      ask: move?.ask,
      names,
      rules,
      title: move ? askTitle(move.ask, m) : '',
      clock,
      answer,
    })
    if (special) return special
    if (move) {
      const { seat, hand } = move.ask
      return (
        <AskPad
          // A new question drops what was picked for the last one.
          key={`${table.round?.id} ${table.round?.view.log.length} ${seat} ${hand ?? ''}`}
          ask={move.ask}
          title={askTitle(move.ask, m)}
          clock={clock}
          pot={table.kind === 'pot' ? potSize(picture, seat) : undefined}
          placeName={to => handName(picture, seat, to) ?? m.table.ask.place({ n: to })}
          answer={made => answer(move.ask, made)}
        />
      )
    }
    if (bank)
      return (
        <BankPad
          bounds={bank}
          turn={table.bank}
          clock={clock}
          answer={cents => askOnce({ type: 'bank', table: id, wager: cents })}
        />
      )
    if (betting) {
      return (
        <WagerPad
          betting={betting}
          fee={seatFeesOf(table.fees, table.you.seat)}
          clock={clock}
          deal={may(table, 'deal') ? () => askOnce({ type: 'deal', table: id }) : undefined}
        />
      )
    }
    if (cut) return <CutPad most={cut.most} cut={at => askOnce({ type: 'cut', table: id, at })} />
    const own = table.waiting.findIndex(({ name }) => name === table.you.name)
    if (sit) {
      return (
        <SitPad
          key={sit.min}
          bounds={sit}
          buyIn={table.buyIn}
          called={table.waiting[own]?.called}
          sit={stack => askOnce({ type: 'sit', table: id, stack })}
        />
      )
    }
    if (may(table, 'wait') || may(table, 'wait-no-more')) {
      return (
        <WaitPad
          place={own < 0 ? undefined : own + 1}
          wait={() => askOnce({ type: 'wait', table: id })}
          waitNoMore={() => askOnce({ type: 'wait-no-more', table: id })}
        />
      )
    }
    if (table.you.seat === undefined && wallet !== undefined && wallet < table.buyIn.min) {
      return (
        <p className="pad-note" role="status">
          {m.seating.walletTooSmall({ has: m.money(wallet), min: m.money(table.buyIn.min) })}
        </p>
      )
    }
    return null
  }

  const asked = ruling ?? pad()
  return (
    <section
      className="dock"
      aria-labelledby="dock-heading"
      aria-busy={busy}
      ref={dock}
      tabIndex={-1}
      data-offers=""
    >
      <h2 className="unseen" id="dock-heading">
        {m.table.dock}
      </h2>
      {notice}
      {move || bank || betting || ruling ? null : (
        <p className="dock-status">
          <span>{statusOf(table, names, behind)}</span>
          {clock}
        </p>
      )}
      <PreActionBar table={table} ask={move?.ask} answer={made => move && void answer(move.ask, made)} />
      {ruling ? null : coach}
      {asked ?? <Recent table={table} names={names} />}
      <ResultMoves table={table} behind={behind} hold={hold} ask={askOnce} />
      <InviteButton table={table} />
      {free ? (
        <div className="moves">
          <KeyButton look="quiet" press={() => askOnce({ type: 'free-hand', table: id })}>
            {m.table.freeHand({ left: free.left })}
          </KeyButton>
        </div>
      ) : null}
      <Refused why={refusal} />
    </section>
  )
}
