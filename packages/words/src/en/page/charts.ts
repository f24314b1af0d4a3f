/** Whether the collection of a schedule option is counted in. */
const collectionIn = (option: string | undefined): string =>
  option === undefined ? 'without the collection' : `with the collection of ${option}`

/** The lab's pictures. */
export const charts = {
  title: 'Pictures',
  svg: 'Download as SVG',
  csv: 'Download as CSV',
  figures: 'The figures',
  which: 'Picture',
  wager: 'Wager',
  bet: 'Bet in dollars',
  pace: 'Rounds an hour',
  hours: 'Hours',
  kinds: {
    results: 'What one wager comes to',
    night: 'A night’s bankroll',
    decks: 'Edge by number of decks',
    readings: 'Edge by reading',
    games: 'Games and rooms compared',
    collection: 'What each schedule brings',
  },
  result: 'Result in units of the wager',
  chance: 'Chance',
  edge: 'Edge',
  decks: 'Decks',
  reading: 'Reading',
  asFiled: 'as the house reads it now',
  game: 'Game',
  chips: 'Won or lost',
  mean: 'on average',
  twoOfThree: 'two nights of three',
  nineteenOfTwenty: 'nineteen nights of twenty',
  resultsOf: (wager: string, game: string): string => `${wager} at ${game}: results and how often they come`,
  nightOf: (wager: string, game: string): string => `${wager} at ${game}: chips over a night`,
  decksOf: (game: string): string => `${game}: edge by number of decks`,
  readingsOf: (wager: string, game: string): string => `${wager} at ${game}: edge by reading`,
  gamesOf: (family: string): string => `${family}: the edge of the first wager, game by game`,
  perHour: (money: string, rounds: string, option: string | undefined): string =>
    `Costs ${money} an hour on average at ${rounds} rounds an hour, ${collectionIn(option)}.`,
  gainsPerHour: (money: string, rounds: string, option: string | undefined): string =>
    `Brings ${money} an hour on average at ${rounds} rounds an hour, ${collectionIn(option)}.`,
  spreadNote:
    'The bands come from the wager’s standard deviation and the law of large numbers: close for a whole night, rough for a few rounds.',
  option: 'Schedule option',
  collectedAnHour: 'Collected an hour',
  collectionOf: (game: string): string => `${game}: what each schedule option collects an hour`,
  costsBeside: (fee: string, edge: string): string => `costs the bettors ${fee} beside the edge of ${edge}`,
  takesMore: (fee: string, wager: string): string => `takes ${fee} of the smallest wager, ${wager}`,
  noOption: 'No option allows such a wager.',
  counting: (done: number, of: number): string => `The lab is counting: ${done} of ${of}`,
  oneDeckOnly: 'This game is dealt with one number of decks only.',
  noReadings: 'Nothing about this game is open to another reading.',
  leftOut: (n: number): string => `${n} could not be counted here.`,
}
