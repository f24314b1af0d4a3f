import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRefusal } from '@cardroom/engine'
import type { UnsaidDetail } from '@cardroom/engine/formats'
import { compareHand, writeHistory } from '@cardroom/engine/phh'
import { openRulebook } from '@cardroom/rulebook'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { parse } from 'smol-toml'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { badInputOf } from '../command/refused.ts'
import { jsonValues, readInput } from '../input/input.ts'

interface ReplayAnswer {
  readonly hands: number
  readonly agreed: number
  readonly differ: readonly {
    readonly file: string
    readonly what: string
    readonly said: unknown
    readonly is: unknown
  }[]
  readonly skipped: readonly { readonly file: string; readonly why: string }[]
}

export const phhCommand: QueryCommand = {
  help: `cardroom phh replay PATH… [--json]
cardroom phh export FILE

replay plays poker hand histories (.phh, .phhs, folders of them) on this engine and compares the final stacks
where the file gives them; the exit code is 1 if any differ.
export writes a poker round record as a hand history.`,

  async answer(args) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const [verb, ...paths] = positionals
    if (verb === 'replay' && paths.length > 0) return replayAll(paths)
    if (verb === 'export' && paths.length === 1) return exportFile(paths[0]!)
    throw new BadInput('"replay PATH…" or "export FILE"')
  },

  print(answer) {
    if ('phh' in answer) return String(answer.phh).trimEnd()
    const { hands, agreed, differ, skipped } = answer as ReplayAnswer
    return [
      ...differ.map(
        one => `${one.file}: ${one.what} ${JSON.stringify(one.said)}, here ${JSON.stringify(one.is)}`,
      ),
      ...skipped.map(one => `${one.file}: skipped, ${one.why}`),
      `${agreed} of ${hands} hands agree, ${differ.length} differ, ${skipped.length} skipped`,
    ].join('\n')
  },

  exitCode: answer => ('differ' in answer && (answer as ReplayAnswer).differ.length > 0 ? 1 : 0),
}

async function exportFile(file: string): Promise<{ phh: string; unsaid: readonly UnsaidDetail[] }> {
  const { values } = jsonValues(readInput(file), file)
  if (values.length !== 1) throw new BadInput('one record is needed', file)
  const written = writeHistory(values[0], await openRulebook())
  if (isRefusal(written)) throw badInputOf(written)
  return { phh: written.as, unsaid: written.unsaid }
}

async function replayAll(paths: readonly string[]): Promise<ReplayAnswer> {
  const library = await openRulebook()
  let hands = 0
  let agreed = 0
  const differ: ReplayAnswer['differ'][number][] = []
  const skipped: ReplayAnswer['skipped'][number][] = []
  for (const file of paths.flatMap(historyFiles)) {
    let found: [string, unknown][]
    try {
      found = handsOf(file)
    } catch (error) {
      hands++
      skipped.push({ file, why: (error as Error).message.split('\n')[0]! })
      continue
    }
    for (const [name, hand] of found) {
      hands++
      const comparison = compareHand(hand, library)
      if (comparison.outcome === 'agreed' || comparison.outcome === 'played') agreed++
      else if (comparison.outcome === 'skipped')
        skipped.push({ file: name, why: sayRefusal(english, comparison.why) })
      else differ.push({ file: name, what: comparison.what, said: comparison.said, is: comparison.is })
    }
  }
  return { hands, agreed, differ, skipped }
}

/** The histories at a path: a file, or all files below a folder. */
function historyFiles(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path]
  } catch {
    throw new BadInput('there is no such file or folder', path)
  }
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.phhs?$/.test(name))
    .sort()
    .map(name => join(path, name))
}

/** A .phh file is one hand, a .phhs file a table of them. */
function handsOf(file: string): [string, unknown][] {
  const parsed = parse(readFileSync(file, 'utf8'))
  if (!file.endsWith('.phhs')) return [[file, parsed]]
  return Object.entries(parsed).map(([key, hand]) => [`${file}#${key}`, hand])
}
