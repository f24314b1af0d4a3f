const count = (n: number, one: string, many: string): string =>
  `${n === 1 ? 'one' : n} ${n === 1 ? one : many}`

/** The rulebook as a library: what belongs together, and the ways from a game to everything about it. */
export const library = {
  sharedBy: (games: number, rooms: string): string => `In ${count(games, 'game', 'games')}: ${rooms}`,
  otherWordings: (n: number): string =>
    `As worded elsewhere: ${count(n, 'more statement', 'more statements')}`,
  whichRounds: 'Whose rounds',
  yourResult: (change: string): string => `You: ${change}`,
  wonMost: (name: string, money: string): string => `${name} won ${money}`,
  nobodyWon: 'Nobody won',
  calledOff: 'Called off by the house',
  noSuchGame: 'No game of that name is filed here.',
  waysOf: (game: string): string => `More about ${game}`,
  ways: {
    learn: 'Learn this game',
    play: 'Play this game',
    sheet: 'Rule sheet',
    costs: 'What it costs',
    practise: 'Practise decisions',
    school: 'Exercises for dealers',
  },
}
