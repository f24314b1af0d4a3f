import type { Awaiting, Refusal, Round } from '@cardroom/engine'
import { type Card, RANKS, UNKNOWN } from '@cardroom/engine/cards'
import {
  asksAsSeen,
  cardsToEnter,
  type DealerAction,
  type DealtSession,
  doingOf,
  mayLie,
  type UnseenCard,
} from '@cardroom/engine/dealt'
import { type Names, seatName } from '@cardroom/words'
import { useState } from 'react'
import { AskPad } from '../../pads/ask-pad.tsx'
import { moveFor } from '../../pads/move-for.ts'
import { KeyButton } from '../../shared/controls/key-button.tsx'
import { Refused } from '../../shared/frame/refused.tsx'
import { isRules } from '../../shared/rule-sets/rule-sets.ts'
import { suitsMatterInRound } from './at-desk.ts'
import { anyOfRank, CardPad } from './card-pad.tsx'
import type { EnterAction } from './desk-props.ts'
import { DicePad } from './dice-pad.tsx'
import { resultPadOf } from './result-pad.tsx'
import { useTypedCard } from './use-typed-card.ts'

interface Props {
  readonly session: DealtSession
  readonly round: Round
  /** The card that is turned over next. */
  readonly turning: UnseenCard | undefined
  readonly names: Names
  readonly enter: EnterAction
}

/** Enters the events of a round: cards, dice and decisions until it is settled. */
export function RoundEntryPad({ session, round, turning, names, enter }: Props) {
  const { m } = names
  const [why, setWhy] = useState<Refusal>()
  const [boxed, setBoxed] = useState(false)
  const [byResult, setByResult] = useState(false)
  const { awaiting } = round
  const { rules, posted } = session.game
  const left = cardsToEnter(session.out, round, session.unseen)
  const view = round.view('house')
  const does = (doing: DealerAction) => setWhy(enter(doing))
  const suits = suitsMatterInRound(session, round)
  const giveCard = (card: Card, seen?: 'rank' | 'result'): Refusal | undefined => {
    const now: Awaiting = turning ? { ...turning, kind: 'card', face: 'down' } : round.awaiting
    if (now.kind !== 'card') return undefined
    const doing = doingOf({ kind: 'card', card, ...(boxed ? { boxed: true } : {}) }, now)
    const refusal = enter(seen && doing.do === 'card' ? { ...doing, seen } : doing, turning?.entry)
    setWhy(refusal)
    setBoxed(false)
    return refusal
  }
  const giveRank = (rank: string) => {
    const card = anyOfRank(left, RANKS.indexOf(rank))
    // A rank that is used up is refused like any card that has left the shoe.
    giveCard(card ?? RANKS.indexOf(rank) * 4, 'rank')
  }
  /** Lays cards face down up to the next open card or decision. */
  const layDown = () => {
    const next = () => session.table.round?.awaiting
    for (let now = next(); mayLie(now, session.game); now = next()) {
      const refusal = enter(doingOf({ kind: 'card', card: UNKNOWN }, now))
      setWhy(refusal)
      if (refusal) return
    }
  }
  const isAwaited = awaiting.kind === 'card' || turning !== undefined
  const typed = useTypedCard({
    card: card => (isAwaited ? giveCard(card) : undefined),
    rank: isAwaited && !suits ? giveRank : undefined,
  })
  const known = isRules(rules) ? rules : undefined
  const OwnResults = known && resultPadOf(known)
  return (
    <div className="round-entry" data-entered={round.inputs.length} data-unseen={session.unseen.length}>
      {awaiting.kind === 'decision' && session.toTurnOver.length === 0
        ? asksAsSeen(round, session.unseen).map(ask => (
            <AskPad
              key={`${round.inputs.length} ${ask.seat}.${ask.hand ?? ''}/${ask.by ?? ''}`}
              ask={ask}
              title={m.follow.decisionOf({ who: ask.by ?? seatName(names, ask.seat), hand: ask.hand })}
              answer={answer => does(doingOf(moveFor(ask, answer), awaiting))}
              clock={null}
            />
          ))
        : null}
      {isAwaited ? (
        <>
          {OwnResults && byResult ? (
            <OwnResults
              rules={known}
              readings={posted.readings}
              view={view}
              left={left}
              names={names}
              give={cards => {
                for (const card of cards) if (giveCard(card, 'result')) return
              }}
            />
          ) : (
            <CardPad
              left={left}
              suits={suits}
              unseen={!turning && awaiting.kind === 'card' && awaiting.unseen === true}
              layDown={!turning && mayLie(awaiting, session.game) ? layDown : undefined}
              give={card => giveCard(card, suits || card === UNKNOWN ? undefined : 'rank')}
            />
          )}
          <div className="dealing-foot">
            <p className="dealing-note" role={why ? 'alert' : undefined}>
              {why ? m.refusal(why) : typed === '' ? m.dealing.scan : typed.toUpperCase()}
            </p>
            <div className="moves">
              {byResult || turning ? null : (
                <button
                  type="button"
                  className="btn quiet"
                  aria-pressed={boxed}
                  onClick={() => setBoxed(!boxed)}
                >
                  {m.dealing.faceUp}
                </button>
              )}
              {OwnResults ? (
                <button type="button" className="btn quiet" onClick={() => setByResult(!byResult)}>
                  {byResult ? m.dealing.cardsInstead : m.dealing.results}
                </button>
              ) : null}
            </div>
          </div>
        </>
      ) : null}
      {awaiting.kind === 'dice' && !turning ? (
        <DicePad count={awaiting.count} give={dice => does({ do: 'dice', dice })} />
      ) : null}
      {awaiting.kind === 'shuffle' && !turning ? (
        <KeyButton look="main" shortcut="Enter" press={() => does({ do: 'shuffled' })}>
          {m.follow.shuffled}
        </KeyButton>
      ) : null}
      {awaiting.kind === 'settlement' && !turning ? (
        <KeyButton look="main" shortcut="Enter" press={() => does({ do: 'settle' })}>
          {m.follow.settle}
        </KeyButton>
      ) : null}
      {isAwaited ? null : <Refused why={why} as="why" className="dealing-note" />}
    </div>
  )
}
