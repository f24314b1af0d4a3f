import type { RulesOf } from '@cardroom/engine'
import { extent, LARGE_SEAT } from '../felt/needs.ts'
import type { PageFamily } from './page-family.ts'
import { PanAccount } from './pan/pan-account.tsx'
import { PanPad } from './pan/pan-pad.tsx'
import { panPicture } from './pan/picture.ts'
import { usualStacks } from './usual-setup.ts'

export const pan: PageFamily<RulesOf<'pan'>> = {
  needs: { seat: LARGE_SEAT, middle: extent(160, 90), own: extent(300, 90) },
  picture: panPicture,
  pad({ table: { round, you }, ask, names, clock, answer }) {
    if (!round || you.seat === undefined) return undefined
    const { seat } = you
    const hand = round.view.piles.find(pile => pile.place === String(seat) && pile.hand === undefined)
    if (!hand || hand.state !== undefined) return undefined
    return (
      <PanPad
        // A new question drops what was picked for the last one.
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
  },
  account(table, log, names) {
    const seats = (table.round?.view ?? table.last?.view)?.seats.map(({ seat }) => seat) ?? []
    if (seats.length === 0) return null
    return <PanAccount log={log} seats={seats} you={table.you.seat} names={names} />
  },
  cardsCome: 'in-turn',
  usualSetup: (_, seats) => ({ chip: 100, ante: 100, first: 1, ...usualStacks(seats) }),
}
