import type { Refusal } from '@cardroom/engine'
import type { Speaker } from '@cardroom/words'
import { Fluently } from './fluently.tsx'

/** How it is said: as something refused, as a record that cannot be played, as a sentence, or why and no more. */
const FORMS = {
  refused: (m: Speaker, why: string): string => m.table.refused(why),
  record: (m: Speaker, why: string): string => m.rounds.refused(why),
  sentence: (m: Speaker, why: string): string => m.account.sentence(why),
  why: (_: Speaker, why: string): string => why,
}

interface Props {
  readonly why: Refusal | undefined
  readonly as?: keyof typeof FORMS
  readonly className?: string
}

/** What was refused. It is kept as a value and said anew by whoever speaks, so that no words of another's stay. */
export function Refused({ why, as = 'refused', className = 'wrong' }: Props) {
  if (!why) return null
  return (
    <Fluently>
      {m => (
        <p className={className} role="alert">
          {FORMS[as](m, m.refusal(why))}
        </p>
      )}
    </Fluently>
  )
}
