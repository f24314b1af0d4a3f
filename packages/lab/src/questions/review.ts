import {
  type Ask,
  askedSeat,
  askFor,
  type Cents,
  isRefusal,
  type Library,
  type Move,
  type Option,
  playRecord,
  type Refusal,
  type Round,
  readingsOf,
  sameCards,
  startRecord,
  within,
  writeMove,
} from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import { sayOfWork } from '../parallel/sentences.ts'
import type { Review, ReviewedDecision, Share } from '../review/review.ts'
import { feesPaidBy, ReviewAccount } from '../review/review.ts'
import type { Choice, ChoiceValue, PositionValues } from '../values/answer.ts'
import { type Position, readingsOfPlay } from '../values/position.ts'
import { refuseValues } from '../values/refusals.ts'
import { familyOf } from './families.ts'
import { ShoesSeen } from './shoes.ts'
import { hasValues, valuesOf } from './values.ts'

/** The name of the work while many records are reviewed. */
export const REVIEW_WORK = sayOfWork('work-on-records')

/**
 * The cards that had left the shoe of a record, as far as earlier records of the same shoe show; none where
 * the game's choices do not depend on them.
 */
export function goneBefore(record: unknown, earlier: readonly unknown[], library: Library): Card[] {
  const started = startRecord(record, library)
  if (isRefusal(started) || !familyOf(started.game.rules)?.values?.fromAShoe) return []
  return new ShoesSeen([...earlier, record], library).goneBefore(earlier.length)
}

/** What each decision of a finished record was worth; `gone` are cards that had left its shoe in earlier rounds. */
export function reviewRecord(value: unknown, library: Library, gone: readonly Card[] = []): Review | Refusal {
  const played = playRecord(value, library)
  const fresh = startRecord(value, library)
  if (isRefusal(played)) return played
  if (isRefusal(fresh)) return fresh
  if (!played.round.over) return within(['voided'], refuseValues('not-a-finished-round'))
  const { rules } = played.game
  const readings = readingsOf(rules, readingsOfPlay(rules, played.record.readings))
  if (isRefusal(readings)) return within(['readings'], readings)
  const left = familyOf(rules)?.values?.fromAShoe ? gone : []
  return reviewRound({ rules, readings, ...decksIn(played.setup), gone: left }, fresh.round, played.round)
}

const decksIn = (setup: object): { decks?: number } =>
  'decks' in setup && typeof setup.decks === 'number' ? { decks: setup.decks } : {}

/** Replays a round, and values each decision from the view of the player who made it. */
export function reviewRound(
  game: Pick<Position, 'rules' | 'readings' | 'decks'> & Partial<Pick<Position, 'gone'>>,
  fresh: Round,
  played: Round,
): Review {
  const decisions: ReviewedDecision[] = []
  const unvalued: { move: string; at: number; why: Refusal }[] = []
  const accounts = new Map<string, ReviewAccount>()
  const accountOf = (name: string) => {
    const account = accounts.get(name) ?? new ReviewAccount()
    accounts.set(name, account)
    return account
  }
  for (const [at, input] of played.inputs.entries()) {
    const ask = input.kind === 'move' ? askedNow(fresh, input) : undefined
    if (input.kind === 'move' && ask) {
      const found = weigh({ gone: [], ...game, view: fresh.view(askedSeat(ask)), ask }, input)
      if (isRefusal(found)) unvalued.push({ move: writeMove(input), at, why: found })
      else {
        decisions.push({ move: writeMove(input), at, ...found })
        accountOf(nameOf(ask)).decide(ask.seat, ask.hand, found.bestCents, found.cents)
      }
    }
    fresh.take(input)
  }
  const { result } = played
  const bank = String(fresh.view('house').bank?.seat ?? '')
  const shareOf = (name: string, net: Cents): Share => {
    const account = accountOf(name)
    account.end(net)
    return { net, choice: account.choice, luck: account.luck, fees: feesPaidBy(result, name) }
  }
  const all = Object.entries(result.net).map(([name, net]) => [name, shareOf(name, net)] as const)
  const dealing = all.find(([name]) => name === bank)
  const shares: Record<string, Share> = Object.fromEntries(all.filter(([name]) => name !== bank))
  const sum = (of: 'luck' | 'choice') => Object.values(shares).reduce((before, one) => before + one[of], 0)
  return {
    game: game.rules.id,
    decisions,
    unvalued,
    shares,
    ...(dealing ? { bank: { seat: Number(bank), ...dealing[1] } } : {}),
    luck: sum('luck'),
    choice: sum('choice'),
  }
}

const nameOf = (ask: Ask): string => (ask.by === undefined ? String(askedSeat(ask)) : `${ask.seat}/${ask.by}`)

function askedNow({ awaiting }: Round, move: Move): Ask | undefined {
  return 'asked' in awaiting && awaiting.asked ? askFor(awaiting.asked, move) : undefined
}

/** A decision beside the best one. */
function weigh(position: Position, move: Move): Omit<ReviewedDecision, 'move' | 'at'> | Refusal {
  if (!hasValues(position.rules)) return refuseValues('values-not-known-yet', { game: position.rules.id })
  const values = valuesOf(position)
  if (isRefusal(values)) return values
  const chosen = values.choices.find(({ choice }) => isSame(choice, move)) ?? valueAlone(position, move)
  if (isRefusal(chosen)) return chosen
  return decisionOf(values, chosen)
}

function decisionOf(
  { method, choices: [best] }: PositionValues,
  chosen: ChoiceValue,
): Omit<ReviewedDecision, 'move' | 'at'> {
  // An amount that was not among the valued choices can be better than all of them.
  const better = chosen.cents > best.cents ? chosen : best
  return {
    value: chosen.value,
    cents: chosen.cents,
    best: better.move,
    bestValue: better.value,
    bestCents: better.cents,
    ...(chosen.stderr === undefined ? {} : { stderr: chosen.stderr }),
    method,
  }
}

/** Whether a move makes this choice. */
export const isSame = (choice: Choice, { move, cards, cents, to }: Move): boolean =>
  choice.move === move &&
  choice.to === to &&
  choice.cents === cents &&
  (choice.cards === undefined ? cards === undefined : sameCards(choice.cards, cards ?? []))

/** The value of a move that is none of the choices: it names another amount, or its cards in another way. */
function valueAlone(position: Position, move: Move): ChoiceValue | Refusal {
  const option = position.ask.options.find(one => one.move === move.move)
  if (!option) return refuseValues('values-not-of-this-move', { game: position.rules.id, move: move.move })
  const values = valuesOf({ ...position, ask: { ...position.ask, options: [narrowOption(option, move)] } })
  return isRefusal(values) ? values : values.choices.find(one => one.choice.move === move.move)!
}

/** An option with nothing to choose about it but what a move names. */
export function narrowOption(option: Option, { cents, cards }: Move): Option {
  return {
    ...option,
    ...(option.cents && cents !== undefined ? { cents: { min: cents, max: cents, usual: cents } } : {}),
    ...(option.cards && cards ? { cards: { from: cards, min: cards.length, max: cards.length } } : {}),
  }
}
