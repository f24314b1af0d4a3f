/** The school for house dealers and floor people. */
export interface SchoolPageWords {
  readonly title: string
  readonly lead: string
  readonly course: string
  courseOf(values: { room: string }): string
  readonly courseLead: string
  mastered(values: { n: number; of: number }): string
  readonly isMastered: string
  readonly notYet: string
  score(values: { right: number; of: number }): string
  readonly due: string
  dueAt(values: { time: string }): string
  readonly begin: string
  readonly goOn: string
  keptFor(values: { name: string }): string
  readonly forget: string
  readonly kindsLead: string
  readonly making: string
  readonly check: string
  readonly next: string
  readonly share: string
  readonly backToCourse: string
  tapCards(values: { n: number; of: number }): string
  readonly tapSeat: string
  readonly tapNumber: string
  readonly tapChoice: string
  readonly layChips: string
  readonly laid: string
  layChip(values: { money: string }): string
  readonly layAmounts: string
  readonly tapWagers: string
  readonly soFar: string
  readonly wagersLeft: string
  whatNow(values: { wager: string; money: string }): string
  readonly does: {
    readonly take: string
    readonly pay: string
    readonly back: string
  }
  readonly amount: string
  readonly ruling: string
  readonly line: string
  chipsOf(values: { n: number; money: string }): string
  readonly inWords: string
  readonly judged: string
  readonly right: string
  readonly wrong: string
  partly(values: { right: number; of: number }): string
  readonly notAnswered: string
  readonly why: string
  readonly exam: string
  examOf(values: { game: string }): string
  readonly examLead: string
  readonly game: string
  wholeRoom(values: { room: string }): string
  readonly questions: string
  readonly level: string
  readonly minutes: string
  readonly seed: string
  readonly seedHint: string
  readonly toExam: string
  readonly toSheet: string
  examRules(values: { n: number; minutes: number | undefined }): string
  readonly beginExam: string
  questionOf(values: { n: number; of: number }): string
  timeLeft(values: { time: string }): string
  readonly nextQuestion: string
  readonly handIn: string
  readonly leaveOut: string
  result(values: { right: number; of: number }): string
  late(values: { n: number }): string
  readonly kind: string
  readonly rightHead: string
  readonly asked: string
  numbered(values: { n: number; question: string }): string
  readonly again: string
  readonly anotherExam: string
  readonly print: string
  readonly withKey: string
}
