import type { Refusal, RuleSet } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { Names } from '@cardroom/words'
import { type ReactNode, useState } from 'react'
import type { Answer } from '../controls/answer.ts'
import { AskPad } from '../controls/ask-pad.tsx'
import { BankPad } from '../controls/bank-pad.tsx'
import type { Betting } from '../controls/betting.ts'
import { CutPad } from '../controls/cut-pad.tsx'
import { KeyButton } from '../controls/key-button.tsx'
import { PreActionBar } from '../controls/pre-action-bar.tsx'
import { SitPad } from '../controls/sit-pad.tsx'
import { WagerPad } from '../controls/wager-pad.tsx'
import { WaitPad } from '../controls/wait-pad.tsx'
import { ownPad } from '../families/family.tsx'
import type { Picture } from '../felt/picture.ts'
import { Refused } from '../frame/refused.tsx'
import { InviteButton } from '../friends/invite-button.tsx'
import { useMessages } from '../messages/messages.ts'
import type { Reply, Request } from '../net/line.ts'
import { useKnown, useLine } from '../net/use-line.ts'
import { ClockBar } from './clock.tsx'
import { askTitle } from './hands.ts'
import { useKeptFocus } from './kept-focus.ts'
import { feesOf, handName, may, potSize } from './model.ts'
import { Recent } from './recent.tsx'
import { ResultMoves } from './result-moves.tsx'
import { statusOf } from './status.ts'
import type { Hold } from './use-shown.ts'

interface Props {
  readonly table: TableView
  /** More is to come: cards are still being laid out, or the page is held. */
  readonly behind: boolean
  readonly hold: Hold
  readonly picture: Picture
  readonly names: Names
  readonly rules: RuleSet | undefined
  /** What the floor tells everybody. */
  readonly notice: ReactNode
  /** Where this person rules, instead of playing. */
  readonly ruling: ReactNode | undefined
  /** What the coach says, to whoever wants it. */
  readonly coach: ReactNode | undefined
  /** One's own wagers, while they are open. */
  readonly betting: Betting | undefined
}

/** What one may do now, at the bottom of the screen. */
export function Dock({ table, behind, hold, picture, names, rules, notice, ruling, coach, betting }: Props) {
  const m = useMessages()
  const line = useLine()
  const { wallet } = useKnown()
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const ask = async (request: Request): Promise<Reply> => {
    const reply = await line.ask(request)
    setRefusal(reply.ok ? undefined : reply.why)
    return reply
  }
  /** What cannot be taken back is sent once, however often it is pressed. */
  const askOnce = async (request: Request): Promise<void> => {
    if (busy) return
    setBusy(true)
    await ask(request)
    setBusy(false)
  }
  const dock = useKeptFocus()
  const { id } = table
  const move = may(table, 'move')
  const bank = may(table, 'bank')
  const sit = may(table, 'sit')
  const cut = may(table, 'cut')
  const free = may(table, 'free-hand')

  // Who plays alone says when to go on: no time runs out.
  const isOwnPace = table.phase === 'pause' && may(table, 'deal') !== undefined
  const clock = table.clock && !isOwnPace ? <ClockBar clock={table.clock} warns={move !== undefined} /> : null

  const answer = (
    { seat, hand }: { seat: number; hand?: number },
    { move: made, cents, cards, to }: Answer,
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
          // A new question begins anew, whatever was picked for the one before.
          key={`${table.round?.id} ${table.round?.view.log.length} ${seat} ${hand ?? ''}`}
          ask={move.ask}
          title={askTitle(move.ask, m)}
          clock={clock}
          pot={table.kind === 'pot' ? potSize(picture, seat) : undefined}
          placeName={to => handName(picture, seat, to) ?? m.table.ask.place(to)}
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
          fee={feesOf(table.fees, table.you.seat)}
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
          {m.seating.walletTooSmall(m.money(wallet), m.money(table.buyIn.min))}
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
            {m.table.freeHand(free.left)}
          </KeyButton>
        </div>
      ) : null}
      <Refused why={refusal} />
    </section>
  )
}
