import { type Names, wagerName } from '@cardroom/words'
import { useEffect, useRef } from 'react'
import type { Betting } from '../controls/betting.ts'
import type { Draft } from '../controls/draft.ts'
import type { Voice } from './use-voice.ts'

interface Laid {
  readonly draft: Draft
  readonly chip: number
  readonly seat: number
  readonly trouble: string | undefined
}

const on = (draft: Draft, spot: string): number => draft.find(chips => chips.on === spot)?.amount ?? 0

/** Says which chip is in one's hand and what lies on a spot, when it has changed; a slider says so itself. */
export function useChipsHeard(betting: Betting | undefined, names: Names, { say }: Voice): void {
  const before = useRef<Laid>(undefined)
  useEffect(() => {
    const was = before.current
    before.current = betting && {
      draft: betting.draft,
      chip: betting.chip,
      seat: betting.seat,
      trouble: betting.trouble,
    }
    if (!betting || !was || was.seat !== betting.seat) return
    const { m } = names
    const isSlider = document.activeElement instanceof HTMLInputElement
    const changed = isSlider
      ? []
      : betting.spots.filter(spot => on(was.draft, spot.on) !== on(betting.draft, spot.on))
    const said = [
      ...(was.chip === betting.chip ? [] : [m.table.wager.chip(m.money(betting.chip))]),
      ...changed.map(spot => {
        const amount = on(betting.draft, spot.on)
        const lies = amount > 0 ? m.table.cloth.lies(m.money(amount)) : m.table.cloth.nothing
        return m.speech.hand(wagerName(names, spot.on), lies)
      }),
      ...(betting.trouble === undefined || betting.trouble === was.trouble ? [] : [betting.trouble]),
    ]
    if (said.length > 0) say(m.speech.sentences(said))
  })
}
