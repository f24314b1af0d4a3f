import type { Ask } from '@cardroom/engine'
import type { May } from '@cardroom/protocol'
import { type Names, type Speaker, seatName } from '@cardroom/words'
import type { BetOn, Drafts } from '../controls/betting.ts'

type Wager = Extract<May, { do: 'wager' }>

/** The hands that may be bet on: one's own first, then circles where nobody sits, then others' from the back line. */
export function handsToBet({ seats, circles }: Wager, you: number | undefined, names: Names): BetOn[] {
  const words = names.m.table.wager
  const own = seats.filter(seat => seat === you)
  const behind = seats.filter(seat => seat !== you)
  return [
    ...own.map(seat => ({ seat, words: words.ownHand })),
    ...circles.map(seat => ({ seat, words: words.circle(seat) })),
    ...behind.map(seat => ({ seat, words: words.otherHand(seatName(names, seat), seat) })),
  ]
}

/** How a wager says on which hand it is. */
export function wherein(seat: number, you: number | undefined, circles: readonly number[]) {
  if (seat === you) return {}
  return circles.includes(seat) ? ({ seat, circle: true } as const) : { seat }
}

/** What was bet before, as far as its hands may be bet on again. */
export function stillOpen(before: Drafts | undefined, hands: readonly BetOn[]): Drafts | undefined {
  const open = Object.entries(before ?? {}).filter(([seat]) => hands.some(hand => hand.seat === Number(seat)))
  return open.length > 0 ? Object.fromEntries(open) : undefined
}

/** Whose hand is to be decided, and which. */
export function askTitle({ seat, hand, by, player }: Ask, m: Speaker): string {
  const words = m.table.ask
  if (by !== undefined) return words.titleFor(by)
  if (player !== undefined) {
    return hand === undefined ? words.titleCircle(seat) : words.titleCircleHand(seat, hand)
  }
  return hand === undefined ? words.title : words.titleHand(hand)
}
