import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { BadInput, isBadInput, wrongAnswer } from '../command/bad-input.ts'
import type { CliCommand, ProgramCommand } from '../command/command.ts'

type Find = (name: string) => Promise<CliCommand>

/** Runs commands from lines of input, one a line. */
export const batchOf = (commandOf: Find): ProgramCommand => ({
  help: `cardroom batch [FILE]

Many questions in one process. Each line of the input (a file, or standard input) is a JSON array,
the arguments of a command; each line of the output is its JSON answer, or {"error": "…"}.`,

  async run(args) {
    const { positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    })
    const [file = '-'] = positionals
    const input = file === '-' ? process.stdin : createReadStream(file)
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    // A stream that cannot be opened ends without an error.
    const failed = new Promise<never>((_, reject) => {
      input.on('error', () => reject(new BadInput('there is no such file', file)))
    })
    return Promise.race([answerAll(lines, commandOf), failed])
  },
})

async function answerAll(lines: AsyncIterable<string>, commandOf: Find): Promise<number> {
  let code = 0
  for await (const line of lines) {
    if (line.trim() === '') continue
    const answer = await answerOne(line, commandOf)
    if ('error' in answer) code = 2
    console.log(JSON.stringify(answer))
  }
  return code
}

async function answerOne(line: string, commandOf: Find): Promise<object> {
  try {
    const words: unknown = JSON.parse(line)
    if (!Array.isArray(words) || !words.every(word => typeof word === 'string')) {
      throw new BadInput('a line is a JSON array of texts: ["fee", "outlaws/omaha", …]')
    }
    const [name = '', ...args] = words
    const command = await commandOf(name)
    if (!command.answer) throw new BadInput(`${name} does not answer questions`)
    return await command.answer(args.filter(arg => arg !== '--json'))
  } catch (error) {
    if (error instanceof SyntaxError) return wrongAnswer(new BadInput('not JSON'))
    if (isBadInput(error)) return wrongAnswer(error)
    throw error
  }
}
