import { seatName } from '@cardroom/words'
import type { PickProps } from './pad-props.ts'
import { PickButton } from './pick-button.tsx'

/** The pad for a seat, which can also be tapped on the felt. */
export function SeatPad({ asked, answer, change, names }: PickProps<'seat'>) {
  return (
    <fieldset className="school-picks">
      <legend>{names.m.schoolPage.tapSeat}</legend>
      {asked.seats.map(seat => (
        <PickButton
          key={seat}
          pressed={answer?.seat === seat}
          press={() => change({ by: 'seat', seat })}
          shortcut={String(seat % 10)}
        >
          {seatName(names, seat)}
        </PickButton>
      ))}
    </fieldset>
  )
}

const DIGIT_KEYS = 9

export function NumberPad({ asked: { least, most }, answer, change, names }: PickProps<'number'>) {
  const { m } = names
  const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  return (
    <fieldset className="school-picks figures">
      <legend>{m.schoolPage.tapNumber}</legend>
      {numbers.map(number => (
        <PickButton
          key={number}
          pressed={answer?.number === number}
          press={() => change({ by: 'number', number })}
          shortcut={most <= DIGIT_KEYS ? String(number) : undefined}
        >
          {m.number(number)}
        </PickButton>
      ))}
    </fieldset>
  )
}

export function ChoicePad({ asked, answer, change, names: { m } }: PickProps<'choice'>) {
  return (
    <fieldset className="school-picks">
      <legend>{m.schoolPage.tapChoice}</legend>
      {asked.of.map((text, at) => (
        <PickButton
          key={m.say(text)}
          pressed={answer?.at === at}
          press={() => change({ by: 'choice', at })}
          shortcut={at < DIGIT_KEYS ? String(at + 1) : undefined}
        >
          {m.say(text)}
        </PickButton>
      ))}
    </fieldset>
  )
}
