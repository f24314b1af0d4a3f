import {
  isRefusal,
  type PlayerDealerRules,
  type Refusal,
  readingsOf,
  refuser,
  type Saying,
} from '@cardroom/engine'
import { type OddsAnswer, oddsOf } from '@cardroom/lab'
import { games } from '@cardroom/rulebook'
import type { PageRefusals } from '@cardroom/words'

const refuse = refuser<PageRefusals>()

/** What is asked of the lab; everything of it stands in the page's address. */
export interface LabQuestion {
  readonly game: string
  readonly decks?: number
  readonly readings: Readonly<Record<string, string>>
}

/** What the lab's worker tells while it works, and in the end. */
export type LabNews =
  | { readonly kind: 'progress'; readonly what: Saying; readonly done: number; readonly of: number }
  | { readonly kind: 'answer'; readonly answer: OddsAnswer }
  | { readonly kind: 'refused'; readonly why: Refusal }
  /** The worker itself has failed. */
  | { readonly kind: 'broken'; readonly why: string }

/** The games with odds: those against a player-dealer. */
export const labGames = (): readonly PlayerDealerRules[] => games.filter(rules => 'wagers' in rules)

/** `?game=…&decks=6&reading=coverage=net`. */
export function questionOf(search: string): LabQuestion {
  const asked = new URLSearchParams(search)
  const decks = Number(asked.get('decks') ?? Number.NaN)
  return {
    game: asked.get('game') ?? 'comstock/ez-baccarat-panda-8',
    ...(Number.isInteger(decks) && decks > 0 ? { decks } : {}),
    readings: Object.fromEntries(
      asked.getAll('reading').flatMap(text => {
        const [name, value] = text.split('=')
        return name && value ? [[name, value]] : []
      }),
    ),
  }
}

export function addressOf({ game, decks, readings }: LabQuestion): string {
  const asked = new URLSearchParams({ game })
  if (decks !== undefined) asked.set('decks', String(decks))
  for (const [name, value] of Object.entries(readings)) asked.append('reading', `${name}=${value}`)
  return `/lab?${asked}`
}

export async function answerOf(
  question: LabQuestion,
  progress: (what: Saying, done: number, of: number) => void,
): Promise<OddsAnswer | Refusal> {
  const rules = labGames().find(one => one.id === question.game)
  if (!rules) return refuse('page-no-odds', { game: question.game })
  const readings = readingsOf(rules, question.readings)
  if (isRefusal(readings)) return readings
  const decks = Math.min(Math.max(question.decks ?? rules.decks.to, rules.decks.from), rules.decks.to)
  return oddsOf(rules, { readings, decks, dealt: [] }, { workers: 0, progress })
}
