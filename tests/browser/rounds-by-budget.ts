/** How many rounds a browser test plays: few each time, many in `npm run soak`. */
export const roundsByBudget = (few: number, many: number): number =>
  process.env.SOAK === undefined ? few : many
