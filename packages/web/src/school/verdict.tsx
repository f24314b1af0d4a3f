import type { Exercise, Explanation, Judgement } from '@cardroom/school'
import { CiteButton } from '../rules/cites/cite-button.tsx'
import { TermsIn } from '../rules/terms/terms-in.tsx'
import { useMessages } from '../shared/messages/messages.ts'

/** The judgement of an answer, its mistakes, and the explanation. */
export function AnswerVerdict({ exercise, judged }: { exercise: Exercise; judged: Judgement | undefined }) {
  const m = useMessages()
  const words = m.schoolPage
  return (
    <section className="school-verdict" aria-label={words.judged}>
      <p role="status" className={judged?.verdict === 'right' ? 'verdict-said up' : 'verdict-said down'}>
        {judged === undefined
          ? words.notAnswered
          : judged.verdict === 'partly'
            ? words.partly({ right: judged.right, of: judged.of })
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

export function StepItems({ steps }: { steps: readonly Explanation[] }) {
  const m = useMessages()
  return steps.map(({ text, cite }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice, of two wagers
    <li key={at}>
      <TermsIn text={m.say(text)} /> {cite === undefined ? null : <CiteButton cite={cite} />}
    </li>
  ))
}
