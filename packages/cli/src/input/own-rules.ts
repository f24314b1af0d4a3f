import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Rulebook } from '@cardroom/rulebook'
import { BadInput } from '../command/bad-input.ts'
import { readInput } from './input.ts'

/** The flag of every command that plays games of the room's own. */
export const rulesFlag = { rules: { type: 'string', multiple: true, default: [] as string[] } } as const

export const RULES_HELP = `  --rules FILE   a game of the room’s own ("cardroom rules export" writes one), or a room’s folder
                 ("cardroom rules new" makes one); may be given several times`

/** The rulebook with the games of these files; every mistake in them is a line with its place. */
export async function openRulebookWith(files: readonly string[]): Promise<Rulebook> {
  const { openRulebook } = await import('@cardroom/rulebook')
  if (files.length === 0) return openRulebook()
  const { readOwnGame } = await import('@cardroom/rulebook/own')
  const { refusedIn } = await import('../command/refused.ts')
  const games = files.flatMap(gameFiles).map(file => {
    const read = readOwnGame(parseJsonFile(file))
    if ('mistakes' in read) throw new BadInput(read.mistakes.map(one => refusedIn(file, one)))
    return read
  })
  return openRulebook(games)
}

/** The description of a room in its folder; every other JSON file there is a game. */
export const ROOM_FILE = 'room.json'

/** The game files of a room's folder; a file stands for itself. */
export function gameFiles(file: string): string[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return [file]
  const games = readdirSync(file)
    .filter(name => name.endsWith('.json') && name !== ROOM_FILE)
    .sort()
  if (games.length === 0) throw new BadInput('there is no game in this folder', file)
  return games.map(name => join(file, name))
}

/** The contents of a JSON file. */
export function parseJsonFile(file: string): unknown {
  const text = readInput(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput(`not JSON (${(error as Error).message.split('\n')[0]})`, file)
  }
}
