import { BadInput, type Question } from './command.ts'
import { commands } from './commands.ts'

function overview(): string {
  const width = Math.max(...Object.keys(commands).map(name => name.length))
  const rows = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  return [
    'cardroom: the games of six California card rooms, exactly as filed',
    '',
    ...rows,
    '',
    '"cardroom COMMAND --help" says more. Every command takes --json.',
  ].join('\n')
}

/** Runs a command line; the exit code is 2 for input that cannot be used. */
export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === 'help' || name === '-h') {
    console.log(overview())
    return 0
  }
  try {
    const command = await commandOf(name)
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(command.help)
      return 0
    }
    if ('run' in command) return await command.run(rest)
    return await ask(command, rest)
  } catch (error) {
    if (!isBadInput(error)) throw error
    for (const line of linesOf(error)) console.error(`cardroom ${name}: ${line}`)
    return 2
  }
}

export async function commandOf(name: string) {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry) throw new BadInput(`there is no such command (${Object.keys(commands).join(', ')})`)
  return entry.load()
}

async function ask(command: Question, args: readonly string[]): Promise<number> {
  const json = args.includes('--json')
  const answer = await command.answer(args.filter(arg => arg !== '--json'))
  console.log(json ? JSON.stringify(answer) : command.print(answer))
  return command.exitCode?.(answer) ?? 0
}

/** A line for each thing that is wrong; the argument parser explains itself at length. */
export function linesOf(error: Error): string[] {
  const lines = error.message.split('\n')
  return error instanceof BadInput ? lines : lines.slice(0, 1)
}

/** Our own word for bad input, or that of the argument parser. */
export function isBadInput(error: unknown): error is Error {
  if (error instanceof BadInput) return true
  const code = (error as { code?: unknown } | null)?.code
  return error instanceof Error && typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
}
