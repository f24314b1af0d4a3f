import { isRefusal, type Readings } from '@cardroom/engine'
import { type RankedTiles, setTiles, type TilesRules, tilesSetting } from '@cardroom/engine/banked'
import type { Card } from '@cardroom/engine/cards'
import { rankTiles } from '@cardroom/engine/ranking'
import type { Worth } from '../values/answer.ts'
import type { Valuer } from '../values/ask.ts'
import { knownBy, withChoices } from '../values/ask.ts'
import { isBank, type Position } from '../values/position.ts'
import { Results } from '../values/results.ts'
import { againstWhom, bankHandsIn, worthOfSettings } from '../values/two-hands.ts'
import { byHouseWay, endsOf, geeJoonOf } from './odds.ts'

const HAND_SIZE = 4

/** Every way to set four tiles, against every four that the player-dealer may have and sets by the house way. */
export const tilesValuer: Valuer<TilesRules> = {
  choices(position) {
    const { rules, readings } = position
    const seen = knownBy(position, HAND_SIZE, 'base')
    if (isRefusal(seen)) return seen
    const { own, unit, unseen } = seen
    const geeJoon = geeJoonOf(readings)
    const worth = (setting: RankedTiles): Worth => worthAgainst(position, setting, unseen, unit)
    const named = new Set<string>()
    const choices = worthOfSettings(position, {
      houseWay: () => worth(setTiles(rules.houseWay, own, geeJoon)),
      set(pair) {
        const setting = tilesSetting(own, placesOf(own, pair), geeJoon)
        // The better two tiles are the high hand: naming either pair is the same setting.
        const key = `${setting.low} ${setting.high}`
        if (named.has(key)) return undefined
        named.add(key)
        return worth(setting)
      },
    })
    return withChoices(choices, { method: 'exact', unit, notes: againstWhom(position) })
  },
}

/** Where two tiles lie in a hand that may hold some twice. */
function placesOf(own: readonly Card[], [a, b]: readonly [Card, Card]): number[] {
  const first = own.indexOf(a)
  return [first, own.findIndex((tile, i) => tile === b && i !== first)]
}

function worthAgainst(
  position: Position<TilesRules>,
  own: RankedTiles,
  unseen: Uint8Array,
  unit: number,
): Worth {
  const { rules, readings } = position
  const byEnd = endsOf(rules)
  const results = new Results()
  const lying = bankHandsIn(position)
  if (lying) {
    const rank = ([a, b]: readonly Card[]) => rankTiles(a!, b!, geeJoonOf(readings))
    results.add(byEnd[place(rank(lying.front), own.low) * 3 + place(rank(lying.back), own.high)]! * unit)
  } else {
    const { kinds, bank } = allHands(rules, readings)
    const [ends] = bank.against(
      [own],
      Uint8Array.from(kinds, tile => unseen[tile]!),
    )
    // The player-dealer wins what a player loses: the same ends from the other side.
    const worth = (end: number) => (isBank(position) ? -byEnd[LAST_END - end]! : byEnd[end]!)
    for (const [end, ways] of ends!.entries()) results.add(worth(end) * unit, ways)
  }
  return { cents: results.mean, why: results.chances }
}

/** Lower, level and higher for two hands: nine ends. */
const LAST_END = 8

const place = (bank: number, own: number): number => (bank < own ? 0 : bank === own ? 1 : 2)

const known = new WeakMap<TilesRules, Map<string, ReturnType<typeof byHouseWay>>>()

/** The hands of the player-dealer, set once for all questions. */
function allHands(rules: TilesRules, readings: Readings): ReturnType<typeof byHouseWay> {
  const byReading = known.get(rules) ?? new Map<string, ReturnType<typeof byHouseWay>>()
  known.set(rules, byReading)
  const key = geeJoonOf(readings)
  const found = byReading.get(key) ?? byHouseWay(rules, readings)
  byReading.set(key, found)
  return found
}
