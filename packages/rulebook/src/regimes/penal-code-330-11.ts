import type { Regime } from './regime.ts'

/**
 * What a game with a player-dealer position must have not to be a banking game. The day on which the section came into
 * force is not in our sources.
 */
export const penalCode33011: Regime = {
  id: 'penal-code-330-11',
  name: 'Penal Code § 330.11',
  known: 'copy',
  sources: [
    {
      title: 'California Penal Code § 330.11, a research copy',
      url: 'https://self-law.org/code/ca/penal-code/330-11',
    },
  ],
  provisions: [
    { rule: 'rounds-in-a-row', of: 'Penal Code § 330.11' },
    { rule: 'fixed-wager', of: 'Penal Code § 330.11' },
    { rule: 'house-never-banks', of: 'Penal Code § 330.11' },
  ],
}
