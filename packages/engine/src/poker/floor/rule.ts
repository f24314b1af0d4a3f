import { nameOf } from '../../cards/card.ts'
import type { Ruling } from '../../round/awaiting.ts'
import { type Refusal, refuse } from '../../say/refusal.ts'
import type { Player } from '../hand/player.ts'
import type { PokerPlay } from '../play.ts'
import { applies, type Consequence, type PokerIncident } from '../rules/incident.ts'
import { acting } from './acting.ts'
import { board } from './board.ts'
import { cardsOfHands } from './cards.ts'
import { hands } from './hands.ts'
import { isNow } from './moments.ts'
import { studAndMexican } from './stud.ts'

/** A ruling that is being taken: by which row, on which hand. */
export interface Ruled {
  readonly play: PokerPlay
  readonly ruling: Ruling
  readonly row: PokerIncident
  readonly player: Player | undefined
}

/** Does what a row says, or says why it cannot be; then nothing has changed. */
export type Take = (ruled: Ruled) => Refusal | undefined

const CONSEQUENCES: Partial<Record<Consequence, Take>> = {
  ...hands,
  ...acting,
  ...cardsOfHands,
  ...board,
  ...studAndMexican,
}

/** Hands that are out may still be spoken of. */
const OUT_TOO = new Set(['retrieved', 'turned-by-another', 'not-dealt'])
/** The ruling names a card, or may; a surplus one comes with the ruling itself. */
const NAMES_CARD = new Set(['exposed-card', 'card-shown-by-player', 'card-off-table', 'accidental-discard'])
/** Whose seat need not be named. */
const NO_SEAT = new Set([
  'misdeal',
  'fouled-deck',
  'irregular-deck',
  'shuffler-failure',
  'ineligible-dealt',
  'wrong-spot',
  'wrong-dealer',
  'extra-cards',
  'premature-flop',
  'flop-too-many',
  'premature-turn',
  'premature-river',
  'missed-burn',
  'double-burn',
  'dealer-late-discard',
  'dealer-draw-error',
  'dealer-takes-burn',
  'early-stub',
  'out-of-sequence',
])

/** Takes a ruling of the floor, as the game's list of incidents has it. */
export function ruleOn(play: PokerPlay, ruling: Ruling): Refusal | undefined {
  const { name } = ruling
  const rows = play.rules.incidents.filter(
    row => row.name === name && row.written === 'ruling' && applies(row, play.readings),
  )
  if (rows.length === 0) return refuse(`${play.rules.id} knows no incident "${name}"`)
  const player = ruling.seat === undefined ? undefined : play.playerAt(ruling.seat)
  const wrong = wrongHand(play, ruling, player)
  if (wrong) return wrong
  for (const row of rows) {
    if (!isNow(row.moment, play, player, ruling)) continue
    if (play.live < 2 && player?.live && row.does !== 'no-effect' && row.does !== 'misdeal') {
      return refuse(`seat ${player.seat} has the last hand, which takes the pot`)
    }
    const refusal = CONSEQUENCES[row.does]!({ play, ruling, row, player })
    if (refusal) return refusal
    play.found(name, row.cite, ruling.seat)
    return undefined
  }
  return refuse(`"${name}" cannot happen now`)
}

/** A ruling names a seat that has a hand, and cards that the hand holds. */
function wrongHand(
  play: PokerPlay,
  { name, seat, cards }: Ruling,
  player: Player | undefined,
): Refusal | undefined {
  if (seat === undefined) {
    return NO_SEAT.has(name) ? undefined : refuse(`"${name}" names a seat`)
  }
  if (!player) return refuse(`seat ${seat} has no hand`)
  if (!player.live && !OUT_TOO.has(name)) return refuse(`seat ${seat} is no longer in the hand`)
  if (!NAMES_CARD.has(name)) return undefined
  if (!cards || cards.length === 0) return refuse(`"${name}" names a card`)
  const held = play.felt.cards(player.name)
  for (const card of cards)
    if (!held.includes(card)) return refuse(`seat ${seat} does not hold ${nameOf(card)}`)
  return undefined
}
