/** A mistake in an input: a sentence that names its place, its code, and the place alone. */
export interface InputMistake {
  readonly error: string
  readonly code: string
  /** `moves[3]`, `--decks`, a file; empty where the sentence says everything. */
  readonly at: string
}

/** The code for input that the command line itself does not understand. */
const BAD_INPUT_CODE = 'bad-input'

export const wrongAt = (what: string, at: string, code: string): InputMistake => ({
  error: at === '' ? what : `${at}: ${what}`,
  code,
  at,
})

/** Unusable input: one line on stderr for each mistake, exit code 2. */
export class BadInput extends Error {
  readonly wrong: readonly InputMistake[]

  constructor(what: string | readonly InputMistake[], at = '') {
    const wrong = typeof what === 'string' ? [wrongAt(what, at, BAD_INPUT_CODE)] : what
    super(wrong.map(({ error }) => error).join('\n'))
    this.wrong = wrong
  }
}

/** Whether an error is bad input, ours or the argument parser's. */
export function isBadInput(error: unknown): error is Error {
  if (error instanceof BadInput) return true
  const code = (error as { code?: unknown } | null)?.code
  return error instanceof Error && typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
}

/** All mistakes; the argument parser's explanation is cut to its first line. */
export const wrongIn = (error: Error): readonly InputMistake[] =>
  error instanceof BadInput ? error.wrong : [wrongAt(error.message.split('\n')[0]!, '', BAD_INPUT_CODE)]

/** All mistakes in one answer, with the code and the place of the first. */
export function wrongAnswer(error: Error): InputMistake {
  const all = wrongIn(error)
  return { ...all[0]!, error: all.map(one => one.error).join('; ') }
}
