import {
  type Option,
  type PileSeen,
  type RuleSet,
  readingsOf,
  unwrap,
  type WagerSeen,
} from '@cardroom/engine'
import type { Position } from '../position.ts'

/** Cards by place: `{ 2: 'Ks Kh 4d', bank: '9c ?? ??' }`; a hand of several is `2.1`. */
type CardsByPlace = Readonly<Record<string, string>>

const pilesOf = (lying: CardsByPlace): PileSeen[] =>
  Object.entries(lying).map(([name, cards]) => {
    const [place, hand] = name.split('.') as [string, string | undefined]
    return {
      place,
      ...(hand === undefined ? {} : { hand: Number(hand) }),
      cards: cards.split(' ').filter(Boolean),
    }
  })

/** A position in which seat 2 is asked for one of these moves, with 1000 cents on each of the wagers. */
export function positionOf<Rules extends RuleSet>(
  rules: Rules,
  lying: CardsByPlace,
  wagers: readonly string[],
  options: readonly (string | Option)[],
): Position<Rules> {
  const seen: WagerSeen[] = wagers.map(on => ({ seat: 2, on, amount: 1000 }))
  return {
    rules,
    readings: unwrap(readingsOf(rules)),
    view: {
      piles: pilesOf(lying),
      wagers: seen,
      bank: { seat: 1, wager: 1_000_000 },
      pots: [],
      seats: [],
      buttons: [],
      log: [],
      awaiting: { kind: 'nothing' },
    },
    ask: { seat: 2, options: options.map(one => (typeof one === 'string' ? { move: one } : one)) },
    gone: [],
  }
}
