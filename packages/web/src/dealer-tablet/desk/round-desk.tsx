import { dealerTaskOf, gameOf, type Round } from '@cardroom/engine'
import { askedToSee, asSeen } from '@cardroom/engine/dealt'
import { placeName } from '@cardroom/words'
import { type ReactNode, useState } from 'react'
import { isRules } from '../../shared/rule-sets/rule-sets.ts'
import { suitsMatterInRound } from './at-desk.ts'
import { DeskFoot } from './desk-foot.tsx'
import type { DeskProps } from './desk-props.ts'
import { LyingHands } from './lying-hands.tsx'
import { PayoutList } from './payout-list.tsx'
import { RoundEntryPad } from './round-entry.tsx'
import { stepsOf } from './steps.ts'
import { WhatNow } from './what-now.tsx'

interface Props extends DeskProps {
  readonly round: Round
  /** What is seldom done in a round. */
  readonly acts: ReactNode
}

/** The panel of a running round: the hands, the next entry, and early settlements. */
export function RoundPanel({ session, round, names, enter, undo, paid, acts }: Props) {
  const { m } = names
  const { rules, posted } = session.game
  const [tapped, setTapped] = useState<string>()
  if (!isRules(rules)) return null
  const { unseen, toTurnOver } = session
  const view = asSeen(round.view('house'), unseen)
  const { task, told } = dealerTaskOf(gameOf(rules), round, posted, view)
  const due = [...toTurnOver, ...askedToSee(round, unseen)]
  const isLying = unseen.some(({ to }) => to === tapped)
  const turning = [...due, ...unseen].find(({ to }) => to === (isLying ? tapped : due[0]?.to))
  const steps = stepsOf(session, round, names)
  const isOpen = view.bank === undefined
  const payouts =
    steps.length > 0 ? <PayoutList steps={steps} done={paid.steps} tick={paid.tick} isOpen={isOpen} /> : null
  // The card keys come first, so that early settlements do not push them off the screen.
  const isKeyed = turning !== undefined || round.awaiting.kind === 'card'
  return (
    <div className="desk">
      <WhatNow
        task={turning ? m.dealing.turnOver({ who: placeName(names, turning.to, turning.hand) }) : task}
        told={told}
        names={names}
      />
      <div className="desk-felt">
        <LyingHands
          round={round}
          unseen={unseen}
          turning={turning?.to}
          turn={place => setTapped(place === tapped ? undefined : place)}
          names={names}
          suits={suitsMatterInRound(session, round)}
        />
        {isKeyed ? null : payouts}
      </div>
      <RoundEntryPad session={session} round={round} turning={turning} names={names} enter={enter} />
      {isKeyed ? payouts : null}
      <DeskFoot undo={undo}>{acts}</DeskFoot>
    </div>
  )
}
