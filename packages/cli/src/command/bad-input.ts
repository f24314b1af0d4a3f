/** Input that cannot be used: a line on stderr for each thing that is wrong with it, exit code 2. */
export class BadInput extends Error {}

/** Our own word for bad input, or that of the argument parser. */
export function isBadInput(error: unknown): error is Error {
  if (error instanceof BadInput) return true
  const code = (error as { code?: unknown } | null)?.code
  return error instanceof Error && typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
}

/** A line for each thing that is wrong; the argument parser explains itself at length. */
export function linesOf(error: Error): string[] {
  const lines = error.message.split('\n')
  return error instanceof BadInput ? lines : lines.slice(0, 1)
}
