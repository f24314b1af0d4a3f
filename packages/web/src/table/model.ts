import type { Cents, Event, Fee, RuleSet, WagerSeen } from '@cardroom/engine'
import type { May, SeatView, TableView } from '@cardroom/protocol'
import { type Names, type Speaker, wagerNames } from '@cardroom/words'
import { emptyPicture, type Picture, type PictureSeat, roundPicture } from '../felt/picture.ts'
import type { WagerDraft } from '../felt/wagers/draft.ts'
import type { PotSize } from '../shared/controls/amount.ts'

/** The player's permission for one kind of action, if any. */
export const may = <D extends May['do']>(table: TableView, what: D): Extract<May, { do: D }> | undefined =>
  table.you.may.find((one): one is Extract<May, { do: D }> => one.do === what)

export function tableNamesOf(table: TableView, rules: RuleSet | undefined, m: Speaker): Names {
  return {
    m,
    players: new Map(
      table.seats.flatMap(({ seat, player }) => (player ? [[seat, player.name] as const] : [])),
    ),
    wagers: new Map([...wagerNames(rules), ...table.sign.spots.map(({ on, name }) => [on, name] as const)]),
  }
}

function sitter(
  { seat, player, stack, owes, keptFor }: SeatView,
  { floor, you }: TableView,
  m: Speaker,
): PictureSeat {
  if (!player) return { seat, notes: keptFor === undefined ? [] : [m.seating.keptFor({ name: keptFor })] }
  const notes = [
    player.provider && m.regime.isProvider,
    player.away && m.table.away,
    !player.here && m.table.gone,
    player.leaving && m.table.leaving,
    player.movingTo !== undefined && m.seating.moving({ seat: player.movingTo }),
    player.heldUntil !== undefined && m.seating.held({ until: m.clock(player.heldUntil) }),
    player.owesTime !== undefined && m.seating.owesTime({ money: m.money(player.owesTime) }),
    floor.runs === seat && you.seat !== seat && m.floor.runs,
    owes !== undefined && m.table.owes({ money: m.money(owes.live + owes.dead) }),
  ].filter(note => typeof note === 'string')
  return { seat, name: player.name, notes, stack }
}

/** The picture of a table: its round, or what lies there between two rounds. */
export function tablePictureOf(table: TableView, m: Speaker): Picture {
  const sitters = table.seats.map(seat => sitter(seat, table, m))
  const you = table.you.seat
  const { buttons } = table
  if (table.round) return roundPicture(table.round.view, { sitters, you, buttons }, m.say)
  if (table.last?.view) {
    const { net } = table.last.result
    // The stacks are the table's, with chips bought since the round.
    return { ...roundPicture(table.last.view, { sitters, you, buttons }, m.say), sitters, net }
  }
  const { bank } = table
  return emptyPicture({
    sitters,
    you,
    bank: bank?.seat === undefined ? undefined : { seat: bank.seat, wager: bank.wager ?? 0 },
    wagers: table.wagers,
    buttons,
  })
}

/** The log of the current round, or of the one that has just ended. */
export const tableLogOf = (table: TableView): readonly Event[] =>
  table.round?.view.log ?? table.last?.view?.log ?? []

/** The player's placed wagers, by hand. */
export function ownWagers(table: TableView): Record<number, WagerDraft> {
  const own: Record<number, WagerSeen[]> = {}
  for (const wager of table.wagers) {
    const isOwn =
      wager.by === undefined ? (wager.player ?? wager.seat) === table.you.seat : wager.by === table.you.name
    if (!isOwn) continue
    own[wager.seat] = [...(own[wager.seat] ?? []), wager]
  }
  return Object.fromEntries(
    Object.entries(own).map(([seat, wagers]) => [
      seat,
      wagers.map(({ on, hand, amount }) => (hand === undefined ? { on, amount } : { on, hand, amount })),
    ]),
  )
}

/** A seat's part of these fees, also as the player-dealer. */
export const seatFeesOf = (fees: readonly Fee[] | undefined, seat: number | undefined): Cents =>
  (fees ?? [])
    .filter(fee => (fee.player ?? fee.seat) === seat && fee.by === undefined)
    .reduce((sum, { cents }) => sum + cents, 0)

/** The sum of all fees. */
export const allFees = (fees: readonly Fee[] | undefined): Cents =>
  (fees ?? []).reduce((sum, { cents }) => sum + cents, 0)

/** The pot as presets count it; nothing without one. */
export function potSize(picture: Picture, seat: number): PotSize | undefined {
  const bets = [...picture.bets.values()]
  const pot = [...picture.pots, ...bets].reduce((sum, cents) => sum + cents, 0)
  if (pot === 0) return undefined
  return { pot, highest: Math.max(0, ...bets), own: picture.bets.get(seat) ?? 0 }
}

/** The name of one of a seat's hands, by its number. */
export const handName = (picture: Picture, seat: number, hand: string): string | undefined =>
  picture.piles.find(pile => pile.place === String(seat) && String(pile.hand) === hand)?.name
