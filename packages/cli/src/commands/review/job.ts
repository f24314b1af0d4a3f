import { type Job, ShoesSeen } from '@cardroom/lab'
import type { Wrong } from '../../command/bad-input.ts'
import { openRulebookWith } from '../../input/own-rules.ts'
import { type ReviewWritten, reviewed } from './written.ts'

/** Records that are done at a time. */
const CHUNK = 16
export const chunksOf = (records: number): number => Math.ceil(records / CHUNK)

export interface ReviewSetup {
  readonly records: readonly unknown[]
  /** Files with games of the room's own. */
  readonly rules: readonly string[]
}

/** The answers that somebody found, each with the place of its record. */
export type Answers = readonly (readonly [record: number, answer: ReviewWritten | Wrong])[]

export const reviewJob: Job<ReviewSetup, Answers> = {
  at: { file: import.meta.url, name: 'reviewJob' },
  async start({ records, rules }) {
    const library = await openRulebookWith(rules)
    const shoes = new ShoesSeen(records, library)
    const answers: [number, ReviewWritten | Wrong][] = []
    return {
      run(chunk) {
        const from = chunk * CHUNK
        for (const [i, record] of records.slice(from, from + CHUNK).entries()) {
          answers.push([from + i, reviewed(record, library, shoes.goneBefore(from + i))])
        }
      },
      finish: () => answers,
    }
  },
}
