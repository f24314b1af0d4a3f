import type { Card } from '@cardroom/engine/cards'
import { type HouseWayChart, isAceHigh, rankingOf, setByChart, settingsOf } from '@cardroom/engine/pai-gow'
import type { JokerUse } from '@cardroom/engine/ranking'
import type { Strategy } from '../../odds/circumstances.ts'
import type { Job } from '../../parallel/work.ts'
import { bestSettings } from './best-settings.ts'
import { type CardSets, PaiGowDeck } from './deck.ts'

/** How hands are set and what pushes: everything that the base wager depends on except its payout. */
export interface SettingRules {
  readonly chart: HouseWayChart
  readonly joker: JokerUse
  readonly wheel: 'lowest' | 'second'
  /** A player-dealer with nothing better than an ace pushes with everybody. */
  readonly aceHighPush: boolean
  readonly strategy: Strategy
}

/** A hand's two ranks as one number: first the back, then the front. */
export const codeOf = (front: number, back: number): number => back * 0x1_0000 + front
export const frontOf = (code: number): number => code % 0x1_0000
export const backRankIn = (code: number): number => Math.floor(code / 0x1_0000)

/**
 * A hand's codes are a row: as the player-dealer's (nothing, if it pushes), then what a player may choose from. There
 * are 21 ways to set seven cards.
 */
export const rowLength = ({ strategy }: SettingRules): number => (strategy === 'best' ? 22 : 2)
const NO_CODE = 0
const HANDS_A_CHUNK = 20_000

interface SetHandsSetup {
  readonly setting: SettingRules
  readonly ranks: readonly number[]
  readonly hands: CardSets
  /** Written by all threads, each its own rows. */
  readonly rows: Uint32Array
}

export const chunksOfHands = ({ counts }: CardSets): number => Math.ceil(counts.length / HANDS_A_CHUNK)

/** Sets every class of hands. */
export const setHandsJob: Job<SetHandsSetup, undefined> = {
  at: { file: import.meta.url, name: 'setHandsJob' },
  start({ setting, ranks, hands, rows }) {
    const deck = new PaiGowDeck(ranks)
    const rowOf = settingRowsOf(setting)
    const length = rowLength(setting)
    return {
      run(chunk) {
        const to = Math.min(hands.counts.length, (chunk + 1) * HANDS_A_CHUNK)
        for (let at = chunk * HANDS_A_CHUNK; at < to; at++) {
          const seven = deck.places(hands, at).map(place => deck.card(place))
          rows.set(rowOf(seven), at * length)
        }
      },
      finish: () => undefined,
    }
  },
}

/** The row of seven cards. */
export function settingRowsOf({ chart, joker, wheel, aceHighPush, strategy }: SettingRules) {
  const ranking = rankingOf(joker, wheel)
  return (seven: readonly Card[]): number[] => {
    const { frontRank, backRank } = setByChart(chart, seven, ranking, joker)
    const bank = aceHighPush && isAceHigh(seven, ranking) ? NO_CODE : codeOf(frontRank, backRank)
    if (strategy === 'house-way') return [bank, codeOf(frontRank, backRank)]
    const best = bestSettings(settingsOf(seven, ranking))
    return [bank, ...best.map(({ front, back }) => codeOf(front, back))]
  }
}
