import type { FeeOption, Schedule } from '../fee.ts'

/** Schedules of an imagined room. */
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
