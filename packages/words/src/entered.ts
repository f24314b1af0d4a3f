import type { Doing } from '@cardroom/engine/dealt'
import { type Names, placeName, seatName, wagerName } from './names.ts'

/** What somebody has entered at a table that a person deals, in a few words. */
export function sayEntered(names: Names, does: Doing): string {
  const { m } = names
  const { done } = m.deal
  switch (does.do) {
    case 'sit':
      return done.sit(does.name ?? m.table.seat(does.seat), does.seat)
    case 'stand':
      return done.leaves(seatName(names, does.seat))
    case 'away':
      return (does.away ? done.goesAway : done.comesBack)(seatName(names, does.seat))
    case 'chips':
      return done.buys(seatName(names, does.seat), m.money(does.cents))
    case 'chips-off':
      return done.takesOff(seatName(names, does.seat), m.money(does.cents))
    case 'change-seat':
      return done.changesSeat(seatName(names, does.seat), does.to)
    case 'make-up':
      return done.makesUp(seatName(names, does.seat), m.table.makeUpWays[does.how])
    case 'button':
      return m.deal.button(seatName(names, does.seat))
    case 'bank': {
      const who = seatName(names, does.seat)
      return does.wager === 0 ? done.declines(who) : done.banks(who, m.money(does.wager))
    }
    case 'wagers': {
      const who = does.by ?? seatName(names, does.seat)
      const wagers = does.wagers.map(({ on, amount, kumKum }) => {
        const partners = kumKum ? ` (${m.dealing.kumKum} ${kumKum.map(m.money).join(' + ')})` : ''
        return `${wagerName(names, on)} ${m.money(amount)}${partners}`
      })
      return wagers.length === 0 ? done.noWagers(who) : done.wagers(who, m.all(wagers))
    }
    case 'shoe':
      return done.shoe
    case 'cut-card':
      return m.deal.cutCard
    case 'clock':
      return does.seconds === 0 ? done.closed : done.clock(does.seconds)
    case 'deal':
      return done.closed
    case 'free-hand':
      return done.freeHand
    case 'card':
      return done.card(placeName(names, does.to, does.hand), does.card)
    case 'dice':
      return done.dice(does.dice.join(' '))
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
