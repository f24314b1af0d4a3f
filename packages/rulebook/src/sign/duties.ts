import { type Cite, type GameKind, roomOf } from '@cardroom/engine'

/** The items that filings want displayed at a table. */
export type DisplayedItem = 'name' | 'limits' | 'fees' | 'bonus-limits'

/** What a filing says must be displayed at a table. */
export interface Duty {
  /** One game by its id, or all that a room's document is about: its games with a player-dealer, or its poker games. */
  readonly of: string
  readonly displayed: readonly DisplayedItem[]
  readonly cite: Cite
}

const duty = (of: string, cite: Cite, ...displayed: DisplayedItem[]): Duty => ({ of, displayed, cite })

/** Room by room, as the games' own texts and the collection documents have it. */
const DUTIES: Readonly<Record<string, readonly Duty[]>> = {
  outlaws: [
    duty('outlaws/pure-21-5-blackjack', '000:45', 'name', 'limits', 'fees'),
    duty('outlaws/pure-21-5-blackjack', '000:103', 'limits', 'fees'),
    duty('outlaws/omaha', '000:312', 'fees'),
    duty('poker', '000:536', 'fees'),
    duty('california', '000:1106-1107', 'fees'),
  ],
  cameo: [duty('california', '001:1029', 'fees'), duty('poker', '001:1342', 'fees')],
  towers: [
    duty('towers/omaha', '002:202', 'limits', 'fees'),
    duty('towers/omaha-hi-lo', '002:435', 'limits', 'fees'),
    duty('towers/omaha-5-card-hi-lo', '002:676', 'limits', 'fees'),
    duty('towers/no-bust-21st-century-blackjack', '002:788', 'name', 'limits', 'fees'),
    duty('towers/no-bust-21st-century-blackjack', '002:830', 'limits', 'fees'),
    duty('towers/fortune-pai-gow-poker', '002:968', 'name', 'limits', 'fees'),
    duty('towers/texas-holdem', '002:1306', 'limits', 'fees'),
    duty('towers/texas-holdem-hi-lo', '002:1516', 'limits', 'fees'),
    duty('towers/crazy-pineapple', '002:1699', 'limits', 'fees'),
    duty('towers/crazy-pineapple-hi-lo', '002:1924', 'limits', 'fees'),
    duty('towers/pineapple', '002:2175', 'limits', 'fees'),
    duty('california', '002:2237', 'name', 'limits', 'fees'),
    duty('poker', '002:2461', 'fees'),
  ],
  comstock: [
    duty('comstock/let-it-ride-bonus', '003:1378', 'fees'),
    duty('california', '003:3027', 'fees'),
    duty('poker', '003:3466', 'fees'),
  ],
  stars: [
    duty('stars/pure-spanish-21-5', '003:1506', 'name', 'limits', 'fees'),
    duty('stars/pure-spanish-21-5', '003:1563', 'limits', 'fees'),
    duty('stars/pure-21-5-blackjack', '003:2174', 'name', 'limits'),
    duty('stars/face-up-pai-gow-poker', '003:3361', 'fees'),
    duty('california', '003:3027', 'fees'),
  ],
  players: [
    duty('players/ez-baccarat-panda-8', '004:459-461', 'fees'),
    duty('players/21st-century-blackjack-switch', '004:1530-1531', 'name', 'limits', 'fees'),
    duty('players/21st-century-blackjack-switch', '004:1879-1880', 'limits', 'fees'),
    duty('players/big-o-hi-lo', '004:2802-2804', 'fees'),
    duty('poker', '004:5732-5733', 'fees'),
    duty('players/golden-frog-baccarat', '004:6458-6459', 'bonus-limits'),
    duty('california', '004:6693', 'fees'),
    duty('players/double-board-omaha', '004:7587-7588', 'fees'),
  ],
}

/** What must be displayed at a table of a game, and by which lines. */
export function dutiesOf(id: string, kind: GameKind): readonly Duty[] {
  const document = kind === 'banked' ? 'california' : 'poker'
  return (DUTIES[roomOf(id)] ?? []).filter(({ of }) => of === id || of === document)
}
