import type { Card } from '../../cards/card.ts'
import { type GeeJoonCount, nameOfTiles, nameOfTwoHands, rankTiles } from '../../ranking/index.ts'
import { aroundFrom } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import { rulerOf } from '../family-floor.ts'
import { SetHands } from '../pai-gow/set-hands.ts'
import { baseVerdict } from '../pai-gow/two-hands.ts'
import type { BankedRound, Course } from '../round.ts'
import { compared } from '../showdown.ts'
import { tilesFloor } from './floor.ts'
import { setTiles, tilesSetting } from './house-way.ts'
import type { TilesRules } from './rules.ts'

const HAND = 4

/** Four dominoes set as a low and a high hand. */
export function tilesCourse(round: BankedRound<TilesRules>): Course {
  const { rules, readings, places, bankSeat, felt, dealer, wagers, button } = round
  const geeJoon: GeeJoonCount = readings.geeJoon === 'as-spotted' ? 'as-spotted' : 'three-or-six'
  const rank = ([a, b]: readonly Card[]): number => rankTiles(a!, b!, geeJoon)

  const hands = new SetHands(round, {
    /** The filing does not say that the high hand must be the better one: the better one is the high hand. */
    arrange(tiles, front) {
      const left = [...front]
      const taken = tiles.flatMap((tile, i) => {
        const at = left.indexOf(tile)
        if (at < 0) return []
        left.splice(at, 1)
        return [i]
      })
      return tilesSetting(tiles, taken, geeJoon)
    },
    byHouseWay: tiles => setTiles(rules.houseWay, tiles, geeJoon),
    nameOf: ({ front, back }) => nameOfTwoHands(nameOfTiles(rank(front)), nameOfTiles(rank(back))),
  })

  /** Rows of four from the action button on; a player-dealer whom the dice name gets the first. */
  function* deal(named: Seat): Script {
    const first = named === bankSeat ? named : button.seat
    for (const seat of aroundFrom(first, places, rules.deal.direction)) {
      const place = round.placeOf(seat)
      const isPlayed = seat === bankSeat || wagers.has(seat)
      for (let i = 0; i < HAND; i++) {
        if (isPlayed) yield* dealer.deal(place, 'down', seat === bankSeat ? 'none' : felt.seenBy(place))
        else yield* dealer.putAway(place)
      }
      if (isPlayed) hands.complete(place)
    }
  }

  return {
    ruler: rulerOf(tilesFloor(hands), round),

    *script() {
      yield* deal(button.byDice(yield* dealer.dice(3)))
      if (rules.setting.bank.when === 'first') felt.show('bank')
      yield* hands.setAll()
      hands.open()
    },

    verdict({ seat }) {
      const player = hands.setting(String(seat))
      const bank = hands.setting('bank')
      const front = compared(rank(player.front), rank(bank.front))
      return baseVerdict(rules.showdown, front, compared(rank(player.back), rank(bank.back)))
    },

    hands: () => hands.shown(),
  }
}
