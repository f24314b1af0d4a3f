import type { DealerAction } from '@cardroom/engine/dealt'
import { type Names, placeName, seatName, wagerLabel } from './names.ts'

/** An entry at a table dealt by a person, in a few words. */
export function sayEntered(names: Names, does: DealerAction): string {
  const { m } = names
  const { done } = m.deal
  switch (does.do) {
    case 'sit':
      return done.sit({ who: does.name ?? m.table.seat({ seat: does.seat }), seat: does.seat })
    case 'stand':
      return done.leaves({ who: seatName(names, does.seat) })
    case 'away':
      return (does.away ? done.goesAway : done.comesBack)({ who: seatName(names, does.seat) })
    case 'chips':
      return done.buys({ who: seatName(names, does.seat), money: m.money(does.cents) })
    case 'chips-off':
      return done.takesOff({ who: seatName(names, does.seat), money: m.money(does.cents) })
    case 'change-seat':
      return done.changesSeat({ who: seatName(names, does.seat), seat: does.to })
    case 'make-up':
      return done.makesUp({ who: seatName(names, does.seat), how: m.table.makeUpWays[does.how] })
    case 'button':
      return m.deal.button({ who: seatName(names, does.seat) })
    case 'bank': {
      const who = seatName(names, does.seat)
      return does.wager === 0 ? done.declines({ who }) : done.banks({ who, money: m.money(does.wager) })
    }
    case 'wagers': {
      const who = does.by ?? seatName(names, does.seat)
      const wagers = does.wagers.map(({ on, amount, kumKum }) => {
        const partners = kumKum ? ` (${m.dealing.kumKum} ${kumKum.map(m.money).join(' + ')})` : ''
        return `${wagerLabel(names, on)} ${m.money(amount)}${partners}`
      })
      return wagers.length === 0 ? done.noWagers({ who }) : done.wagers({ who, wagers: m.all(wagers) })
    }
    case 'shoe':
      return done.shoe
    case 'cut-card':
      return m.deal.cutCard
    case 'clock':
      return does.seconds === 0 ? done.closed : done.clock({ seconds: does.seconds })
    case 'deal':
      return done.closed
    case 'free-hand':
      return done.freeHand
    case 'card':
      return done.card({ place: placeName(names, does.to, does.hand), card: does.card })
    case 'dice':
      return done.dice({ dice: does.dice.join(' ') })
    case 'shuffled':
      return done.shuffled
    case 'move':
      return does.move
    case 'settle':
      return done.settled
    case 'void':
      return done.calledOff
    case 'collect':
      return done.collected
    case 'take-back':
      return done.takenBack
  }
}
