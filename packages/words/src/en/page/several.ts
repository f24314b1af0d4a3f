/** Several tables at once. */
export const several = {
  title: 'Your tables',
  beside: 'Side by side',
  none: 'You sit at no table.',
  yourTurn: (title: string): string => `${title}: your turn`,
}
