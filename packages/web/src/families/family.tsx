import type { Event, RuleSet } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { Names, Speaker } from '@cardroom/words'
import type { ReactNode } from 'react'
import type { Picture } from '../felt/picture.ts'
import { pageFamilyNamed, setterOf } from './families.ts'
import { settingPicture } from './hand-setting/picture.ts'
import { SetPad } from './hand-setting/set-pad.tsx'
import type { OwnPad } from './page-family.ts'

/** The table as the family draws it, without naming the halves of hands. */
export const plainFamilyPicture = (family: string, picture: Picture, m: Speaker): Picture =>
  pageFamilyNamed(family).picture?.(picture, m) ?? picture

/** The table as the family draws it. */
export function familyPicture(
  family: string,
  picture: Picture,
  m: Speaker,
  rules: RuleSet | undefined,
): Picture {
  const setter = setterOf(rules)
  return setter ? settingPicture(picture, setter, m) : plainFamilyPicture(family, picture, m)
}

/** The controls of the family, where it has its own. */
export function ownPad(own: OwnPad): ReactNode {
  const { table, ask, rules, title, clock, answer } = own
  const set = ask?.options.find(({ cards }) => cards)
  const setter = set && setterOf(rules)
  if (!ask || !setter) return pageFamilyNamed(table.family).pad?.(own)
  return (
    <SetPad
      key={`${table.round?.id} ${ask.seat} ${ask.hand ?? ''}`}
      ask={ask}
      set={set}
      setter={setter}
      title={title}
      clock={clock}
      answer={made => answer(ask, made)}
    />
  )
}

/** The family's part above the log. */
export const besideLog = (table: TableView, log: readonly Event[], names: Names): ReactNode =>
  pageFamilyNamed(table.family).account?.(table, log, names) ?? null
