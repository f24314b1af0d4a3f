import type { Exercise, Judged, Step } from '@cardroom/school'
import { Cite } from '../cites/cite.tsx'
import { useMessages } from '../messages/messages.ts'
import { TermsIn } from '../terms/terms-in.tsx'

/** How an answer was judged, what was wrong with it, and why it is so. */
export function Verdict({ exercise, judged }: { exercise: Exercise; judged: Judged | undefined }) {
  const m = useMessages()
  const words = m.schoolPage
  return (
    <section className="school-verdict" aria-label={words.judged}>
      <p role="status" className={judged?.verdict === 'right' ? 'verdict-said up' : 'verdict-said down'}>
        {judged === undefined
          ? words.notAnswered
          : judged.verdict === 'partly'
            ? words.partly(judged.right, judged.of)
            : words[judged.verdict]}
      </p>
      {judged && judged.wrong.length > 0 ? (
        <ul>
          <StepItems steps={judged.wrong} />
        </ul>
      ) : null}
      <h3>{words.why}</h3>
      <ol>
        <StepItems steps={exercise.why} />
      </ol>
    </section>
  )
}

export function StepItems({ steps }: { steps: readonly Step[] }) {
  const m = useMessages()
  return steps.map(({ text, cite }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice, of two wagers
    <li key={at}>
      <TermsIn text={m.say(text)} /> {cite === undefined ? null : <Cite cite={cite} />}
    </li>
  ))
}
