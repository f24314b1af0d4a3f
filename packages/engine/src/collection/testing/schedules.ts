import type { FeeOption, Schedule } from '../fee.ts'

/** Schedules of an invented room. */
export const banked = (option: Omit<FeeOption, 'id' | 'cite'>): Schedule => ({
  game: { id: 'room/game', play: 'banked', document: 'own' },
  option: { id: '1', cite: 'practice', ...option },
})

export const poker = (option: Omit<FeeOption, 'id' | 'cite'>): Schedule => ({
  game: { id: 'room/poker', play: 'flop', document: 'rates' },
  option: { id: '1', cite: 'practice', ...option },
})

/** The player-dealer by the total table action: 50 cents to $50, $2 to $300, $5 above. */
export const tiers = {
  rate: {
    by: 'action',
    rows: [
      { from: 500, to: 5000, cents: 50 },
      { from: 5100, to: 30000, cents: 200 },
      { from: 30100, cents: 500 },
    ],
  },
  unit: 'hand',
} as const

export const flat = (cents: number) => ({ by: 'flat', cents }) as const

/** A dollar with the deal, three on the flop if the pot reaches $19, half of one on the river. */
export const threeStepSchedule = poker({
  players: { to: 5 },
  pot: {
    from: 'pot',
    takes: [
      { at: 'deal', rate: flat(100) },
      { at: 'flop', rate: flat(300), potReaches: 1900 },
      { at: 'river', rate: flat(50) },
    ],
  },
})

/** Eight dollars with the first betting round, a dollar where it does not come to that. */
export const eightDollarSchedule = poker({
  pot: { from: 'pot', takes: [{ at: 'first-round', rate: flat(800) }], otherwise: 100 },
})
