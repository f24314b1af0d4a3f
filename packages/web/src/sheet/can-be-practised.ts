/**
 * Whether the choices of a game have values to practise by: in games against a player-dealer, of which baccarat leaves
 * nothing to decide. The lab knows it best, and is too long to be loaded for a link.
 */
export const canBePractised = (rules: object): boolean =>
  'wagers' in rules && 'family' in rules && rules.family !== 'baccarat'
