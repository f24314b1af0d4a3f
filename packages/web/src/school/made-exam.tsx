import type { Examination, WantedExam } from '@cardroom/school'
import type { ReactNode } from 'react'
import { askExam } from './ask-school.ts'
import { NotMade } from './not-made.tsx'
import { useSchoolResult } from './use-school-result.ts'

/** An examination once it is made; until then its progress or refusal. */
export function MadeExam({
  wanted,
  children,
}: {
  readonly wanted: WantedExam
  readonly children: (exam: Examination) => ReactNode
}) {
  const made = useSchoolResult(() => askExam(wanted))
  return made.state === 'there' ? children(made.value) : <NotMade made={made} />
}
