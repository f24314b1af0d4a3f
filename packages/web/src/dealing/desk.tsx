import type { DealtSession } from '@cardroom/engine/dealt'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.ts'
import { deskNames } from './at-desk.ts'
import { BettingDesk } from './betting-desk.tsx'
import type { Enter } from './desk-props.ts'
import { PayoutDesk } from './payout-desk.tsx'
import { RoundDesk } from './round-desk.tsx'
import { stepsOf } from './steps.ts'
import { usePaid } from './use-paid.ts'
import './dealing.css'

interface Props {
  readonly session: DealtSession
  readonly enter: Enter
  /** Takes back the last entry. */
  readonly undo: (() => void) | undefined
  /** What is seldom done: beside the last entry in a round, below the desk between two. */
  readonly acts: ReactNode
}

/** The house dealer's desk: what to do now, where it is entered, and whom to pay. */
export function Desk({ session, enter, undo, acts }: Props) {
  const names = deskNames(useMessages(), session)
  const { round } = session.table
  const last = session.rounds.at(-1)
  const paid = usePaid(session.settings.id, round ? session.number : (last?.number ?? 0))
  const desk = { session, names, enter, undo, paid }
  if (round) return <RoundDesk {...desk} round={round} acts={acts} />
  const isPaying = last?.result && !paid.closed && stepsOf(session, last.played, names).length > 0
  return (
    <>
      {isPaying ? (
        <PayoutDesk {...desk} round={last.played} unseen={last.unseen} />
      ) : (
        <BettingDesk {...desk} />
      )}
      {acts}
    </>
  )
}
