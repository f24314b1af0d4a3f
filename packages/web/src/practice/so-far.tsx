import { askedIn, type PracticeMemory, wrongAnswers } from '@cardroom/lab'
import { useMessages } from '../shared/messages/messages.ts'
import { topicWords } from './choice-words.ts'

/** The score: the streak, and the right answers. */
export function Score({ memory }: { memory: PracticeMemory }) {
  const m = useMessages()
  const words = m.practice
  const asked = askedIn(memory)
  return (
    <p className="practice-score">
      <span>{words.streak({ n: memory.streak })}</span> <span>{words.longest({ n: memory.longest })}</span>{' '}
      <span>{words.answered({ right: asked - wrongAnswers(memory), of: asked })}</span>
    </p>
  )
}

/** The questions so far, and the mistakes. */
export function SoFar({ memory, forget }: { memory: PracticeMemory; forget: () => void }) {
  const m = useMessages()
  const words = m.practice
  const topics = Object.entries(memory.topics).sort(([, a], [, b]) => b.lost - a.lost)
  return (
    <details className="practice-so-far">
      <summary>{words.soFar}</summary>
      {topics.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <div className="table-frame">
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.between}</th>
                  <th scope="col">{words.asked}</th>
                  <th scope="col">{words.wrong}</th>
                  <th scope="col">{words.lostHead}</th>
                </tr>
              </thead>
              <tbody>
                {topics.map(([topic, { asked, wrong, lost }]) => (
                  <tr key={topic}>
                    <th scope="row">{topicWords(m, topic)}</th>
                    <td>{m.number(asked)}</td>
                    <td>{m.number(wrong)}</td>
                    <td>{m.number(lost, 2)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <button type="button" className="btn quiet small" onClick={forget}>
            {words.forget}
          </button>
        </>
      )}
    </details>
  )
}
