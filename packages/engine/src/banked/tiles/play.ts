import type { Card } from '../../cards/card.ts'
import { nameOfTiles, nameOfTwoHands } from '../../ranking/names.ts'
import { type GeeJoonCount, rankTiles } from '../../ranking/tiles.ts'
import { aroundFrom } from '../../round/around.ts'
import type { Place, Seat } from '../../round/awaiting.ts'
import type { DealTo } from '../../round/house-dealer.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { Saying } from '../../say/saying.ts'
import { bankedAtOnce } from '../consequences.ts'
import { type FamilyFloor, rulerOf } from '../family-floor.ts'
import type { BankedMoment } from '../incident.ts'
import type { LiveWager, Verdict } from '../live.ts'
import { isBankedMoment } from '../moments.ts'
import { misnamed } from '../named.ts'
import { SetHands, type SettingWay } from '../pai-gow/set-hands.ts'
import { twoHandConsequences } from '../pai-gow/set-hands-floor.ts'
import type { TwoHandConsequence } from '../pai-gow/two-hands.ts'
import { baseVerdict, type TwoHandSetting } from '../pai-gow/two-hands.ts'
import type { BankedRound, Course, Ruler } from '../round.ts'
import { handComparisonOf } from '../showdown.ts'
import { setTiles, tilesSetting } from './house-way.ts'
import type { TilesRules } from './rules.ts'

/** What goes wrong in pai gow tiles, and what follows. */
const tilesFloor = (hands: SetHands): FamilyFloor<TilesRules, BankedMoment, TwoHandConsequence> => ({
  isNow: (when, { play, ruling }) => isBankedMoment(when, play, ruling),
  misnamed,
  consequences: twoHandConsequences(hands),
  atOnce: bankedAtOnce,
})

/** How four dominoes are set. */
class TilesWay implements SettingWay {
  readonly #houseWay: TilesRules['houseWay']
  readonly #geeJoon: GeeJoonCount

  constructor({ rules, readings }: BankedRound<TilesRules>) {
    this.#houseWay = rules.houseWay
    this.#geeJoon = readings.geeJoon === 'as-spotted' ? 'as-spotted' : 'three-or-six'
  }

  /** The filing does not say that the high hand must be the better one: the better one is the high hand. */
  arrange(tiles: readonly Card[], front: readonly Card[]): TwoHandSetting {
    const left = [...front]
    const taken = tiles.flatMap((tile, i) => {
      const at = left.indexOf(tile)
      if (at < 0) return []
      left.splice(at, 1)
      return [i]
    })
    return tilesSetting(tiles, taken, this.#geeJoon)
  }

  byHouseWay(tiles: readonly Card[]): TwoHandSetting {
    return setTiles(this.#houseWay, tiles, this.#geeJoon)
  }

  nameOf({ front, back }: TwoHandSetting): Saying {
    return nameOfTwoHands(nameOfTiles(this.rank(front)), nameOfTiles(this.rank(back)))
  }

  rank([a, b]: readonly Card[]): number {
    return rankTiles(a!, b!, this.#geeJoon)
  }
}

/** Four dominoes set as a low and a high hand. */
export class TilesCourse implements Course {
  readonly #round: BankedRound<TilesRules>
  readonly #way: TilesWay
  readonly #hands: SetHands

  constructor(round: BankedRound<TilesRules>) {
    this.#round = round
    this.#way = new TilesWay(round)
    this.#hands = new SetHands(round, this.#way)
  }

  get ruler(): Ruler {
    return rulerOf(tilesFloor(this.#hands), this.#round)
  }

  *script(): Script {
    const { rules, felt, dealer, button } = this.#round
    yield* this.#deal(button.byDice(yield* dealer.dice(3)))
    if (rules.setting.bank.when === 'first') felt.show('bank')
    yield* this.#hands.setAll()
    this.#hands.open()
  }

  /** Rows of four from the action button on; a player-dealer whom the dice name gets the first. */
  *#deal(named: Seat): Script {
    const { rules, places, bankSeat, felt, dealer, wagers, button } = this.#round
    const first = named === bankSeat ? named : button.seat
    for (const seat of aroundFrom(first, places, rules.deal.direction)) {
      const to = this.#round.placeOf(seat)
      const isPlayed = seat === bankSeat || wagers.has(seat)
      const seen = !isPlayed ? 'put-away' : seat === bankSeat ? 'none' : felt.seenBy(to)
      const tile: DealTo = { to, face: 'down', seen }
      yield dealer.dealAll([tile, tile, tile, tile])
      if (isPlayed) this.#hands.complete(to)
    }
  }

  verdict({ seat }: LiveWager): Verdict {
    const player = this.#hands.setting(String(seat))
    const bank = this.#hands.setting('bank')
    const front = handComparisonOf(this.#way.rank(player.front), this.#way.rank(bank.front))
    const back = handComparisonOf(this.#way.rank(player.back), this.#way.rank(bank.back))
    return baseVerdict(this.#round.rules.showdown, front, back)
  }

  hands(): Record<Place, HandShown> {
    return this.#hands.shown()
  }
}
