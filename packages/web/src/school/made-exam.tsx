import type { Examination, WantedExam } from '@cardroom/school'
import type { ReactNode } from 'react'
import { askExam } from './ask-school.ts'
import { NotMade } from './not-made.tsx'
import { useMade } from './use-made.ts'

/** An examination as soon as it is made; until then, or if it cannot be, a word about it. */
export function MadeExam({
  wanted,
  children,
}: {
  readonly wanted: WantedExam
  readonly children: (exam: Examination) => ReactNode
}) {
  const made = useMade(() => askExam(wanted))
  return made.state === 'there' ? children(made.value) : <NotMade made={made} />
}
