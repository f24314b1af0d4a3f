import type { Ask, Event, Odds, RuleSet, View } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { Names, Speaker } from '@cardroom/words'
import type { ReactNode } from 'react'
import type { Needs } from '../felt/arrange.ts'
import type { ClothPrint } from '../felt/cloth/cloth.ts'
import type { Picture } from '../felt/picture.ts'
import type { MoveAnswer } from '../shared/controls/answer.ts'
import type { Setter } from './hand-setting/setter.ts'

/** The part of a table that the controls need. */
interface TableFacts {
  readonly family: string
  readonly you: { readonly seat?: number | undefined }
  readonly round?: { readonly id: string; readonly view: View } | null | undefined
}

/** What a family needs for its own controls. */
export interface OwnPad {
  readonly table: TableFacts
  readonly ask: Ask | undefined
  readonly names: Names
  readonly rules: RuleSet | undefined
  readonly title: string
  readonly clock: ReactNode
  readonly answer: (to: { seat: number; hand?: number }, answer: MoveAnswer) => void
}

/**
 * How cards come in a round, for a lesson: two to each hand and then draws; street by street, with draws between; or a
 * deal and then card by card to the player whose turn it is.
 */
export type DealPattern = 'two-then-draws' | 'by-street' | 'in-turn'

/** The page's part of a family of games: one object per family, in a file of its own. */
export interface PageFamily<R> {
  /** The space that the parts of its table need. */
  readonly needs: Needs
  /** What lies face down, where it is not a card. */
  readonly backs?: 'tile'
  /** What the cloth prints before each place, where wagers are placed. */
  readonly cloth?: ClothPrint
  /** The odds that a wager on a spot can be paid. */
  pays?(rules: R, on: string): readonly Odds[]
  /** The setter, if hands are set as two. */
  setter?(rules: R): Setter
  /** The picture, where the family draws it differently. */
  picture?(picture: Picture, m: Speaker): Picture
  /** Controls of its own. */
  pad?(own: OwnPad): ReactNode
  /** The family's part above the log. */
  account?(table: TableView, log: readonly Event[], names: Names): ReactNode
  /** The coach shows what wagers cost, because no decision follows them. */
  readonly coachesWagers?: true
  readonly cardsCome: DealPattern
  /** The usual setup of a table with these seats. */
  usualSetup(rules: R, seats: readonly number[]): Readonly<Record<string, unknown>>
}
