import type { TableView } from '@cardroom/protocol'
import type { Names } from '@cardroom/words'
import { type ReactNode, useState } from 'react'
import type { Answer } from '../controls/answer.ts'
import { AskPad } from '../controls/ask-pad.tsx'
import { BankPad } from '../controls/bank-pad.tsx'
import { CutPad } from '../controls/cut-pad.tsx'
import type { Draft } from '../controls/draft.ts'
import { KeyButton } from '../controls/key-button.tsx'
import { SitPad } from '../controls/sit-pad.tsx'
import { WagerPad } from '../controls/wager-pad.tsx'
import { WaitPad } from '../controls/wait-pad.tsx'
import { ownPad } from '../families/family.tsx'
import type { Picture } from '../felt/picture.ts'
import { useMessages } from '../messages/messages.ts'
import type { Reply, Request } from '../net/line.ts'
import { useLine } from '../net/use-line.ts'
import { ClockBar } from './clock.tsx'
import { askTitle, handsToBet, stillOpen, wherein } from './hands.ts'
import { useKeptFocus } from './kept-focus.ts'
import { handName, may, ownWagers, potSize } from './model.ts'
import { Recent } from './recent.tsx'
import { statusOf } from './status.ts'

/** What was bet the last time at each table: "same again" lays it out once more. */
const lastWagers = new Map<string, Readonly<Record<number, Draft>>>()

interface Props {
  readonly table: TableView
  /** The table as far as the eye has followed, and whether more is to come. */
  readonly shown: TableView
  readonly behind: boolean
  readonly picture: Picture
  readonly names: Names
  /** What the floor tells everybody. */
  readonly notice: ReactNode
  /** Where this person rules, instead of playing. */
  readonly ruling: ReactNode | undefined
  /** The hand that chips go to, once one has chosen another than one's own. */
  readonly betOn: number | undefined
  readonly choose: (seat: number) => void
}

/** What one may do now, at the bottom of the screen. */
export function Dock({ table, shown, behind, picture, names, notice, ruling, betOn, choose }: Props) {
  const m = useMessages()
  const line = useLine()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const ask = async (request: Request): Promise<Reply> => {
    const reply = await line.ask(request)
    setRefusal(reply.ok ? undefined : m.table.refused(m.refusal(reply.why)))
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
  const wager = may(table, 'wager')
  const sit = may(table, 'sit')
  const cut = may(table, 'cut')
  const free = may(table, 'free-hand')
  const you = table.you.seat
  const hands = wager ? handsToBet(wager, you, names) : []
  const [first] = hands
  const bets = wager && first && table.sign.spots.length > 0

  const clock = table.clock ? <ClockBar clock={table.clock} warns={move !== undefined} /> : null

  const answer = (
    { seat, hand }: { seat: number; hand?: number },
    { move: made, cents, cards, to }: Answer,
  ): Promise<void> =>
    askOnce({
      type: 'move',
      table: id,
      seat,
      ...(hand === undefined ? {} : { hand }),
      move: made,
      ...(cents === undefined ? {} : { cents }),
      ...(cards === undefined ? {} : { cards: [...cards] }),
      ...(to === undefined ? {} : { to }),
    })

  const pad = () => {
    const special = ownPad({ table, ask: move?.ask, names, clock, answer })
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
          clock={clock}
          answer={cents => askOnce({ type: 'bank', table: id, wager: cents })}
        />
      )
    if (bets) {
      return (
        <WagerPad
          spots={table.sign.spots}
          hands={hands}
          seat={hands.find(({ seat }) => seat === betOn)?.seat ?? first.seat}
          choose={choose}
          stack={wager.stack}
          placed={ownWagers(table)}
          before={stillOpen(lastWagers.get(id), hands)}
          refusal={refusal}
          clock={clock}
          place={async drafts => {
            const wagers = Object.entries(drafts).flatMap(([seat, draft]) =>
              draft.map(chips => ({ ...chips, ...wherein(Number(seat), you, wager.circles) })),
            )
            const reply = await ask({ type: 'wager', table: id, wagers })
            if (reply.ok && wagers.length > 0) lastWagers.set(id, drafts)
          }}
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
    return null
  }

  const asked = ruling ?? pad()
  return (
    <section className="dock" aria-label={m.table.dock} aria-busy={busy} ref={dock} tabIndex={-1}>
      {notice}
      {move || bank || bets || ruling ? null : (
        <p className="dock-status">
          <span role="status">{statusOf(table, names, behind)}</span>
          {clock}
        </p>
      )}
      {asked ?? <Recent table={shown} names={names} />}
      {(table.phase === 'pause' || table.phase === 'round') && may(table, 'deal') ? (
        <div className="moves">
          <KeyButton look="main" press={() => askOnce({ type: 'deal', table: id })} shortcut="Enter">
            {table.phase === 'round' ? m.floor.settleNow : m.table.nextRound}
          </KeyButton>
        </div>
      ) : null}
      {free ? (
        <div className="moves">
          <KeyButton look="quiet" press={() => askOnce({ type: 'free-hand', table: id })}>
            {m.table.freeHand(free.left)}
          </KeyButton>
        </div>
      ) : null}
      {refusal !== undefined && !bets ? (
        <p className="wrong" role="alert">
          {refusal}
        </p>
      ) : null}
    </section>
  )
}
