import { parseArgs } from 'node:util'
import { REVIEW_WORK, runJob, type Watch, WITHOUT_WORKERS } from '@cardroom/lab'
import { BadInput, type InputMistake, wrongAnswer } from '../command/bad-input.ts'
import type { ProgramCommand } from '../command/command.ts'
import { jsonValues, readInput } from '../input/input.ts'
import { RULES_HELP, rulesFlag } from '../input/own-rules.ts'
import { withProgress } from './odds/watched.ts'
import { type ReviewAnswers, reviewChunks, reviewJob } from './review/job.ts'
import { printReview, printSummary } from './review/print-review.ts'
import { summaryOf } from './review/summary.ts'
import { isWrong, type ReviewWritten } from './review/written.ts'

const NO_FILE = 'a file with finished records is needed (- for standard input)'
/** Below this many records, threads do not pay off. */
const WORTH_THREADS = 64

const options = {
  summary: { type: 'boolean', default: false },
  workers: { type: 'string' },
  ...rulesFlag,
} as const

export const reviewCommand: ProgramCommand = {
  help: `cardroom review FILE… [--summary] [--workers N] [--rules FILE] [--json]

What each decision of finished records was worth, from what its seat saw: what was chosen, what was best, what the
difference costs; and of each seat's result what was choice and what was luck. Values are in units of the first
wager, everything else in cents; choice and luck add up to the net result, and fees count as luck. Of records with
"shoe": {"id", "from"} the cards that everybody saw in earlier rounds of the same shoe are gone.
A FILE holds one record or JSON Lines with one record a line; - is standard input. One record is told decision by
decision, many of them in a summary. With --json JSON Lines are answered one a line in the same order; the answer to
a record that is refused is {"error": "…", "code": "…", "at": "…"}, the others go on, and the exit code is 2.

  --summary      of one record, too; with --json nothing but the summary
  --workers N    threads (default: one for each core)
${RULES_HELP}`,

  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false }, ...options },
      allowPositionals: true,
    })
    const { answers, alone } = await reviewAll(args.filter(arg => arg !== '--json'))
    const [first] = answers
    if (alone && first && isWrong(first)) throw new BadInput([first])
    if (values.json && !values.summary) for (const answer of answers) console.log(JSON.stringify(answer))
    else if (values.json) console.log(JSON.stringify(summaryOf(answers)))
    else {
      for (const [i, answer] of answers.entries()) {
        if (isWrong(answer)) console.error(`record ${i + 1}: ${answer.error}`)
      }
      const told = alone && !values.summary && first && !isWrong(first)
      console.log(told ? printReview(first) : printSummary(summaryOf(answers)))
    }
    return answers.some(isWrong) ? 2 : 0
  },

  async answer(args) {
    const { answers, alone, summary } = await reviewAll(args)
    const [first] = answers
    if (summary) return summaryOf(answers)
    if (!alone || !first) return answers
    if (isWrong(first)) throw new BadInput([first])
    return first
  },
}

/** Every record of the files, in order; `alone`, if it is one that does not stand in JSON Lines. */
async function reviewAll(
  args: readonly string[],
): Promise<{ answers: (ReviewWritten | InputMistake)[]; alone: boolean; summary: boolean }> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (positionals.length === 0) throw new BadInput(NO_FILE)
  const files = positionals.map(file => jsonValues(readInput(file), file))
  const records = files.flatMap(({ values }) => values)
  const setup = { records: records.map(one => (one instanceof BadInput ? null : one)), rules: values.rules }
  const chunks = { from: 0, to: reviewChunks(records.length) }
  const work = (watch: Watch) =>
    runJob<typeof setup, ReviewAnswers>(reviewJob, setup, chunks, watch, REVIEW_WORK)
  const { sums } =
    records.length < WORTH_THREADS ? await work(WITHOUT_WORKERS) : await withProgress(values.workers, work)
  const answers: (ReviewWritten | InputMistake)[] = []
  for (const [record, answer] of sums.flat()) answers[record] = answer
  for (const [i, one] of records.entries()) if (one instanceof BadInput) answers[i] = wrongAnswer(one)
  return { answers, alone: records.length === 1 && !files[0]!.lines, summary: values.summary }
}
