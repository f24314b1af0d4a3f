import type { Refusal } from '@cardroom/engine'
import type { Speaker } from '@cardroom/words'
import { WithFullLanguage } from './with-full-language.tsx'

/** The ways to say a refusal: as refused, as an unplayable record, as a sentence, or the bare reason. */
const REFUSAL_FORMS = {
  refused: (m: Speaker, why: string): string => m.table.refused({ why }),
  record: (m: Speaker, why: string): string => m.rounds.refused({ why }),
  sentence: (m: Speaker, why: string): string => m.account.sentence({ why }),
  why: (_: Speaker, why: string): string => why,
}

interface Props {
  readonly why: Refusal | undefined
  readonly as?: keyof typeof REFUSAL_FORMS
  readonly className?: string
}

/** A refusal in words. It is kept as a value, and said anew when the language changes. */
export function Refused({ why, as = 'refused', className = 'wrong' }: Props) {
  if (!why) return null
  return (
    <WithFullLanguage>
      {m => (
        <p className={className} role="alert">
          {REFUSAL_FORMS[as](m, m.refusal(why))}
        </p>
      )}
    </WithFullLanguage>
  )
}
