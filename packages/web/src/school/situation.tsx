import type { Rules } from '@cardroom/engine'
import { type Exercise, questionOnPaper } from '@cardroom/school'
import type { Names } from '@cardroom/words'
import { Chip } from '../chips/chip-stack.tsx'
import { Cite } from '../cites/cite.tsx'
import { dressed } from '../families/family.tsx'
import { DiceFaces } from '../felt/dice.tsx'
import { GamePicture } from '../felt/game-picture.tsx'
import { roundPicture } from '../felt/picture.ts'
import { sittersOf } from '../learn/sitters.ts'
import { useMessages } from '../messages/messages.ts'

interface Props {
  readonly rules: Rules
  readonly exercise: Exercise
  readonly names: Names
}

/** The table as it lies before the house dealer. */
export function SituationFelt({ rules, exercise, names }: Props) {
  const { m } = names
  const { view } = exercise.situation
  const picture = roundPicture(view, { sitters: sittersOf(rules, view, names) }, m.say)
  return (
    <GamePicture
      // Where hands are set as two, the dressed table says which half wins: that is asked here.
      picture={rules.family === 'pan' ? dressed(rules.family, picture, m, rules) : picture}
      names={names}
      rules={rules}
    />
  )
}

/** What one has to know beside the cards. */
export function SituationFacts({ rules, exercise, names: { m } }: Props) {
  const { facts, dice, chips = [] } = exercise.situation
  return (
    <>
      {dice ? <DiceFaces dice={dice} /> : null}
      <InWords rules={rules} exercise={exercise} />
      {facts.length === 0 ? null : (
        <ul className="school-facts">
          {facts.map(({ text, cite }) => (
            <li key={JSON.stringify(text)}>
              {m.say(text)} {cite === undefined ? null : <Cite cite={cite} />}
            </li>
          ))}
        </ul>
      )}
      {chips.map(({ cents, count }) => (
        <p className="school-put" key={cents}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <Chip cents={cents} />
          </svg>
          {m.schoolPage.chipsOf(count, m.money(cents))}
        </p>
      ))}
    </>
  )
}

/** What lies on the table, line by line: for those who do not see it, and where it is drawn too small. */
function InWords({ rules, exercise }: Omit<Props, 'names'>) {
  const m = useMessages()
  const told = questionOnPaper(rules, exercise, 1).situation
  const lines = told.slice(0, told.length - exercise.situation.facts.length).map(({ text }) => m.say(text))
  if (lines.length === 0) return null
  return (
    <details className="school-in-words">
      <summary>{m.schoolPage.inWords}</summary>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
