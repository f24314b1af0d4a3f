/** The card rooms whose filings these are. */
export const rooms: Readonly<Record<string, string>> = {
  outlaws: 'Outlaw’s Card Parlour',
  cameo: 'Cameo Club',
  towers: 'Towers Casino',
  comstock: 'Comstock Card Room',
  stars: 'Stars Casino',
  players: 'Player’s Casino',
}
