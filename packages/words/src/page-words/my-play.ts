/** The results of a player's own rounds. */
export interface MyPlayWords {
  readonly title: string
  readonly lead: string
  readonly gathering: string
  reviewing(values: { done: number; of: number }): string
  readonly none: string
  readonly noneLead: string
  readonly toTables: string
  readonly fromBefore: string
  readonly which: string
  readonly allGames: string
  overTime(values: { game: string }): string
  readonly round: string
  readonly chips: string
  readonly rounds: string
  readonly net: string
  readonly luck: string
  readonly choice: string
  readonly unjudged: string
  readonly fees: string
  readonly hours: string
  readonly decisions: string
  readonly wrong: string
  readonly perHundred: string
  readonly perHour: string
  readonly byGame: string
  readonly all: string
  readonly explained: string
  readonly mistakes: string
  readonly noMistakes: string
  instead(values: { move: string; best: string }): string
  otherwise(values: { move: string }): string
  readonly times: string
  readonly cost: string
  readonly dearest: string
  readonly practise: string
  readonly bonus: string
  readonly noBonus: string
  readonly wager: string
  readonly staked: string
  readonly byOdds: string
  readonly count: string
  readonly csv: string
  readonly time: string
  readonly link: string
}
