/** Sentences for a screen reader and the keyboard, and the settings of the page for sight and sound. */
export interface SpeechWords {
  readonly said: string
  readonly now: string
  sentences(values: { parts: readonly string[] }): string
  /** Questions to the table, by keyboard or by a button. */
  readonly commands: string
  readonly ask: {
    readonly cards: string
    readonly board: string
    readonly pot: string
    readonly turn: string
    readonly stacks: string
    readonly options: string
    readonly clock: string
    readonly repeat: string
    readonly best: string
  }
  shift(values: { key: string }): string
  readonly headings: {
    readonly you: string
    readonly board: string
    readonly others: string
  }
  hand(values: { where: string; cards: string }): string
  handNumber(values: { hand: number }): string
  readonly noSeat: string
  readonly noCards: string
  readonly noBoard: string
  readonly noPot: string
  readonly noClock: string
  readonly nobody: string
  readonly nothing: string
  readonly silence: string
  pot(values: { name: string; money: string }): string
  bet(values: { who: string; money: string }): string
  wager(values: { spot: string; money: string }): string
  wagers(values: { who: string; wagers: string }): string
  bank(values: { who: string; money: string }): string
  readonly yourTurn: string
  chips(values: { who: string; money: string }): string
  yourChips(values: { money: string }): string
  withNotes(values: { who: string; notes: string }): string
  option(values: { what: string; key: string }): string
  between(values: { what: string; from: string; to: string }): string
  readonly spots: string
  spot(values: { name: string; pays: string | undefined; bounds: string }): string
  /** The settings. */
  readonly settings: string
  readonly mode: string
  readonly theme: string
  readonly themes: {
    readonly device: string
    readonly dark: string
    readonly light: string
    readonly contrast: string
  }
}
