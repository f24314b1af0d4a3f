import type { Card } from '../../cards/card.ts'
import { type GeeJoonCount, nameOfTiles, nameOfTwoHands, rankTiles } from '../../ranking/index.ts'
import { aroundFrom } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { Saying } from '../../say/saying.ts'
import type { Setting } from '../pai-gow/two-hands.ts'
import { TwoHandPlay } from '../pai-gow/two-hands-play.ts'
import { compared } from '../showdown.ts'
import { setTiles, tilesSetting } from './house-way.ts'
import type { TilesRules } from './rules.ts'

const HAND = 4

/** Four dominoes set as a low and a high hand. */
export class TilesPlay extends TwoHandPlay<TilesRules> {
  get #geeJoon(): GeeJoonCount {
    return this.reading('geeJoon') === 'as-spotted' ? 'as-spotted' : 'three-or-six'
  }

  /** Rows of four from the action button on; a player-dealer whom the dice name gets the first. */
  protected *dealHands(named: Seat): Script {
    const first = named === this.bankSeat ? named : this.action
    const hands = new Set(['bank', ...this.bettingSeats().map(String)])
    for (const seat of aroundFrom(first, this.places, this.rules.deal.direction)) {
      const place = this.placeOf(seat)
      for (let i = 0; i < HAND; i++) {
        if (hands.has(place)) yield* this.deal(place, 'down', place === 'bank' ? 'none' : seat)
        else yield* this.draw(place, 'down', undefined, 'unseen')
      }
      if (hands.has(place)) this.handOver(place)
    }
  }

  /** The filing does not say that the high hand must be the better one: the better one is the high hand. */
  protected arrange(tiles: readonly Card[], front: readonly Card[]): Setting {
    const left = [...front]
    const taken = tiles.flatMap((tile, i) => {
      const at = left.indexOf(tile)
      if (at < 0) return []
      left.splice(at, 1)
      return [i]
    })
    return tilesSetting(tiles, taken, this.#geeJoon)
  }

  protected byHouseWay(tiles: readonly Card[]): Setting {
    return setTiles(this.rules.houseWay, tiles, this.#geeJoon)
  }

  #rank([a, b]: readonly Card[]): number {
    return rankTiles(a!, b!, this.#geeJoon)
  }

  protected compare(player: Setting, bank: Setting) {
    return {
      front: compared(this.#rank(player.front), this.#rank(bank.front)),
      back: compared(this.#rank(player.back), this.#rank(bank.back)),
    }
  }

  protected nameOf({ front, back }: Setting): Saying {
    return nameOfTwoHands(nameOfTiles(this.#rank(front)), nameOfTiles(this.#rank(back)))
  }
}
