import type { Rulebook } from '@cardroom/rulebook'
import type { Examination, WantedExam } from '@cardroom/school'
import { gameName } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { TermsProvider } from '../rules/terms/terms-provider.tsx'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { hrefOf } from '../shared/routing/address.ts'
import { Link } from '../shared/routing/link.tsx'
import { examAddress } from './address.ts'
import { ExamClock } from './exam-clock.tsx'
import { ExamResult } from './exam-result.tsx'
import { ExerciseBody } from './exercise-body.tsx'
import { MadeExam } from './made-exam.tsx'
import { type BegunExam, forgetExam, keepExam, storedExam } from './stored-exam.ts'

/** An examination, from its first question to its marks. */
export function ExamView({ book, wanted }: { book: Rulebook; wanted: WantedExam }) {
  const address = examAddress(wanted, 'exam')
  // A reload continues the same examination.
  useEffect(() => {
    history.replaceState(null, '', hrefOf(address))
  }, [address])
  return <MadeExam wanted={wanted}>{exam => <Sitting book={book} exam={exam} wanted={wanted} />}</MadeExam>
}

interface Props {
  readonly book: Rulebook
  readonly exam: Examination
  readonly wanted: WantedExam
}

function Sitting({ book, exam, wanted }: Props) {
  const m = useMessages()
  const words = m.schoolPage
  const address = examAddress(wanted, 'exam')
  const [begun, setBegun] = useState(() => storedExam(address))
  const [isOver, setOver] = useState(false)
  const { questions, minutes } = exam
  const become = (next: BegunExam) => {
    keepExam(address, next)
    setBegun(next)
  }
  if (begun === undefined) {
    return (
      <>
        <p className="lead">{words.examRules({ n: questions.length, minutes })}</p>
        <div className="moves school-begin">
          <KeyButton look="main" shortcut="Enter" press={() => become({ began: Date.now(), given: [] })}>
            {words.beginExam}
          </KeyButton>
          <Link href={examAddress(wanted, 'sheet')} className="btn">
            {words.toSheet}
          </Link>
        </div>
      </>
    )
  }
  const { began, given } = begun
  const question = questions[given.length]
  const rules = book.games.find(({ id }) => id === question?.game)
  const ends = minutes === undefined ? undefined : began + minutes * 60_000
  if (isOver || !question || !rules || (ends !== undefined && ends <= Date.now())) {
    const anew = () => {
      forgetExam()
      setOver(false)
      setBegun(undefined)
    }
    return (
      <TermsProvider filed={book.games.find(({ id }) => id === exam.game)?.glossary}>
        <ExamResult exam={exam} given={given} began={began} wanted={wanted} anew={anew} />
      </TermsProvider>
    )
  }
  return (
    <>
      <p className="school-progress">
        <span>
          {words.questionOf({ n: given.length + 1, of: questions.length })}
          {question.game === exam.game ? null : ` · ${gameName(m, rules)}`}
        </span>{' '}
        {ends === undefined ? null : <ExamClock ends={ends} over={() => setOver(true)} />}
      </p>
      <ExerciseBody
        key={given.length}
        rules={rules}
        exercise={question}
        giving={given.length + 1 === questions.length ? words.handIn : words.nextQuestion}
        give={answer => become({ began, given: [...given, { answer, at: Date.now() }] })}
      >
        <KeyButton look="quiet" press={() => become({ began, given: [...given, undefined] })}>
          {words.leaveOut}
        </KeyButton>
      </ExerciseBody>
    </>
  )
}
