import { type Names, wagerLabel } from '@cardroom/words'
import { useEffect, useRef } from 'react'
import type { WagerDraft } from '../felt/wagers/draft.ts'
import type { WagerEditor } from '../felt/wagers/wager-editor.ts'
import type { Voice } from './use-voice.ts'

interface ChipsOnTable {
  readonly draft: WagerDraft
  readonly chip: number
  readonly seat: number
  readonly trouble: string | undefined
}

const on = (draft: WagerDraft, spot: string): number => draft.find(chips => chips.on === spot)?.amount ?? 0

/** Says the picked chip and a spot's amount when they change, except where a slider says it. */
export function useChipsHeard(betting: WagerEditor | undefined, names: Names, { say }: Voice): void {
  const before = useRef<ChipsOnTable>(undefined)
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
      ...(was.chip === betting.chip ? [] : [m.table.wager.chip({ money: m.money(betting.chip) })]),
      ...changed.map(spot => {
        const amount = on(betting.draft, spot.on)
        const lies = amount > 0 ? m.table.cloth.lies({ money: m.money(amount) }) : m.table.cloth.nothing
        return m.speech.hand({ where: wagerLabel(names, spot.on), cards: lies })
      }),
      ...(betting.trouble === undefined || betting.trouble === was.trouble ? [] : [betting.trouble]),
    ]
    if (said.length > 0) say(m.speech.sentences({ parts: said }))
  })
}
