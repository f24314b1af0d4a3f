import {
  type Ask,
  askedSeat,
  askFor,
  type Game,
  gameOf,
  isRefusal,
  type Library,
  type Move,
  playRecord,
  type Readings,
  type Refusal,
  type Round,
  type RuleSet,
  type Rules,
  readingsOf,
  refuser,
  SeededShoe,
  startRecord,
} from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import { goneBefore, type Position } from '@cardroom/lab'
import type { PageRefusals } from '@cardroom/words'
import { usualSetup } from '../families/families.ts'

const refuse = refuser<PageRefusals>()

/** A decision to practise: a moment of a round in which the own seat is asked. */
export interface PracticeDecision {
  /** Its id: a seed, or `ROUND@INPUT`. */
  readonly what: string
  readonly rules: RuleSet
  readonly position: Position
  /** The player's choice at the table, where it was a played round. */
  readonly chose?: Move
}

/** The own seat; the player-dealer has the first. */
const OWN_SEAT = 2
/** The most rounds dealt to find one with a decision. */
const MAX_ROUNDS = 40

/** The decision that a seed gives, after sensible play up to it. */
export function decisionFrom(rules: Rules, library: Library, seed: string): PracticeDecision | Refusal {
  for (let again = 0; again < MAX_ROUNDS; again++) {
    const root = sha256(`${rules.id} ${seed} ${again}`)
    const found = decisionsIn(rules, library, root)
    if (isRefusal(found)) return found
    const position = found[Number.parseInt(sha256(root).slice(0, 8), 16) % found.length]
    if (position) return { what: seed, rules, position }
  }
  return refuse('page-nothing-to-practise', { game: rules.name })
}

/** Every decision of the own seat in a round dealt from a seed. */
function decisionsIn(rules: Rules, library: Library, seed: string): Position[] | Refusal {
  const setup = usualSetup(rules)
  const started = startRecord({ record: 1, game: rules.id, ...setup, cards: {}, moves: [] }, library)
  if (isRefusal(started)) return started
  const { round } = started
  const game = gameOf(rules) as Game
  const shoe = new SeededShoe(round.shoe, seed)
  const found: Position[] = []
  while (!round.over) {
    const { awaiting } = round
    if (awaiting.kind !== 'decision') {
      const refusal = round.take(shoe.next(awaiting)!)
      if (refusal) return refusal
      continue
    }
    const ask = awaiting.asked[0]!
    if (askedSeat(ask) === OWN_SEAT && isChoice(ask)) {
      const position = positionAt(rules, started.setup, round, ask)
      if (isRefusal(position)) return position
      found.push(position)
    }
    const refusal = round.take(game.advise(round.view(askedSeat(ask)), ask))
    if (refusal) return refusal
  }
  return found
}

/** Whether there is more than one choice. */
const isChoice = ({ options }: Ask): boolean =>
  options.length > 1 || options.some(({ cards }) => cards !== undefined)

/** Leaves out the house way, so that the learner sets the hand. */
function byHand(ask: Ask): Ask {
  const set = ask.options.filter(({ cards }) => cards !== undefined)
  return set.length > 0 ? { ...ask, options: set } : ask
}

/** The position of the asked seat. */
function positionAt(
  rules: RuleSet,
  setup: object,
  round: Round,
  ask: Ask,
  chosen: Readings = {},
): Position | Refusal {
  const known = Object.entries(chosen).filter(([name]) => rules.readings.some(one => one.name === name))
  const readings = readingsOf(rules, Object.fromEntries(known))
  if (isRefusal(readings)) return readings
  const decks = 'decks' in setup && typeof setup.decks === 'number' ? setup.decks : undefined
  return { rules, readings, decks, view: round.view(askedSeat(ask)), ask: byHand(ask), gone: [] }
}

/** A decision of a played round, as its player saw it. */
export function decisionIn(
  record: unknown,
  library: Library,
  { round: id, at }: { readonly round: string; readonly at: number },
  earlier: readonly unknown[] = [],
): PracticeDecision | Refusal {
  const played = playRecord(record, library)
  if (isRefusal(played)) return played
  const again = startRecord(record, library)
  if (isRefusal(again)) return again
  const { round } = again
  const input = played.round.inputs[at]
  for (const one of played.round.inputs.slice(0, at)) round.take(one)
  const { awaiting } = round
  const ask =
    input?.kind === 'move' && 'asked' in awaiting && awaiting.asked
      ? askFor(awaiting.asked, input)
      : undefined
  if (input?.kind !== 'move' || !ask) return refuse('page-no-decision-there', { round: id, at })
  const { rules } = played.game
  const position = positionAt(rules, played.setup, round, ask, played.record.readings)
  if (isRefusal(position)) return position
  const gone = goneBefore(record, earlier, library)
  return { what: `${id}@${at}`, rules, position: { ...position, gone }, chose: input }
}
