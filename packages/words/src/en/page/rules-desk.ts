/** Where whoever runs the house changes a game and has it looked over. */
export const rulesDesk = {
  title: 'A game of the room’s own',
  lead: 'Begin with a game that was filed, change what is otherwise here, and have it looked over. Nothing is kept in the house: take the file, put it into the room’s folder, and start the card room with “--rules”.',
  from: 'Begin with',
  find: 'Find a field',
  none: 'No field has that in its name or value.',
  check: 'Look it over',
  checking: 'It is being looked over: rounds are played …',
  take: 'Take the file',
  count: (mistakes: number, doubts: number): string =>
    mistakes > 0
      ? mistakes === 1
        ? 'One mistake: it cannot be played.'
        : `${mistakes} mistakes: it cannot be played.`
      : doubts === 0
        ? 'It can be played, and nothing about it is doubtful.'
        : `It can be played. Doubts: ${doubts}.`,
  rounds: (n: number): string => `Rounds by chance: ${n}, and everything held.`,
  failed: (round: number, why: string): string => `Round ${round} by chance failed: ${why}`,
  cites: (checked: number, missing: string): string =>
    missing === ''
      ? `Citations looked up: ${checked}.`
      : `Citations looked up: ${checked}. No text is here of ${missing}.`,
  differences: 'Differences from the game that it was made from',
  sheet: 'Its sheet',
  edges: 'What each wager costs',
  changed: 'changed',
  another: (place: string): string => `Another row like ${place}`,
  remove: (place: string): string => `Remove ${place}`,
  at: (place: string): string => `At ${place}`,
}
