import type { RulingEffect } from '@cardroom/engine'
import { bettorName, type Names, placeName, seatName, stateName } from './names.ts'

/** What follows from a ruling, in words. */
export function sayFollows(follows: RulingEffect, names: Names): string {
  const { m } = names
  const words = m.floor.what
  switch (follows.what) {
    case 'void':
      return words.void
    case 'chips': {
      const money = m.money(Math.abs(follows.cents))
      const who = bettorName(names, follows)
      return follows.cents > 0 ? words.gets({ who, money }) : words.pays({ who, money })
    }
    case 'state':
      return words.state({
        whose: placeName(names, follows.place, follows.hand),
        state: stateName(names, follows.state),
      })
    case 'back-in':
      return words['back-in']({ whose: placeName(names, follows.place, follows.hand) })
    case 'turned-up':
    case 'taken-away':
    case 'dealt':
      return words[follows.what]({ whose: placeName(names, follows.place), n: follows.cards })
    case 'reshuffled':
      return words.reshuffled({ n: follows.cards })
    case 'to-act':
      return words['to-act']({ who: m.all(follows.seats.map(seat => seatName(names, seat))) })
  }
}
