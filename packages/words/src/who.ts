import type { Saying } from '@cardroom/engine'
import { type Names, ownEntry, seatName } from './names.ts'
import type { Speaker } from './speaker.ts'

const WHO = /^(\d+)(?:\.(\d+))?(?:\/(.+))?$/

/** The name of a person or hand: `3`, `3.2`, `3/Kim`, `bank`; any other name stays as it is. */
export function whoName(
  m: Speaker,
  who: string,
  seat: (seat: number) => string = at => m.table.seat({ seat: at }),
): string {
  const [, at, hand, by] = WHO.exec(who) ?? []
  if (at === undefined) return ownEntry(m.table.places, who) ?? who
  const name =
    hand === undefined ? seat(Number(at)) : m.events.seatHand({ who: seat(Number(at)), hand: Number(hand) })
  return by === undefined ? name : m.events.backLine({ bettor: by, seat: name })
}

/** What the house dealer is told, in words, with the players called by their names. */
export function sayTold(names: Names, { say, values = {} }: Saying): string {
  const { m } = names
  const named = (who: unknown): string => whoName(m, String(who), seat => seatName(names, seat))
  const { who } = values
  const whom = Array.isArray(who) ? who.map(named) : who === undefined ? undefined : named(who)
  return m.say({ say, values: whom === undefined ? values : { ...values, who: whom } })
}
