/** A table that is run under more than its filing. */
export const regime = {
  title: 'Regime',
  asFiled: 'as filed',
  standings: { 'in-force': 'in force', 'not-yet': 'not in force yet', enjoined: 'enjoined' },
  of: (name: string, standing: string): string => `${name} (${standing})`,
  provider: 'A bot plays for a third-party provider',
  isProvider: 'third-party provider',
  clock: 'Player-dealer position',
  others: (had: number, needed: number, by: string): string =>
    `${had} of ${needed} other players have had it; the game ends at ${by} otherwise`,
  othersDone: (had: number, by: string): string =>
    `${had} other players have had it; counted anew from ${by}`,
  over: (at: string): string =>
    `The game ended at ${at}: too few players had the player-dealer position in time. Another begins when everybody has left the table.`,
  notice:
    'Any player may take the player-dealer position when it is offered. Whoever takes it wins or loses no more than is put up.',
}
