import type { Rulebook } from '@cardroom/rulebook'
import type { Examination, Given, WantedExam } from '@cardroom/school'
import { useState } from 'react'
import { KeyButton } from '../controls/key-button.tsx'
import { useMessages } from '../messages/messages.ts'
import { Link } from '../routing/link.tsx'
import { TermsProvider } from '../terms/terms-provider.tsx'
import { examAddress } from './address.ts'
import { ExamClock } from './exam-clock.tsx'
import { ExamResult } from './exam-result.tsx'
import { ExerciseBody } from './exercise-body.tsx'
import { MadeExam } from './made-exam.tsx'

/** An examination, from its first question to its marks. */
export function ExamView({ book, wanted }: { book: Rulebook; wanted: WantedExam }) {
  return <MadeExam wanted={wanted}>{exam => <Sitting book={book} exam={exam} wanted={wanted} />}</MadeExam>
}

interface Props {
  readonly book: Rulebook
  readonly exam: Examination
  readonly wanted: WantedExam
}

/** What was answered so far; a question that was left out has nothing. */
type Answers = readonly (Given | undefined)[]

function Sitting({ book, exam, wanted }: Props) {
  const m = useMessages()
  const words = m.schoolPage
  const [began, setBegan] = useState<number>()
  const [given, setGiven] = useState<Answers>([])
  const [isOver, setOver] = useState(false)
  const { questions, minutes } = exam
  const question = questions[given.length]
  const rules = book.games.find(({ id }) => id === question?.game)
  if (began === undefined) {
    return (
      <>
        <p className="lead">{words.examRules(questions.length, minutes)}</p>
        <div className="moves school-begin">
          <KeyButton look="main" shortcut="Enter" press={() => setBegan(Date.now())}>
            {words.beginExam}
          </KeyButton>
          <Link href={examAddress(wanted, 'sheet')} className="btn">
            {words.toSheet}
          </Link>
        </div>
      </>
    )
  }
  if (isOver || !question || !rules) {
    return (
      <TermsProvider filed={book.games.find(({ id }) => id === exam.game)?.glossary}>
        <ExamResult exam={exam} given={given} began={began} wanted={wanted} />
      </TermsProvider>
    )
  }
  return (
    <>
      <p className="school-progress">
        <span>
          {words.questionOf(given.length + 1, questions.length)}
          {question.game === exam.game ? null : ` · ${rules.name}`}
        </span>{' '}
        {minutes === undefined ? null : (
          <ExamClock ends={began + minutes * 60_000} over={() => setOver(true)} />
        )}
      </p>
      <ExerciseBody
        key={given.length}
        rules={rules}
        exercise={question}
        giving={given.length + 1 === questions.length ? words.handIn : words.nextQuestion}
        give={answer => setGiven([...given, { answer, at: Date.now() }])}
      >
        <KeyButton look="quiet" press={() => setGiven([...given, undefined])}>
          {words.leaveOut}
        </KeyButton>
      </ExerciseBody>
    </>
  )
}
