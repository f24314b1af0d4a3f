import { gameOf, type Round, whatNow } from '@cardroom/engine'
import { askedToSee, asSeen } from '@cardroom/engine/dealt'
import { placeName } from '@cardroom/words'
import { type ReactNode, useState } from 'react'
import { isRules } from '../cloth/rules.ts'
import { suitsMatter } from './at-desk.ts'
import { DeskFoot } from './desk-foot.tsx'
import type { DeskProps } from './desk-props.ts'
import { Lying } from './lying.tsx'
import { PayoutList } from './payout-list.tsx'
import { RoundEntry } from './round-entry.tsx'
import { stepsOf } from './steps.ts'
import { WhatNow } from './what-now.tsx'

interface Props extends DeskProps {
  readonly round: Round
  /** What is seldom done in a round. */
  readonly acts: ReactNode
}

/** While a round is on: the hands, what comes next, and what is settled before the others. */
export function RoundDesk({ session, round, names, enter, undo, paid, acts }: Props) {
  const { m } = names
  const { rules, posted } = session.game
  const [tapped, setTapped] = useState<string>()
  if (!isRules(rules)) return null
  const { unseen, toTurnOver } = session
  const view = asSeen(round.view('house'), unseen)
  const { task, told } = whatNow(gameOf(rules), round, posted, view)
  const due = [...toTurnOver, ...askedToSee(round, unseen)]
  const isLying = unseen.some(({ to }) => to === tapped)
  const turning = [...due, ...unseen].find(({ to }) => to === (isLying ? tapped : due[0]?.to))
  const steps = stepsOf(session, round, names)
  const isOpen = view.bank === undefined
  const payouts =
    steps.length > 0 ? <PayoutList steps={steps} done={paid.steps} tick={paid.tick} isOpen={isOpen} /> : null
  // The keys of the cards come first: what is settled early must not push them off the screen.
  const isKeyed = turning !== undefined || round.awaiting.kind === 'card'
  return (
    <div className="desk">
      <WhatNow
        task={turning ? m.dealing.turnOver(placeName(names, turning.to, turning.hand)) : task}
        told={told}
        names={names}
      />
      <div className="desk-felt">
        <Lying
          round={round}
          unseen={unseen}
          turning={turning?.to}
          turn={place => setTapped(place === tapped ? undefined : place)}
          names={names}
          suits={suitsMatter(session, round)}
        />
        {isKeyed ? null : payouts}
      </div>
      <RoundEntry session={session} round={round} turning={turning} names={names} enter={enter} />
      {isKeyed ? payouts : null}
      <DeskFoot undo={undo}>{acts}</DeskFoot>
    </div>
  )
}
