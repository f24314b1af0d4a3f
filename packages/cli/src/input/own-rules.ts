import { openRulebook, type Rulebook } from '@cardroom/rulebook'
import { BadInput } from '../command/bad-input.ts'
import { refusedIn } from '../command/refused.ts'
import { readInput } from './input.ts'

/** The flag of every command that plays games of the room's own. */
export const rulesFlag = { rules: { type: 'string', multiple: true, default: [] as string[] } } as const

export const RULES_HELP = `  --rules FILE   a game of the room’s own ("cardroom rules export" writes one); may be given several times`

/** The rulebook with the games of these files; every mistake in them is a line with its place. */
export async function openRulebookWith(files: readonly string[]): Promise<Rulebook> {
  if (files.length === 0) return openRulebook()
  const { readOwnGame } = await import('@cardroom/rulebook/own')
  const games = files.map(file => {
    const read = readOwnGame(parsed(file))
    if ('mistakes' in read) throw new BadInput(read.mistakes.map(one => refusedIn(file, one)))
    return read
  })
  return openRulebook(games)
}

function parsed(file: string): unknown {
  const text = readInput(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput(`not JSON (${(error as Error).message.split('\n')[0]})`, file)
  }
}
