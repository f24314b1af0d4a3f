/** How hands are played: as well as can be found, or by the house way where there is one. */
export const STRATEGIES = ['best', 'house-way'] as const
/** How hands are played. */
export type Strategy = (typeof STRATEGIES)[number]
