import { type ExamAnswer, type Examination, kindTitle, markExam, type WantedExam } from '@cardroom/school'
import { useMessages } from '../shared/messages/messages.ts'
import { anySeed } from '../shared/routing/any-seed.ts'
import { Link } from '../shared/routing/link.tsx'
import { examAddress, exerciseAddress } from './address.ts'
import { AnswerVerdict } from './verdict.tsx'

interface Props {
  readonly exam: Examination
  readonly given: readonly (ExamAnswer | undefined)[]
  readonly began: number
  readonly wanted: WantedExam
  /** The same questions once more. */
  readonly anew: () => void
}

/** The marks of an examination by kind, with explanations of mistakes. */
export function ExamResult({ exam, given, began, wanted, anew }: Props) {
  const m = useMessages()
  const words = m.schoolPage
  const marked = markExam(exam, given, began)
  const questions = exam.questions.map((question, at) => ({ question, at, judged: marked.each[at] }))
  const kinds = Map.groupBy(questions, ({ question }) => question.kind)
  const wrong = questions.filter(({ judged }) => judged?.verdict !== 'right')
  return (
    <>
      <p className="lead" role="status">
        {words.result({ right: marked.right, of: marked.of })}
        {marked.late > 0 ? ` ${words.late({ n: marked.late })}` : ''}
      </p>
      <table className="school-marks">
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.rightHead}</th>
            <th scope="col">{words.asked}</th>
          </tr>
        </thead>
        <tbody>
          {[...kinds].map(([kind, all]) => (
            <tr key={kind}>
              <th scope="row">{m.say(kindTitle(kind))}</th>
              <td>{m.number(all.filter(({ judged }) => judged?.verdict === 'right').length)}</td>
              <td>{m.number(all.length)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wrong.map(({ question, at, judged }) => (
        <section key={at} className="school-wrong">
          <h2>
            {words.numbered({ n: at + 1, question: m.say(question.question) })}{' '}
            <Link href={exerciseAddress(question, false)}>{words.again}</Link>
          </h2>
          <AnswerVerdict exercise={question} judged={judged} />
        </section>
      ))}
      <div className="moves school-begin">
        <Link href={examAddress({ ...wanted, seed: anySeed() }, 'exam')} className="btn main">
          {words.anotherExam}
        </Link>
        <button type="button" className="btn" onClick={anew}>
          {words.again}
        </button>
        <Link href={examAddress({ ...wanted, seed: exam.seed }, 'sheet')} className="btn">
          {words.toSheet}
        </Link>
      </div>
    </>
  )
}
