import type { Rules } from '@cardroom/engine'
import { type Exercise, questionOnPaper } from '@cardroom/school'
import type { Names } from '@cardroom/words'
import { plainFamilyPicture } from '../families/family.tsx'
import { GamePicture } from '../families/game-picture.tsx'
import { DiceFaces } from '../felt/dice.tsx'
import { roundPicture } from '../felt/picture.ts'
import { sittersOf } from '../learn/sitters.ts'
import { CiteButton } from '../rules/cites/cite-button.tsx'
import { Chip } from '../shared/chips/chip-stack.tsx'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly rules: Rules
  readonly exercise: Exercise
  readonly names: Names
}

/** The table as the house dealer sees it. */
export function SituationFelt({ rules, exercise, names }: Props) {
  const { m } = names
  const { view } = exercise.situation
  const picture = roundPicture(view, { sitters: sittersOf(rules, view, names) }, m.say)
  return (
    <GamePicture
      // Hands set as two are not named, since the exercise asks which half wins.
      picture={plainFamilyPicture(rules.family, picture, m)}
      names={names}
      rules={rules}
    />
  )
}

/** The facts of an exercise besides the cards. */
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
              {m.say(text)} {cite === undefined ? null : <CiteButton cite={cite} />}
            </li>
          ))}
        </ul>
      )}
      {chips.map(({ cents, count }) => (
        <p className="school-put" key={cents}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <Chip cents={cents} />
          </svg>
          {m.schoolPage.chipsOf({ n: count, money: m.money(cents) })}
        </p>
      ))}
    </>
  )
}

/** The table in words, line by line: for screen readers, and where it is drawn too small. */
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
