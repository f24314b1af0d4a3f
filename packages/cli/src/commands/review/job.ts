import { type Job, ShoesSeen } from '@cardroom/lab'
import type { InputMistake } from '../../command/bad-input.ts'
import { openRulebookWith } from '../../input/own-rules.ts'
import { type ReviewWritten, reviewAnswer } from './written.ts'

/** Records that are done at a time. */
const RECORDS_A_CHUNK = 16
export const reviewChunks = (records: number): number => Math.ceil(records / RECORDS_A_CHUNK)

interface ReviewSetup {
  readonly records: readonly unknown[]
  /** Files with games of the room's own. */
  readonly rules: readonly string[]
}

/** The answers of one worker, each with the place of its record. */
export type ReviewAnswers = readonly (readonly [record: number, answer: ReviewWritten | InputMistake])[]

export const reviewJob: Job<ReviewSetup, ReviewAnswers> = {
  at: { file: import.meta.url, name: 'reviewJob' },
  async start({ records, rules }) {
    const library = await openRulebookWith(rules)
    const shoes = new ShoesSeen(records, library)
    const answers: [number, ReviewWritten | InputMistake][] = []
    return {
      run(chunk) {
        const from = chunk * RECORDS_A_CHUNK
        for (const [i, record] of records.slice(from, from + RECORDS_A_CHUNK).entries()) {
          answers.push([from + i, reviewAnswer(record, library, shoes.goneBefore(from + i))])
        }
      },
      finish: () => answers,
    }
  },
}
