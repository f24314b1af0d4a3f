/** A player's answers on one topic. */
export interface TopicScore {
  readonly asked: number
  readonly wrong: number
  /** What the wrong answers would have cost, in units of the first wager. */
  readonly lost: number
}

/** A decision that was answered wrongly and comes again. */
export interface RepeatedDecision {
  /** The seed by which it is found again. */
  readonly what: string
  /** The number of answers after which it is due. */
  readonly due: number
}

/** The memory of a player's practice of a game. */
export interface PracticeMemory {
  readonly topics: Readonly<Record<string, TopicScore>>
  readonly again: readonly RepeatedDecision[]
  readonly streak: number
  readonly longest: number
}

/** The memory of a player before the first answer. */
export const EMPTY_PRACTICE_MEMORY: PracticeMemory = { topics: {}, again: [], streak: 0, longest: 0 }

/** An answer: the decision, its topic, and its cost in units of the first wager; 0 if it was right. */
export interface PracticeAnswer {
  readonly what: string
  readonly topic: string
  readonly cost: number
}

/** How many others come before a wrongly answered decision comes again. */
const REPEAT_AFTER = 4
/** Beyond this many, the oldest wrong answer is forgotten. */
const MAX_AGAIN = 40

/** The number of answers in all topics together. */
export const askedIn = ({ topics }: PracticeMemory): number =>
  Object.values(topics).reduce((sum, { asked }) => sum + asked, 0)

/** How many answers were wrong, in all topics together. */
export const wrongAnswers = ({ topics }: PracticeMemory): number =>
  Object.values(topics).reduce((sum, { wrong }) => sum + wrong, 0)

/** Adds an answer to the memory. */
export function rememberPractice(
  memory: PracticeMemory,
  { what, topic, cost }: PracticeAnswer,
): PracticeMemory {
  const isWrong = cost > 0
  const { asked, wrong, lost } = memory.topics[topic] ?? { asked: 0, wrong: 0, lost: 0 }
  const topics = {
    ...memory.topics,
    [topic]: { asked: asked + 1, wrong: wrong + (isWrong ? 1 : 0), lost: lost + cost },
  }
  const others = memory.again.filter(one => one.what !== what)
  const due = askedIn(memory) + 1 + REPEAT_AFTER
  const streak = isWrong ? 0 : memory.streak + 1
  return {
    topics,
    again: isWrong ? [...others, { what, due }].slice(-MAX_AGAIN) : others,
    streak,
    longest: Math.max(memory.longest, streak),
  }
}

/** The wrong answer that has waited longest, if it has rested long enough. */
export const dueAgain = (memory: PracticeMemory): string | undefined =>
  memory.again.find(({ due }) => due <= askedIn(memory))?.what

/** The share of wrong answers on a topic; a new player counts as a beginner. */
export function wrongShare({ topics }: PracticeMemory, topic: string): number {
  const { asked, wrong } = topics[topic] ?? { asked: 0, wrong: 0 }
  return (wrong + 1) / (asked + 2)
}
