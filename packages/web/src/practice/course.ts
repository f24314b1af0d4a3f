import { isRefusal, type Library, type Refusal, type Rules, refuser } from '@cardroom/engine'
import { type Candidate, chooseNext, type Memory, type PositionValues } from '@cardroom/lab'
import type { PageRefusals } from '@cardroom/words'
import { inRound, isSeed } from './address.ts'
import { type Decision, decisionFrom, decisionIn } from './decision.ts'

const refuse = refuser<PageRefusals>()

/** A decision with what its choices are worth. */
export interface Question extends Decision {
  readonly values: PositionValues
}

/** Where decisions come from, one after the other. */
export interface Course {
  /** Nothing where there are no more. */
  next(memoryOf: (game: string) => Memory): Promise<Question | Refusal | undefined>
  /** One that was asked before. */
  again(what: string): Promise<Question | Refusal>
}

/** What a course is made from. */
export interface Means {
  readonly library: Library
  readonly values: (decision: Decision) => Promise<PositionValues | Refusal>
  readonly record: (round: string) => Promise<unknown>
  /** Records of the same shoe that were dealt before one. */
  readonly earlier: (record: unknown) => Promise<readonly unknown[]>
}

/** Decisions of a game from a seed on: its own first, then those that are worth most to whoever is asked. */
export function seedCourse(rules: Rules, seed: string, means: Means): Course {
  const root = seed.replace(/\.\d+$/, '')
  let n = Number(/\.(\d+)$/.exec(seed)?.[1] ?? 0)
  let begun = false
  function* candidates(): Generator<Candidate<Decision>> {
    for (;;) {
      n++
      const found = decisionFrom(rules, means.library, `${root}.${n}`)
      if (isRefusal(found)) return
      yield { seed: found.what, asked: found }
    }
  }
  return {
    async next(memoryOf) {
      if (!isSeed(seed)) return refuse('page-not-a-seed', { seed })
      if (!begun) {
        begun = true
        return valued(decisionFrom(rules, means.library, seed), means)
      }
      const chosen = await chooseNext(candidates(), means.values, memoryOf(rules.id))
      return chosen
        ? { ...chosen.asked, values: chosen.values }
        : refuse('page-nothing-to-practise', { game: rules.name })
    },
    again: what => again(what, rules, means),
  }
}

/** Decisions of rounds that were played, in the order that is given. */
export function roundsCourse(
  decisions: readonly { readonly round: string; readonly at: number }[],
  means: Means,
): Course {
  const left = [...decisions]
  return {
    async next() {
      const place = left.shift()
      return place && valued(await inRecord(place, means), means)
    },
    again: async what => valued(await inRecord(inRound(what) ?? { round: what, at: 0 }, means), means),
  }
}

async function again(what: string, rules: Rules, means: Means): Promise<Question | Refusal> {
  const place = inRound(what)
  return valued(place ? await inRecord(place, means) : decisionFrom(rules, means.library, what), means)
}

const inRecord = async (
  place: { readonly round: string; readonly at: number },
  { record, earlier, library }: Means,
): Promise<Decision | Refusal> => {
  const found = await record(place.round)
  return decisionIn(found, library, place, await earlier(found))
}

async function valued(decision: Decision | Refusal, { values }: Means): Promise<Question | Refusal> {
  if (isRefusal(decision)) return decision
  const found = await values(decision)
  return isRefusal(found) ? found : { ...decision, values: found }
}
