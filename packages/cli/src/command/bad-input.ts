/** What is wrong with an input: a sentence that names its place, the code of it, and the place alone. */
export interface Wrong {
  readonly error: string
  readonly code: string
  /** `moves[3]`, `--decks`, a file; empty where the sentence says it all. */
  readonly at: string
}

/** The code of what the command line itself does not understand. */
const OWN = 'bad-input'

export const wrongAt = (what: string, at: string, code: string): Wrong => ({
  error: at === '' ? what : `${at}: ${what}`,
  code,
  at,
})

/** Input that cannot be used: a line on stderr for each thing that is wrong with it, exit code 2. */
export class BadInput extends Error {
  readonly wrong: readonly Wrong[]

  constructor(what: string | readonly Wrong[], at = '') {
    const wrong = typeof what === 'string' ? [wrongAt(what, at, OWN)] : what
    super(wrong.map(({ error }) => error).join('\n'))
    this.wrong = wrong
  }
}

/** Our own word for bad input, or that of the argument parser. */
export function isBadInput(error: unknown): error is Error {
  if (error instanceof BadInput) return true
  const code = (error as { code?: unknown } | null)?.code
  return error instanceof Error && typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
}

/** Everything that is wrong; the argument parser explains itself at length. */
export const wrongIn = (error: Error): readonly Wrong[] =>
  error instanceof BadInput ? error.wrong : [wrongAt(error.message.split('\n')[0]!, '', OWN)]

/** The same in one answer: the code and the place of what is wrong first. */
export function wrongAnswer(error: Error): Wrong {
  const all = wrongIn(error)
  return { ...all[0]!, error: all.map(one => one.error).join('; ') }
}
