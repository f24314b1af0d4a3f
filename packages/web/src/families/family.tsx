import type { Ask, Event, RuleSet, View } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { Names, Speaker } from '@cardroom/words'
import type { ReactNode } from 'react'
import type { Answer } from '../controls/answer.ts'
import type { Picture } from '../felt/picture.ts'
import { PanAccount } from '../pan/pan-account.tsx'
import { PanPad } from '../pan/pan-pad.tsx'
import { panPicture } from '../pan/picture.ts'
import { settingPicture } from '../setting/picture.ts'
import { SetPad } from '../setting/set-pad.tsx'
import { setterOf } from '../setting/setter.ts'

/** What a family of games adds to the table that all games have: its own picture, controls and account. */

/** The table as the family draws it. */
export function dressed(family: string, picture: Picture, m: Speaker, rules: RuleSet | undefined): Picture {
  if (family === 'pan') return panPicture(picture, m)
  const setter = setterOf(rules)
  return setter ? settingPicture(picture, setter, m) : picture
}

/** As much of a table as the controls need to know. */
interface AtTable {
  readonly family: string
  readonly you: { readonly seat?: number | undefined }
  readonly round?: { readonly id: string; readonly view: View } | null | undefined
}

interface OwnPad {
  readonly table: AtTable
  readonly ask: Ask | undefined
  readonly names: Names
  readonly rules: RuleSet | undefined
  readonly title: string
  readonly clock: ReactNode
  readonly answer: (to: { seat: number; hand?: number }, answer: Answer) => void
}

/** The controls of the family, where it has its own. */
export function ownPad({ table, ask, names, rules, title, clock, answer }: OwnPad): ReactNode {
  const { round, you, family } = table
  const set = ask?.options.find(({ cards }) => cards)
  const setter = set && setterOf(rules)
  if (ask && setter) {
    return (
      <SetPad
        key={`${round?.id} ${ask.seat} ${ask.hand ?? ''}`}
        ask={ask}
        set={set}
        setter={setter}
        title={title}
        clock={clock}
        answer={made => answer(ask, made)}
      />
    )
  }
  if (family !== 'pan' || !round || you.seat === undefined) return undefined
  const { seat } = you
  const hand = round.view.piles.find(pile => pile.place === String(seat) && pile.hand === undefined)
  if (!hand || hand.state !== undefined) return undefined
  return (
    <PanPad
      // A new question begins anew, whatever was picked for the one before.
      key={`${round.id} ${ask ? round.view.log.length : 'waiting'}`}
      view={round.view}
      seat={seat}
      ask={ask}
      names={names}
      title={names.m.table.ask.title}
      clock={clock}
      answer={made => answer({ seat }, made)}
    />
  )
}

/** What stands above the log. */
export function besideLog(table: TableView, log: readonly Event[], names: Names): ReactNode {
  if (table.family !== 'pan') return null
  const seats = (table.round?.view ?? table.last?.view)?.seats.map(({ seat }) => seat) ?? []
  if (seats.length === 0) return null
  return <PanAccount log={log} seats={seats} you={table.you.seat} names={names} />
}
