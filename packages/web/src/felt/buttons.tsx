import type { Button, WagerSeen } from '@cardroom/engine'
import { buttonName, type Names } from '@cardroom/words'
import type { Picture } from './picture.ts'

/** The buttons that lie before a seat's player. */
export const buttonsBefore = ({ buttons }: Picture, seat: number): Button[] =>
  buttons.filter(({ at }) => at.seat === seat && at.near === 'player')

/** The buttons that lie on a seat's hand, wherever the hand itself lies. */
export const buttonsOnHand = ({ buttons }: Picture, seat: number | undefined): Button[] =>
  buttons.filter(({ at }) => at.seat === seat && at.near === 'hand')

/** The buttons beside a wager, or beside its result. */
export const buttonsBeside = (
  { buttons }: Picture,
  { seat, by, on }: Pick<WagerSeen, 'seat' | 'by' | 'on'>,
): Button[] =>
  buttons.filter(({ at }) => at.near === 'wager' && at.seat === seat && at.on === on && at.by === by)

/** Buttons as discs with a word, or with a letter where there is little room. */
export function Discs({ buttons, names, small }: DiscsProps) {
  const { m } = names
  if (buttons.length === 0) return null
  return (
    <span className={small ? 'discs small' : 'discs'}>
      {buttons.map(({ kind }) => (
        <span
          className={`disc ${kind}`}
          key={kind}
          role="img"
          aria-label={m.table.button({ name: buttonName(names, kind) })}
        >
          <span aria-hidden="true">{small ? m.table.smallDiscs[kind] : m.table.discs[kind]}</span>
        </span>
      ))}
    </span>
  )
}
interface DiscsProps {
  readonly buttons: readonly Button[]
  readonly names: Names
  readonly small: boolean
}
