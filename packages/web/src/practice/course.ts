import { isRefusal, type Library, type Refusal, type Rules, refuser } from '@cardroom/engine'
import { type Candidate, chooseNext, type PositionValues, type PracticeMemory } from '@cardroom/lab'
import type { PageRefusals } from '@cardroom/words'
import { inRound, isPracticeSeed } from './address.ts'
import { decisionFrom, decisionIn, type PracticeDecision } from './decision.ts'

const refuse = refuser<PageRefusals>()

/** A decision with the values of its choices. */
export interface PracticeQuestion extends PracticeDecision {
  readonly values: PositionValues
}

/** A source of decisions, one after the other. */
export interface PracticeCourse {
  /** The next decision; nothing when there are no more. */
  next(memoryOf: (game: string) => PracticeMemory): Promise<PracticeQuestion | Refusal | undefined>
  /** A decision that was asked before. */
  again(what: string): Promise<PracticeQuestion | Refusal>
}

/** What a course needs. */
export interface CourseSources {
  readonly library: Library
  readonly values: (decision: PracticeDecision) => Promise<PositionValues | Refusal>
  readonly record: (round: string) => Promise<unknown>
  /** The records that were dealt from the same shoe before one. */
  readonly earlier: (record: unknown) => Promise<readonly unknown[]>
}

/** Decisions of a game from a seed: the seed's own first, then those that the learner needs most. */
export function seedCourse(rules: Rules, seed: string, sources: CourseSources): PracticeCourse {
  const root = seed.replace(/\.\d+$/, '')
  let n = Number(/\.(\d+)$/.exec(seed)?.[1] ?? 0)
  let begun = false
  function* candidates(): Generator<Candidate<PracticeDecision>> {
    for (;;) {
      n++
      const found = decisionFrom(rules, sources.library, `${root}.${n}`)
      if (isRefusal(found)) return
      yield { seed: found.what, asked: found }
    }
  }
  return {
    async next(memoryOf) {
      if (!isPracticeSeed(seed)) return refuse('page-not-a-seed', { seed })
      if (!begun) {
        begun = true
        return withValues(decisionFrom(rules, sources.library, seed), sources)
      }
      const chosen = await chooseNext(candidates(), sources.values, memoryOf(rules.id))
      return chosen
        ? { ...chosen.asked, values: chosen.values }
        : refuse('page-nothing-to-practise', { game: rules.name })
    },
    again: what => again(what, rules, sources),
  }
}

/** Decisions of played rounds, in the given order. */
export function roundsCourse(
  decisions: readonly { readonly round: string; readonly at: number }[],
  sources: CourseSources,
): PracticeCourse {
  const left = [...decisions]
  return {
    async next() {
      const place = left.shift()
      return place && withValues(await inRecord(place, sources), sources)
    },
    again: async what =>
      withValues(await inRecord(inRound(what) ?? { round: what, at: 0 }, sources), sources),
  }
}

async function again(
  what: string,
  rules: Rules,
  sources: CourseSources,
): Promise<PracticeQuestion | Refusal> {
  const place = inRound(what)
  return withValues(
    place ? await inRecord(place, sources) : decisionFrom(rules, sources.library, what),
    sources,
  )
}

const inRecord = async (
  place: { readonly round: string; readonly at: number },
  { record, earlier, library }: CourseSources,
): Promise<PracticeDecision | Refusal> => {
  const found = await record(place.round)
  return decisionIn(found, library, place, await earlier(found))
}

async function withValues(
  decision: PracticeDecision | Refusal,
  { values }: CourseSources,
): Promise<PracticeQuestion | Refusal> {
  if (isRefusal(decision)) return decision
  const found = await values(decision)
  return isRefusal(found) ? found : { ...decision, values: found }
}
