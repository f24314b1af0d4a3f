import type { BaccaratHands, DrawingChart } from '@cardroom/engine/banked'

/**
 * How often the two hands come to each pair of totals and numbers of cards: the number of sequences of six
 * cards (as many as can be needed) that lead there. For eight decks they add up to 416·415·414·413·412·411,
 * which a double holds exactly.
 */
export function handWeights(counts: Float64Array, chart: DrawingChart): Float64Array {
  const weights = new Float64Array(400)
  const left = Float64Array.from(counts)
  const size = counts.reduce((sum, n) => sum + n, 0)
  /** The weight of a sequence that leaves the sixth card, or the fifth and the sixth, free. */
  const anySixth = size - 5
  const anyTwo = (size - 4) * (size - 5)
  const draws = bankerDrawTable(chart)
  const tell = (player: number, playerCards: number, banker: number, bankerCards: number, weight: number) => {
    weights[(player * 10 + banker) * 4 + (playerCards - 2) * 2 + (bankerCards - 2)]! += weight
  }

  /** The weight of taking a card of this value next. */
  const take = (value: number): number => left[value]!--
  const back = (value: number): void => {
    left[value]!++
  }

  const bankerThird = (player: number, playerCards: number, banker: number, weight: number) => {
    for (let value = 0; value < 10; value++) {
      if (left[value]! > 0) tell(player, playerCards, (banker + value) % 10, 3, weight * left[value]!)
    }
  }

  const thirdCards = (player: number, banker: number, weight: number) => {
    if (player >= chart.natural.from || banker >= chart.natural.from) {
      tell(player, 2, banker, 2, weight * anyTwo)
    } else if (player > chart.playerDraws.upTo) {
      if (banker <= chart.bankerAlone.upTo) bankerThird(player, 2, banker, weight * anySixth)
      else tell(player, 2, banker, 2, weight * anyTwo)
    } else {
      for (let third = 0; third < 10; third++) {
        if (left[third]! <= 0) continue
        const drawn = weight * take(third)
        const total = (player + third) % 10
        if (draws[banker * 10 + third]) bankerThird(total, 3, banker, drawn)
        else tell(total, 3, banker, 2, drawn * anySixth)
        back(third)
      }
    }
  }

  for (let p1 = 0; p1 < 10; p1++) {
    if (left[p1]! <= 0) continue
    const w1 = take(p1)
    for (let b1 = 0; b1 < 10; b1++) {
      if (left[b1]! <= 0) continue
      const w2 = w1 * take(b1)
      for (let p2 = 0; p2 < 10; p2++) {
        if (left[p2]! <= 0) continue
        const w3 = w2 * take(p2)
        for (let b2 = 0; b2 < 10; b2++) {
          if (left[b2]! <= 0) continue
          const w4 = w3 * take(b2)
          thirdCards((p1 + p2) % 10, (b1 + b2) % 10, w4)
          back(b2)
        }
        back(p2)
      }
      back(b1)
    }
    back(p1)
  }
  return weights
}

/** Each pair of hands with its weight. */
export function eachHands(weights: Float64Array, each: (hands: BaccaratHands, weight: number) => void): void {
  for (const [i, weight] of weights.entries()) {
    if (weight === 0) continue
    const totals = i >> 2
    each(
      {
        player: { total: Math.trunc(totals / 10), cards: 2 + ((i >> 1) & 1) },
        banker: { total: totals % 10, cards: 2 + (i & 1) },
      },
      weight,
    )
  }
}

/** The chart as a table: row by banker's total, column by the player's third card. */
export function bankerDrawTable(chart: DrawingChart): Uint8Array {
  const table = new Uint8Array(100)
  for (const { total, drawsOn } of chart.banker)
    for (const third of drawsOn) table[total * 10 + Number(third)] = 1
  return table
}
