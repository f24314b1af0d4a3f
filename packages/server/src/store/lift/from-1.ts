import { z } from 'zod'
import type { About, Step, Stored } from './step.ts'

/**
 * Version 1 had no version. What now belongs to a game's family lay flat among the rest: blinds owed with the seats,
 * bank, wagers and button with the table; and a snapshot kept the result of the last round.
 */
export const from1: Step = {
  event(event, about) {
    switch (event.type) {
      case 'offered':
      case 'declined':
      case 'banked':
      case 'drew':
      case 'makes-up':
        return { type: 'own', own: event }
      case 'wagered': {
        const { wagers, ...rest } = wagered.parse(event)
        return { type: 'own', own: { ...rest, wagers: wagers.map(({ player: _, ...wager }) => wager) } }
      }
      case 'sat': {
        const { owes, ...rest } = sat.parse(event)
        return owes.small || owes.big ? { ...rest, own: { owes } } : rest
      }
      case 'dealt': {
        const { positions, ...rest } = dealt.parse(event)
        const { bank } = rest.setup
        if (bank) return { ...rest, own: { wager: bank.wager } }
        return isPoker(about) ? { ...rest, own: positions } : rest
      }
      case 'finished': {
        const winner = winnerOf(about.result(finished.parse(event).id))
        return winner === undefined ? event : { ...event, own: { winner } }
      }
      default:
        return event
    }
  },

  snapshot(snapshot, about) {
    const { bank, offer, wagers, wagered, button, opening, blinds, ...table } = snapshotted.parse(snapshot)
    const seats = Object.entries(table.seats).map(([seat, rest]) => ({ seat: Number(seat), ...rest }))
    const { last } = table
    const own = isPoker(about)
      ? { button, opening, blinds, debts: seats.map(({ seat, owes, makeUp }) => ({ seat, owes, makeUp })) }
      : isPan(about)
        ? { first: winnerOf(last?.result) }
        : { bank, offer, stakes: byPlayer(wagers), wagered }
    return {
      ...table,
      phase: table.phase === 'bank' || table.phase === 'wagers' ? 'making-up' : table.phase,
      seats: Object.fromEntries(seats.map(({ owes: _, makeUp: __, ...seated }) => [seated.seat, seated])),
      ...(last ? { last: { id: last.id, seed: last.seed, shuffle: last.shuffle } } : {}),
      own,
    }
  },
}

/** Tables of Pan were played for chips of one value, those of poker for stakes. */
const isPoker = (about: About): boolean => 'stakes' in about.settings().setup
const isPan = (about: About): boolean => !isPoker(about) && 'chip' in about.settings().setup

const winnerOf = (result: Stored | undefined): number | undefined =>
  z.number().optional().parse(result?.winner)

const owed = z.object({ small: z.boolean(), big: z.boolean() })
const wager = z.looseObject({ player: z.string() })
const wagered = z.looseObject({ wagers: z.array(wager) })
const sat = z.looseObject({ owes: owed })
const finished = z.looseObject({ id: z.string() })
const dealt = z.looseObject({
  setup: z.looseObject({ bank: z.object({ seat: z.number(), wager: z.number() }).optional() }),
  positions: z.unknown().optional(),
})
const snapshotted = z.looseObject({
  phase: z.string(),
  seats: z.record(z.string(), z.looseObject({ owes: owed, makeUp: z.string() })),
  last: z
    .looseObject({ id: z.string(), seed: z.string(), shuffle: z.unknown(), result: z.looseObject({}) })
    .optional(),
  bank: z.unknown().optional(),
  offer: z.unknown().optional(),
  wagers: z.array(wager),
  wagered: z.unknown().optional(),
  button: z.unknown().optional(),
  opening: z.unknown().optional(),
  blinds: z.unknown().optional(),
})

/** The wagers of each player together. */
function byPlayer(wagers: readonly z.infer<typeof wager>[]): readonly Stored[] {
  const groups = Map.groupBy(wagers, ({ player }) => player)
  return [...groups].map(([player, own]) => ({
    player,
    wagers: own.map(({ player: _, ...rest }) => rest),
  }))
}
