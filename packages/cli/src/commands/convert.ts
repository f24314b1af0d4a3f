import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRefusal, type Library, type Refusal } from '@cardroom/engine'
import type { ConversionResult, UnsaidDetail } from '@cardroom/engine/formats'
import { BadInput, type InputMistake, wrongIn } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { refusedIn } from '../command/refused.ts'
import { readInput } from '../input/input.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'
import { Progress } from '../terminal/progress.ts'
import {
  type FormatName,
  finishRecord,
  formatNames,
  formatOf,
  HAND_FORMATS,
  type HandFormat,
} from './convert/formats.ts'

interface ConversionAnswer {
  readonly from: FormatName
  readonly to: FormatName
  readonly hands: number
  readonly written: number
  readonly refused: readonly InputMistake[]
  /** What the format leaves out, and of how many hands. */
  readonly unsaid: readonly { readonly what: UnsaidDetail; readonly means: string; readonly hands: number }[]
  /** The output, where it went to no file. */
  readonly text?: string
}

export const convertCommand: QueryCommand = {
  help: `cardroom convert FROM TO [--from FORMAT] [--to FORMAT] [--rules FILE] [--json]

Writes rounds in another format. FROM is a file, a folder of files or - (standard input), TO a file or - (standard
output); their endings say the format, unless --from and --to do:

${formatNames.map(name => `  ${name.padEnd(6)} ${HAND_FORMATS[name].endings.join(' ').padEnd(15)} ${HAND_FORMATS[name].is}`).join('\n')}

Every hand is played on the way. What the other format has no words for is said, on standard error and in the answer;
PHH and OHH keep it in a field of ours (_cardroom), so that the hand comes back as it was. A hand that is refused is
named, the others go on, and the exit code is 2. docs/programmers/formats.md says what each format holds.

${RULES_HELP}`,

  async answer(args): Promise<ConversionAnswer> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, to: { type: 'string' }, ...rulesFlag },
      allowPositionals: true,
    })
    const [source, target, ...more] = positionals
    if (source === undefined || target === undefined || more.length > 0)
      throw new BadInput('two are needed: FROM and TO (- for standard input and output)')
    const files = filesAt(source, values.from)
    const from = formatOf(values.from, files[0] ?? source, '--from')
    const to = formatOf(values.to, target, '--to')
    const hands = files.flatMap(file => handsIn(file, formatOf(values.from, file, '--from')))
    const { written, refused, unsaid } = convertAll(
      hands,
      HAND_FORMATS[to],
      await openRulebookWith(values.rules),
    )
    const text = HAND_FORMATS[to].join(written)
    if (written.length === 0)
      throw new BadInput(refused.length > 0 ? refused : 'there is nothing to convert', source)
    if (text === undefined)
      throw new BadInput(`${to} holds one hand, and there are ${written.length}`, target)
    if (target !== '-') writeTo(target, text)
    return {
      from,
      to,
      hands: hands.length,
      written: written.length,
      refused,
      unsaid: [...unsaid].map(([what, times]) => ({ what, means: UNSAID_TEXTS[what], hands: times })),
      ...(target === '-' ? { text } : {}),
    }
  },

  print(answer) {
    const { hands: all, written, refused, unsaid, to, text } = answer as ConversionAnswer
    for (const { error } of refused) console.error(error)
    for (const { means, hands: times } of unsaid)
      console.error(`not said in ${to}: ${means} (${times} of ${all})`)
    return text === undefined ? `${written} of ${all} written` : text.trimEnd()
  },

  exitCode: answer => ((answer as ConversionAnswer).refused.length > 0 ? 2 : 0),
}

/** A file, standard input, or all files below a folder in a readable format. */
function filesAt(source: string, named: string | undefined): string[] {
  if (source === '-' || !isFolder(source)) return [source]
  const endings = formatNames
    .filter(name => 'find' in HAND_FORMATS[name] && (named === undefined || name === named))
    .flatMap(name => HAND_FORMATS[name].endings)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(name => endings.some(ending => name.endsWith(ending)))
    .sort()
  if (files.length === 0) throw new BadInput('has no files of a format that can be read', source)
  return files.map(name => join(source, name))
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

interface Hand {
  readonly at: string
  readonly value: unknown | BadInput
  readonly read: NonNullable<HandFormat['read']>
}

function handsIn(file: string, name: FormatName): Hand[] {
  const { find, read }: HandFormat = HAND_FORMATS[name]
  if (!find || !read) throw new BadInput(`${name} is only written`, file)
  return find(readInput(file), file).map(([at, value]) => ({ at, value, read }))
}

interface WrittenHands {
  readonly written: readonly unknown[]
  readonly refused: readonly InputMistake[]
  readonly unsaid: ReadonlyMap<UnsaidDetail, number>
}

function convertAll(hands: readonly Hand[], to: HandFormat, library: Library): WrittenHands {
  const written: unknown[] = []
  const refused: InputMistake[] = []
  const unsaid = new Map<UnsaidDetail, number>()
  const progress = new Progress()
  for (const [i, hand] of hands.entries()) {
    progress.show('hands', i + 1, hands.length)
    const one = convertOne(hand, to, library, written.length + 1)
    if ('wrong' in one) {
      refused.push(...one.wrong)
      continue
    }
    written.push(one.as)
    for (const what of new Set(one.unsaid)) unsaid.set(what, (unsaid.get(what) ?? 0) + 1)
  }
  progress.end()
  return { written, refused, unsaid }
}

function convertOne(
  { at, value, read }: Hand,
  to: HandFormat,
  library: Library,
  number: number,
): ConversionResult<unknown> | { readonly wrong: readonly InputMistake[] } {
  if (value instanceof BadInput) return { wrong: wrongIn(value) }
  const wrong = (refusal: Refusal) => ({ wrong: [refusedIn(at, refusal)] })
  const found = read(value, library)
  if (isRefusal(found)) return wrong(found)
  const record = finishRecord(found.as, library)
  if (isRefusal(record)) return wrong(record)
  const made = to.write(record, library, number)
  return isRefusal(made) ? wrong(made) : { as: made.as, unsaid: [...found.unsaid, ...made.unsaid] }
}

function writeTo(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new BadInput(`cannot be written (${(error as NodeJS.ErrnoException).code})`, file)
  }
}

/** What a format leaves out, in words. */
const UNSAID_TEXTS: Readonly<Record<UnsaidDetail, string>> = {
  game: 'which game it is: the format has no name for it',
  'house-rules': 'by which room’s rules it was played: the format names the common game only',
  limit: 'the betting limit',
  bets: 'the size of the fixed bets, or the least bet',
  'forced-bets': 'forced bets other than two blinds and everybody’s ante',
  posts: 'posts and kills',
  collection: 'the collection: which schedule option was in force, or what was taken',
  readings: 'which readings of the rules were chosen',
  'odd-chip': 'the smallest chip that a pot is split down to',
  rulings: 'rulings of the floor',
  moves: 'moves that the format has no word for',
  discards: 'which cards were given up',
  streets: 'which street it was: the format has names for flop games only',
  'two-boards': 'which board a card belongs to',
  jokers: 'jokers',
  'cards-passed-over': 'cards found face up in the deck',
  shuffle: 'from which shoe it was dealt, and how the cards were shuffled',
  names: 'the names of the players: a record has seats',
  time: 'when it was played',
  tournament: 'that it was part of a tournament',
  'everything-but-results': 'how it was played: only what came of it',
}
