import type { Ask } from '@cardroom/engine'
import type { May } from '@cardroom/protocol'
import { type Names, type Speaker, seatName } from '@cardroom/words'
import type { BettingHand, Drafts } from '../felt/wagers/wager-editor.ts'

type Wager = Extract<May, { do: 'wager' }>

/** The hands that may be bet on: the own one, then empty circles, then others' from the back line. */
export function handsToBet({ seats, circles }: Wager, you: number | undefined, names: Names): BettingHand[] {
  const words = names.m.table.wager
  const own = seats.filter(seat => seat === you)
  const behind = seats.filter(seat => seat !== you)
  return [
    ...own.map(seat => ({ seat, words: words.ownHand })),
    ...circles.map(seat => ({ seat, words: words.circle({ seat }) })),
    ...behind.map(seat => ({ seat, words: words.otherHand({ name: seatName(names, seat), seat }) })),
  ]
}

/** The field by which a wager names its hand. */
export function wherein(seat: number, you: number | undefined, circles: readonly number[]) {
  if (seat === you) return {}
  return circles.includes(seat) ? ({ seat, circle: true } as const) : { seat }
}

/** The last bets, as far as their hands may be bet on again. */
export function stillOpen(before: Drafts | undefined, hands: readonly BettingHand[]): Drafts | undefined {
  const open = Object.entries(before ?? {}).filter(([seat]) => hands.some(hand => hand.seat === Number(seat)))
  return open.length > 0 ? Object.fromEntries(open) : undefined
}

/** The title of a decision: whose hand, and which. */
export function askTitle({ seat, hand, by, player }: Ask, m: Speaker): string {
  const words = m.table.ask
  if (by !== undefined) return words.titleFor({ name: by })
  if (player !== undefined) {
    return hand === undefined ? words.titleCircle({ seat }) : words.titleCircleHand({ seat, hand })
  }
  return hand === undefined ? words.title : words.titleHand({ hand })
}
