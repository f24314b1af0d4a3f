import {
  isRefusal,
  type PlayerDealerRules,
  type Refusal,
  type RoundRefusals,
  readingsOf,
  refuser,
  type Saying,
} from '@cardroom/engine'
import { parseCards } from '@cardroom/engine/cards'
import { type OddsAnswer, oddsOf } from '@cardroom/lab'
import { games } from '@cardroom/rulebook'
import type { PageRefusals } from '@cardroom/words'

const refuse = refuser<PageRefusals>()
const refuseInRound = refuser<RoundRefusals>()

/** A question to the lab; the page's address contains all of it. */
export interface LabQuestion {
  readonly game: string
  readonly decks?: number
  readonly readings: Readonly<Record<string, string>>
  /** Cards that have left the shoe, as records write them. */
  readonly gone?: string
  /** The schedule option whose collection is counted too, as records name it, and the wager that it is counted for. */
  readonly schedule?: string
  readonly bet?: number
  /** A game that is not filed yet; the address cannot contain it. */
  readonly own?: PlayerDealerRules
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

/** `?game=…&decks=6&reading=coverage=net&gone=7s 7h`. */
export function questionOf(search: string): LabQuestion {
  const asked = new URLSearchParams(search)
  const decks = Number(asked.get('decks') ?? Number.NaN)
  const gone = asked.get('gone')
  const schedule = asked.get('schedule')
  const bet = Number(asked.get('bet') ?? Number.NaN)
  return {
    game: asked.get('game') ?? 'comstock/ez-baccarat-panda-8',
    ...(Number.isInteger(decks) && decks > 0 ? { decks } : {}),
    ...(gone ? { gone } : {}),
    ...(schedule ? { schedule } : {}),
    ...(Number.isSafeInteger(bet) && bet > 0 ? { bet } : {}),
    readings: Object.fromEntries(
      asked.getAll('reading').flatMap(text => {
        const [name, value] = text.split('=')
        return name && value ? [[name, value]] : []
      }),
    ),
  }
}

export function labAddress({ game, decks, readings, gone, schedule, bet }: LabQuestion): string {
  const asked = new URLSearchParams({ game })
  if (decks !== undefined) asked.set('decks', String(decks))
  for (const [name, value] of Object.entries(readings)) asked.append('reading', `${name}=${value}`)
  if (gone) asked.set('gone', gone)
  if (schedule) asked.set('schedule', schedule)
  if (bet !== undefined) asked.set('bet', String(bet))
  return `/lab?${asked}`
}

export async function answerLab(
  question: LabQuestion,
  progress: (what: Saying, done: number, of: number) => void,
): Promise<OddsAnswer | Refusal> {
  const rules = question.own ?? labGames().find(one => one.id === question.game)
  if (!rules) return refuse('page-no-odds', { game: question.game })
  const readings = readingsOf(rules, question.readings)
  if (isRefusal(readings)) return readings
  const decks = Math.min(Math.max(question.decks ?? rules.decks.to, rules.decks.from), rules.decks.to)
  const dealt = parseCards(question.gone ?? '')
  if ('notACard' in dealt) return refuseInRound('not-a-card', { card: dealt.notACard })
  return oddsOf(rules, { readings, decks, dealt }, { workers: 0, progress })
}
