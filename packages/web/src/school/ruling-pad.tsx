import { type ReactNode, useId, useState } from 'react'
import { CiteButton } from '../rules/cites/cite-button.tsx'
import type { PadProps } from './pad-props.ts'

/** The pad for a ruling, and the line that it rests on. */
export function RulingPad({ asked: { rulings, lines }, change, names: { m } }: PadProps<'ruling'>) {
  const [ruling, setRuling] = useState<number>()
  const [line, setLine] = useState<number | undefined>(lines.length > 1 ? undefined : 0)
  const tell = (which: number | undefined, by: number | undefined) =>
    change(which === undefined || by === undefined ? undefined : { by: 'ruling', ruling: which, line: by })
  return (
    <>
      <OneOf
        legend={m.schoolPage.ruling}
        of={rulings.map(text => ({ key: JSON.stringify(text), words: m.say(text) }))}
        at={ruling}
        choose={at => {
          setRuling(at)
          tell(at, line)
        }}
      />
      {lines.length > 1 ? (
        <OneOf
          legend={m.schoolPage.line}
          of={lines.map(cite =>
            cite === 'practice'
              ? { key: cite, words: m.rules.practice }
              : { key: cite, words: cite, beside: <CiteButton cite={cite} /> },
          )}
          at={line}
          choose={at => {
            setLine(at)
            tell(ruling, at)
          }}
        />
      ) : null}
    </>
  )
}

interface OneOfProps {
  readonly legend: string
  readonly of: readonly { readonly key: string; readonly words: string; readonly beside?: ReactNode }[]
  readonly at: number | undefined
  readonly choose: (at: number) => void
}

function OneOf({ legend, of, at, choose }: OneOfProps) {
  const name = useId()
  return (
    <fieldset className="school-one-of">
      <legend>{legend}</legend>
      {of.map(({ key, words, beside }, i) => (
        <div key={key}>
          <label>
            <input type="radio" name={name} checked={at === i} onChange={() => choose(i)} /> {words}
          </label>
          {beside}
        </div>
      ))}
    </fieldset>
  )
}
