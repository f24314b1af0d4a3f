import type { DealtSession } from '@cardroom/engine/dealt'
import type { ReactNode } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { deskNames } from './at-desk.ts'
import { BettingDesk } from './betting-desk.tsx'
import type { EnterAction } from './desk-props.ts'
import { PayoutDesk } from './payout-desk.tsx'
import { RoundPanel } from './round-desk.tsx'
import { stepsOf } from './steps.ts'
import { usePaid } from './use-paid.ts'
import './dealing.css'

interface Props {
  readonly session: DealtSession
  readonly enter: EnterAction
  /** Takes back the last entry. */
  readonly undo: (() => void) | undefined
  /** Rare actions: beside undo during a round, below the desk between two. */
  readonly acts: ReactNode
}

/** The house dealer's desk: the current task, its entry, and the payouts. */
export function DealerDesk({ session, enter, undo, acts }: Props) {
  const names = deskNames(useMessages(), session)
  const { round } = session.table
  const last = session.rounds.at(-1)
  const paid = usePaid(session.settings.id, round ? session.number : (last?.number ?? 0))
  const desk = { session, names, enter, undo, paid }
  if (round) return <RoundPanel {...desk} round={round} acts={acts} />
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
