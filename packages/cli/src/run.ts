import { isBadInput, wrongAnswer, wrongIn } from './command/bad-input.ts'
import type { QueryCommand } from './command/command.ts'
import { commands, findCommand } from './commands.ts'

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
    const command = await findCommand(name)
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(command.help)
      return 0
    }
    if ('run' in command) return await command.run(rest)
    return await ask(command, rest)
  } catch (error) {
    if (isOfNewerNode(error)) {
      console.error(`cardroom ${name}: this needs Node 24 or newer (this is ${process.version})`)
      return 2
    }
    if (!isBadInput(error)) throw error
    for (const wrong of wrongIn(error)) console.error(`cardroom ${name}: ${wrong.error}`)
    if (rest.includes('--json')) console.log(JSON.stringify(wrongAnswer(error)))
    return 2
  }
}

/** Commands that store anything need the database of newer runtimes. */
const isOfNewerNode = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_BUILTIN_MODULE'

async function ask(command: QueryCommand, args: readonly string[]): Promise<number> {
  const json = args.includes('--json')
  const answer = await command.answer(args.filter(arg => arg !== '--json'))
  console.log(json ? JSON.stringify(answer) : command.print(answer))
  return command.exitCode?.(answer) ?? 0
}
