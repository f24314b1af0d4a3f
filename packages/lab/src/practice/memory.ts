/** What somebody has answered on one subject. */
export interface Answered {
  readonly asked: number
  readonly wrong: number
  /** What the wrong answers would have cost, in units of the first wager. */
  readonly lost: number
}

/** A decision that was answered wrongly and comes again. */
export interface Again {
  /** By which it is found again. */
  readonly what: string
  /** After so many answers in all. */
  readonly due: number
}

/** What is remembered of somebody's practice of a game. */
export interface Memory {
  readonly topics: Readonly<Record<string, Answered>>
  readonly again: readonly Again[]
  readonly streak: number
  readonly longest: number
}

/** The memory of somebody who was never asked. */
export const NOTHING_YET: Memory = { topics: {}, again: [], streak: 0, longest: 0 }

/** An answer: where it was asked, what about, and what it costs in units of the first wager; nothing if it was right. */
export interface Given {
  readonly what: string
  readonly topic: string
  readonly cost: number
}

/** So many others come before a decision that was answered wrongly comes again. */
const PAUSE = 4
/** What was wrong longest ago is let go. */
const MOST_AGAIN = 40

/** How often somebody was asked, in all topics together. */
export const askedIn = ({ topics }: Memory): number =>
  Object.values(topics).reduce((sum, { asked }) => sum + asked, 0)

/** How many answers were wrong, in all topics together. */
export const wrongIn = ({ topics }: Memory): number =>
  Object.values(topics).reduce((sum, { wrong }) => sum + wrong, 0)

/** The memory with one answer more. */
export function remember(memory: Memory, { what, topic, cost }: Given): Memory {
  const isWrong = cost > 0
  const { asked, wrong, lost } = memory.topics[topic] ?? { asked: 0, wrong: 0, lost: 0 }
  const topics = {
    ...memory.topics,
    [topic]: { asked: asked + 1, wrong: wrong + (isWrong ? 1 : 0), lost: lost + cost },
  }
  const others = memory.again.filter(one => one.what !== what)
  const due = askedIn(memory) + 1 + PAUSE
  const streak = isWrong ? 0 : memory.streak + 1
  return {
    topics,
    again: isWrong ? [...others, { what, due }].slice(-MOST_AGAIN) : others,
    streak,
    longest: Math.max(memory.longest, streak),
  }
}

/** What was wrong and has rested long enough; the one that waits longest. */
export const dueAgain = (memory: Memory): string | undefined =>
  memory.again.find(({ due }) => due <= askedIn(memory))?.what

/** The part of somebody's answers on a subject that was wrong; who has not been asked yet is taken for a beginner. */
export function wrongShare({ topics }: Memory, topic: string): number {
  const { asked, wrong } = topics[topic] ?? { asked: 0, wrong: 0 }
  return (wrong + 1) / (asked + 2)
}
