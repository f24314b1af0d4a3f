import type { HalfHour } from '@cardroom/engine/collection'

/**
 * At the change of the house dealer every half hour, out of the chips of those who are away too. One who is called to
 * a seat at that moment pays on arrival, so it is for the half hour to come.
 */
export const atTheDealerChange = (cite: string): HalfHour => ({
  taken: 'in-advance',
  from: 'seated',
  open: ['taken'],
  cite,
})
