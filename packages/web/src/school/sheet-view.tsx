import type { Text } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import { type Examination, type ExamOnPaper, onPaper, type WantedExam } from '@cardroom/school'
import { useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { examAddress } from './address.ts'
import { MadeExam } from './made-exam.tsx'
import { StepItems } from './verdict.tsx'

/** The sheet of an examination, as `cardroom exam` prints it from the same seed. */
export function SheetView({ book, wanted }: { book: Rulebook; wanted: WantedExam }) {
  return <MadeExam wanted={wanted}>{exam => <Sheet book={book} exam={exam} wanted={wanted} />}</MadeExam>
}

interface Props {
  readonly book: Rulebook
  readonly exam: Examination
  readonly wanted: WantedExam
}

function Sheet({ book, exam, wanted }: Props) {
  const m = useMessages()
  const words = m.schoolPage
  const [withKey, setWithKey] = useState(true)
  const paper = onPaper(book, exam)
  return (
    <>
      <div className="moves no-print">
        <button type="button" className="btn main" onClick={() => print()}>
          {words.print}
        </button>
        <label>
          <input type="checkbox" checked={withKey} onChange={() => setWithKey(!withKey)} /> {words.withKey}
        </label>
        <Link href={examAddress({ ...wanted, seed: exam.seed }, 'exam')} className="btn">
          {words.toExam}
        </Link>
      </div>
      <div className="exam-sheet">
        <p>{m.say(paper.made)}</p>
        <p className="exam-lines">{m.say(paper.marks)}</p>
        {paper.questions.map(({ title, situation, question, write }) => (
          <article key={m.say(title)}>
            <h2>{m.say(title)}</h2>
            <Lines of={situation.map(({ text }) => text)} />
            <p className="exam-question">{m.say(question)}</p>
            <div className="exam-write">
              <Lines of={write} />
            </div>
          </article>
        ))}
        {withKey ? <Keys paper={paper} /> : null}
      </div>
    </>
  )
}

function Keys({ paper }: { paper: ExamOnPaper }) {
  const m = useMessages()
  return (
    <section className="exam-keys" aria-labelledby="exam-keys">
      <h2 id="exam-keys">{m.say(paper.keyTitle)}</h2>
      {paper.questions.map(({ title, key, why }) => (
        <article key={m.say(title)}>
          <h3>{m.say(title)}</h3>
          <div className="exam-question">
            <Lines of={key} />
          </div>
          <ul>
            <StepItems steps={why} />
          </ul>
        </article>
      ))}
    </section>
  )
}

function Lines({ of }: { of: readonly Text[] }) {
  const m = useMessages()
  return of.map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paper stand where they stand
    <p key={at}>{m.say(text)}</p>
  ))
}
