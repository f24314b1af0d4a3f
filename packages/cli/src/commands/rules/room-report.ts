import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isRefusal, type Refusal, type Rules, readingsOf, writePath } from '@cardroom/engine'
import { type OddsAnswer, oddsOf } from '@cardroom/lab'
import { openRulebook } from '@cardroom/rulebook'
import { type Comparison, compareRules } from '@cardroom/rulebook/compare'
import type { OwnGame, TextsByFiling } from '@cardroom/rulebook/own'
import { type Sheet, saidSheet, sheetOf } from '@cardroom/rulebook/sheet'
import { checkGame, type RoundsCheck, textsIn } from '@cardroom/server/rules'
import { sayOdds } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { filingsFolder } from '../../input/filings.ts'
import { gameFiles, parseJsonFile, ROOM_FILE } from '../../input/own-rules.ts'
import { sheetAsText } from '../../terminal/print-sheet.ts'
import { sayAsInRecords } from '../../terminal/record-names.ts'
import { style } from '../../terminal/style.ts'
import { printOdds } from '../odds/print-odds.ts'
import { withProgress } from '../odds/watched.ts'
import { printDifferences } from './diff.ts'

/** A finding, and its place in the file. */
interface Remark {
  readonly at: string
  readonly what: string
}

/** The findings on one game of a room. */
interface GameReport {
  readonly file: string
  readonly mistakes: readonly Remark[]
  readonly doubts: readonly Remark[]
  readonly cites: { readonly checked: number; readonly missing: readonly string[] }
  readonly rounds: RoundsCheck
  readonly sheet?: Sheet<string>
  /** Beside the game that it was made from. */
  readonly differences?: Comparison
  readonly edges?: OddsAnswer<string>
}

/** The findings on a room's folder. */
export interface RoomReport {
  readonly folder: string
  readonly games: readonly GameReport[]
}

export interface ReportOptions {
  readonly rounds: number
  readonly edges: boolean
  readonly filings: string | undefined
}

/** Checks every game of a room's folder, without changing anything. */
export async function reportOn(folder: string, options: ReportOptions): Promise<RoomReport> {
  const inFolder = join(folder, 'filings')
  const usual = filingsFolder(options.filings)
  const texts = textsIn(
    ...[existsSync(inFolder) ? inFolder : undefined, usual].filter(one => one !== undefined),
  )
  const siblings = siblingsIn(folder)
  const games: GameReport[] = []
  for (const file of gameFiles(folder))
    games.push(await reportOnGame(file, siblings[basename(file)], texts, options))
  return { folder, games }
}

/** The filed games that the files of a folder were made from, as far as its description says. */
function siblingsIn(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, ROOM_FILE)
  const room = existsSync(file) ? parseJsonFile(file) : undefined
  const { games } = (room ?? {}) as { games?: Readonly<Record<string, string>> }
  return games ?? {}
}

const remarks = (found: readonly Refusal[]): Remark[] =>
  found.map(one => ({ at: writePath(one.at), what: english.refusal(one) }))

async function reportOnGame(
  file: string,
  from: string | undefined,
  texts: TextsByFiling,
  { rounds, edges }: ReportOptions,
): Promise<GameReport> {
  const { game, mistakes, doubts, ...rest } = await checkGame(parseJsonFile(file), texts, rounds)
  const found = { file, mistakes: remarks(mistakes), doubts: remarks(doubts), ...rest }
  if (!game) return found
  const library = await openRulebook([game])
  const own = library.game(game.rules.id)
  if (isRefusal(own)) return found
  const sibling = from === undefined ? undefined : library.game(from)
  return {
    ...found,
    sheet: saidSheet(sheetOf(own, { tables: library.feeTables }), sayAsInRecords),
    ...(sibling && !isRefusal(sibling)
      ? { differences: compareRules(sibling.rules, game.rules, english.say, library.feeTables) }
      : {}),
    ...(edges ? await edgesOf(game) : {}),
  }
}

/** What each wager costs under the default readings; a game for a pot has no such edges. */
async function edgesOf({ rules }: OwnGame): Promise<Pick<GameReport, 'edges'>> {
  if (!isBanked(rules)) return {}
  const readings = readingsOf(rules, {})
  if (isRefusal(readings)) return {}
  const answer = await withProgress(undefined, watch =>
    oddsOf(rules, { readings, decks: rules.decks.to, dealt: [] }, watch),
  )
  return isRefusal(answer) ? {} : { edges: sayOdds(english, answer) }
}

const isBanked = (rules: Rules): rules is Extract<Rules, { wagers: unknown }> => 'wagers' in rules

/** Whether nothing is wrong; doubts are for the person who files it. */
export const isPlayable = ({ games }: RoomReport): boolean =>
  games.every(({ mistakes, rounds }) => mistakes.length === 0 && !rounds.failed)

export function printReport({ games }: RoomReport): string {
  return games.map(printGame).join('\n\n')
}

function printGame({ file, mistakes, doubts, cites, rounds, sheet, differences, edges }: GameReport): string {
  const said = ({ at, what }: Remark) => `  ${at}: ${what}`
  const missing = cites.missing.length > 0 ? `; no text of ${cites.missing.join(', ')} is here` : ''
  return [
    style('bold', file),
    ...(mistakes.length > 0 ? [`Mistakes:\n${mistakes.map(said).join('\n')}`] : []),
    ...(doubts.length > 0 ? [`Doubts:\n${doubts.map(said).join('\n')}`] : []),
    ...(mistakes.length > 0
      ? []
      : [
          `Citations: ${cites.checked} looked up${missing}`,
          rounds.failed
            ? `Rounds by chance: number ${rounds.failed.round} failed: ${rounds.failed.why}`
            : `Rounds by chance: ${rounds.played}, and everything held`,
        ]),
    ...(sheet ? [sheetAsText(sheet)] : []),
    ...(differences ? [printDifferences(differences)] : []),
    ...(edges ? [printOdds(edges)] : []),
  ].join('\n\n')
}
