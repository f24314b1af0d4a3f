import type { Names } from '@cardroom/words'
import type { Cloth } from '../felt/cloth/cloth.ts'
import { paysWords } from '../felt/cloth/own-cloth.tsx'
import type { Picture } from '../felt/picture.ts'
import type { WagerEditor } from '../felt/wagers/wager-editor.ts'
import { useMessages } from '../shared/messages/messages.ts'
import {
  boardLines,
  othersOf,
  ownCardLines,
  ownStackLine,
  placeLines,
  potLines,
  wagersOf,
} from './spoken-answers.ts'
import { SpotSlider } from './spot-slider.tsx'

interface Props {
  readonly picture: Picture
  readonly names: Names
  readonly betting: WagerEditor | undefined
  readonly cloth: Cloth | undefined
  readonly sit: ((seat: number) => void) | undefined
  readonly free: readonly number[]
}

/** The table as a list with headings: everything in the picture, the most wanted first. */
export function TableList({ picture, names, betting, cloth, sit, free }: Props) {
  const m = useMessages()
  const words = m.speech.headings
  const printed = cloth?.rows.flat() ?? []
  const paysOn = (on: string): string | undefined => {
    const spot = printed.find(one => one.on === on)
    return spot && paysWords(m, spot)
  }
  const others = othersOf(picture)
  return (
    <>
      <section aria-labelledby="list-you">
        <h2 id="list-you">{words.you}</h2>
        <Lines
          of={[
            ...ownCardLines(picture, names),
            ...(picture.you === undefined ? [] : [ownStackLine(picture, names)]),
            ...wagersOf(picture, names, seat => seat === picture.you),
          ]}
        />
        {betting ? (
          <div data-offers="">
            <h3 id="list-spots">{m.speech.spots}</h3>
            <ul className="speech-spots" aria-labelledby="list-spots">
              {betting.spots.map(spot => (
                <SpotSlider
                  key={spot.on}
                  spot={spot}
                  names={names}
                  betting={betting}
                  pays={paysOn(spot.on)}
                />
              ))}
            </ul>
          </div>
        ) : null}
      </section>
      <section aria-labelledby="list-board">
        <h2 id="list-board">{words.board}</h2>
        <Lines of={[...boardLines(picture, names), ...potLines(picture, names)]} />
      </section>
      <section aria-labelledby="list-others">
        <h2 id="list-others">{words.others}</h2>
        <Lines
          of={
            others.length > 0
              ? others.map(one => m.joined.parts({ pieces: placeLines(one, picture, names) }))
              : [m.speech.nobody]
          }
        />
        {sit ? (
          <ul className="moves">
            {free.map(seat => (
              <li key={seat}>
                <button type="button" className="btn quiet small" onClick={() => sit(seat)}>
                  {m.table.sitHere({ seat })}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}
