import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isRefusal } from '@cardroom/engine'
import {
  EXAM_QUESTION_LIMITS,
  EXERCISE_KINDS,
  makeExamination,
  onPaper,
  readKinds,
  readLevel,
} from '@cardroom/school'
import { fullCatalogue, isLanguage, LANGUAGES, type Language } from '@cardroom/words/languages'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { badInputOf } from '../command/refused.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'
import { findChromium, printByChromium } from '../paper/chromium.ts'
import { examHtml } from '../paper/html.ts'
import { isLatin } from '../paper/latin.ts'
import { pagesOf } from '../paper/lines.ts'
import { examPdf } from '../paper/pdf.ts'
import { type SaidExam, sayExam } from '../paper/said-exam.ts'
import { examText } from '../paper/text.ts'

/** A fixed width: the same seed gives the same sheet on every terminal. */
const WIDTH = 100

/** An examination, and where it was written. */
interface Answer extends SaidExam {
  readonly game: string
  readonly seed: string
  readonly level: number
  readonly files: readonly string[]
}

export const examCommand: QueryCommand = {
  help: `cardroom exam GAME --seed S [--questions N] [--kinds K,K…] [--level L] [--minutes M] [--key]
              [--language TAG] [--html FILE] [--pdf FILE] [--rules FILE]… [--json]

An examination for house dealers and floor people: questions made by the engine from rounds of the game, or of all
games of a room in turn where GAME is a room (comstock). The same
seed gives the same sheet, byte for byte, so that whoever has the seed can make it again, with its key.

  --seed S         one to 64 letters, figures, dots, dashes and underscores
  --questions N    how many (default: ${EXAM_QUESTION_LIMITS.usual})
  --kinds K,K…     only of these kinds, in turn (default: all that the game has):
                   ${EXERCISE_KINDS.join(', ')}
  --level L        1: two or three hands, round amounts; 2: a whole table; 3: back-line bettors, and a
                   player-dealer who cannot cover everything (default: 2)
  --minutes M      the time that stands on the sheet
  --key            with the key, and why, step by step with the lines of the filing, on a page of its own
  --language TAG   ${LANGUAGES.join(', ')} (default: en)
  --html FILE      writes a page that any browser prints
  --pdf FILE       writes a PDF; for Vietnamese and Chinese this takes a Chromium on this machine, or the one
                   that CHROMIUM names
${RULES_HELP}`,

  async answer(args): Promise<Answer> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        questions: { type: 'string' },
        kinds: { type: 'string' },
        level: { type: 'string' },
        minutes: { type: 'string' },
        key: { type: 'boolean', default: false },
        language: { type: 'string', default: 'en' },
        html: { type: 'string' },
        pdf: { type: 'string' },
        ...rulesFlag,
      },
      allowPositionals: true,
    })
    const [game, ...more] = positionals
    if (game === undefined || more.length > 0) throw new BadInput('one game is needed: cardroom exam GAME')
    const { seed, html, pdf } = values
    if (seed === undefined) throw new BadInput('an examination needs a seed, any word: --seed S', '--seed')
    const kinds = values.kinds === undefined ? undefined : readKinds(values.kinds.split(','))
    if (isRefusal(kinds)) throw badInputOf(kinds, '--kinds')
    const level = values.level === undefined ? undefined : readLevel(values.level)
    if (isRefusal(level)) throw badInputOf(level, '--level')
    const book = await openRulebookWith(values.rules)
    const made = makeExamination(book, {
      game,
      seed,
      ...(kinds ? { kinds } : {}),
      ...(level === undefined ? {} : { level }),
      ...countOption('questions', values.questions),
      ...countOption('minutes', values.minutes),
    })
    if (isRefusal(made)) throw badInputOf(made)
    const said = sayExam(onPaper(book, made), await fullCatalogue(languageOf(values.language)), values.key)
    if (html !== undefined) writeOutput('--html', html, () => writeFileSync(html, examHtml(said)))
    if (pdf !== undefined) writeOutput('--pdf', pdf, () => writePdf(said, pdf))
    const files = [html, pdf].flatMap(file => file ?? [])
    return { game, seed, level: made.level, files, ...said }
  },

  print(answer) {
    const { files, ...said } = answer as Answer
    return files.length > 0 ? files.map(file => `${file}: ${said.made}`).join('\n') : examText(said, WIDTH)
  },
}

function countOption<K extends string>(name: K, text: string | undefined): { [N in K]?: number } {
  if (text === undefined) return {}
  if (!/^\d+$/.test(text)) throw new BadInput(`"${text}" is not a whole number`, `--${name}`)
  return { [name]: Number(text) } as { [N in K]?: number }
}

function languageOf(tag: string): Language {
  if (isLanguage(tag)) return tag
  throw new BadInput(`there is no language "${tag}" (${LANGUAGES.join(', ')})`, '--language')
}

/** Uses the built-in PDF fonts where they suffice, else a browser. */
function writePdf(said: SaidExam, file: string): void {
  const texts = pagesOf(said).flat(2)
  if (texts.every(({ text }) => isLatin(text))) {
    writeFileSync(file, examPdf(said))
    return
  }
  const chromium = findChromium()
  if (chromium === undefined) {
    throw new BadInput(
      'this language needs letters that only a browser has: install Chromium, set CHROMIUM to one, or take --html',
      '--pdf',
    )
  }
  printByChromium(chromium, examHtml(said), file)
}

function writeOutput(option: string, file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput(`cannot be written (${(error as Error).message.split('\n')[0]})`, `${option} ${file}`)
  }
}
