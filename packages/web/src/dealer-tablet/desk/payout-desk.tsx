import type { Round } from '@cardroom/engine'
import type { UnseenCard } from '@cardroom/engine/dealt'
import { useEffect } from 'react'
import { KeyButton } from '../../shared/controls/key-button.tsx'
import { suitsMatterInRound } from './at-desk.ts'
import { DeskFoot } from './desk-foot.tsx'
import type { DeskProps } from './desk-props.ts'
import { LyingHands } from './lying-hands.tsx'
import { PayoutList } from './payout-list.tsx'
import { stepsOf } from './steps.ts'
import { WhatNow } from './what-now.tsx'

interface Props extends DeskProps {
  readonly round: Round
  /** Cards that were never seen. */
  readonly unseen: readonly UnseenCard[]
}

/** The round is settled: the chips are moved, step by step. */
export function PayoutDesk({ session, round, names, undo, paid, unseen }: Props) {
  const { m } = names
  const steps = stepsOf(session, round, names)
  // Scrolls to the top after the tap below.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const next = steps.find((_, at) => !paid.steps.has(at))
  return (
    <div className="desk">
      <WhatNow
        task={next ? m.joined.labelled({ label: next.does, what: next.whose }) : m.dealing.payouts}
        note={m.dealing.done({ at: paid.steps.size, of: steps.length })}
        {...(next?.cite === undefined ? {} : { cite: next.cite })}
        names={names}
      />
      <div className="desk-felt">
        <LyingHands round={round} unseen={unseen} names={names} suits={suitsMatterInRound(session, round)} />
        <PayoutList steps={steps} done={paid.steps} tick={paid.tick} />
      </div>
      <DeskFoot undo={undo}>
        <KeyButton look="main" shortcut="Enter" press={paid.close}>
          {m.dealing.allPaid}
        </KeyButton>
      </DeskFoot>
    </div>
  )
}
