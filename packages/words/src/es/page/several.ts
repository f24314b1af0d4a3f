/** Several tables at once. */
export const several = {
  title: 'Tus mesas',
  beside: 'Una junto a otra',
  none: 'No estás en ninguna mesa.',
  yourTurn: (title: string): string => `${title}: te toca`,
}
