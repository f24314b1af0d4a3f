import { type Cite, type GameKind, roomOf } from '@cardroom/engine'
import { type FeeRate, type Schedule, takesOf } from '@cardroom/engine/collection'

/** How many collection rates a table may have, by which lines. */
export interface RateCap {
  readonly most: number
  readonly cite: Cite
}

/** Caps in a game's own text. */
const CAP_CITES_OF_GAMES: Readonly<Record<string, Cite>> = {
  'outlaws/pure-21-5-blackjack': '000:45',
  'towers/no-bust-21st-century-blackjack': '002:788',
  'stars/pure-spanish-21-5': '003:1506',
  'stars/face-up-pai-gow-poker': '003:3359',
  'players/ez-baccarat-panda-8': '004:465',
  'players/big-o-hi-lo': '004:2808',
  'players/double-board-omaha': '004:7601',
}

/** Caps in the room's collection documents: for games with a player-dealer, and for the others. */
const CAP_CITES_OF_ROOMS: Readonly<Record<string, { readonly banked?: Cite; readonly others?: Cite }>> = {
  outlaws: { banked: '000:1110', others: '000:540' },
  cameo: { banked: '001:1027', others: '001:1346' },
  towers: { others: '002:2465' },
  comstock: { banked: '003:3025', others: '003:3470' },
  stars: { banked: '003:3025', others: '003:3470' },
  players: { banked: '004:6688', others: '004:5746' },
}

const MAX_RATES = 5

/** Undefined where no line says it: a room's own game. */
export function rateCapOf(id: string, kind: GameKind): RateCap | undefined {
  const { banked, others } = CAP_CITES_OF_ROOMS[roomOf(id)] ?? {}
  const cite = CAP_CITES_OF_GAMES[id] ?? (kind === 'banked' ? banked : others)
  return cite === undefined ? undefined : { most: MAX_RATES, cite }
}

/**
 * How many rates are in force at a table, counted for the payer with the most: a rate is an amount, so two
 * bands of players that pay the same share one.
 */
export function ratesIn(collection: readonly Schedule[], readings: Readonly<Record<string, string>>): number {
  const takes = collection.map(({ option }) => takesOf(option, readings))
  const paid = [
    takes.flatMap(({ bank }) => (bank ? amountsOf(bank.rate) : [])),
    takes.flatMap(({ player }) => (player ? amountsOf(player.rate) : [])),
    takes.flatMap(({ pot }) => pot?.takes.flatMap(({ rate }) => amountsOf(rate)) ?? []),
  ]
  return Math.max(...paid.map(amounts => new Set(amounts).size))
}

const amountsOf = (rate: FeeRate): number[] =>
  rate.by === 'flat' ? [rate.cents] : rate.rows.map(({ cents }) => cents)
