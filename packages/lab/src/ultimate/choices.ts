import { isRefusal, type Refusal, within } from '@cardroom/engine'
import type { UltimateRules } from '@cardroom/engine/banked'
import type { Card } from '@cardroom/engine/cards'
import type { Worth } from '../values/answer.ts'
import type { Valuer } from '../values/ask.ts'
import { knownBy, withChoices, worthOfEach } from '../values/ask.ts'
import { cardsAt, cardsOfCounts } from '../values/position.ts'
import { refuseValues } from '../values/refusals.ts'
import { sayOfValues } from '../values/sentences.ts'
import { startTable } from './before-the-flop.ts'
import { classOf, classPair } from './classes.ts'
import { startClassOf } from './flops.ts'
import { isOfTwoAndThree } from './odds.ts'
import { type UltimatePays, ultimatePaysOf } from './pays.ts'
import { OPPOSING_HANDS, River } from './river.ts'
import type { Outlook } from './starts.ts'
import { FOLD, RiverValues } from './values.ts'

/** Every street: before the flop from a table, after it over all boards that may come, at the end over all hands. */
export const ultimateValuer: Valuer<UltimateRules> = {
  choices(position) {
    const { rules, readings, view, ask } = position
    if (isOfTwoAndThree(readings)) return refuseValues('values-not-known-yet', { game: rules.id })
    const seen = knownBy(position, 2, 'ante')
    if (isRefusal(seen)) return seen
    const { own, unit, unseen } = seen
    const outlook = outlookOf(
      rules.id,
      ultimatePaysOf(rules, readings),
      own,
      cardsAt(view, 'board'),
      cardsOfCounts(unseen),
    )
    if (isRefusal(outlook)) return outlook
    const { stay, play, later } = outlook
    const choices = worthOfEach(rules.id, ask, ({ move }): Worth | undefined => {
      const [name, times] = move.split(' ')
      if (name === 'fold') return { cents: FOLD * unit, why: sayOfValues('why-gives-up', { units: -FOLD }) }
      if (name === 'check') return { cents: later * unit, why: sayOfValues('why-checks') }
      if (name !== 'bet' || !(Number(times) > 0)) return undefined
      const why = sayOfValues('why-bets', { times: Number(times), units: play })
      return { cents: (stay + Number(times) * play) * unit, why }
    })
    return withChoices(choices, { method: 'exact', unit })
  },
}

function outlookOf(
  game: string,
  pays: UltimatePays,
  own: readonly Card[],
  board: readonly Card[],
  unseen: readonly Card[],
): Outlook | Refusal {
  switch (board.length) {
    case 0:
      return (
        startTable(pays)?.[startClassOf(own[0]!, own[1]!)] ?? refuseValues('values-not-known-yet', { game })
      )
    case 3:
      return afterTheFlop(pays, own, board, unseen)
    case 5:
      return new AtTheEnd(pays).of(own, board)
    default:
      return within(
        ['view', 'piles'],
        refuseValues('board-of-so-many', { cards: [0, 3, 5], has: board.length }),
      )
  }
}

/** On average over every turn and river. */
function afterTheFlop(
  pays: UltimatePays,
  own: readonly Card[],
  flop: readonly Card[],
  unseen: readonly Card[],
): Outlook {
  const end = new AtTheEnd(pays)
  const sums = { stay: 0, play: 0, later: 0 }
  let boards = 0
  for (const [i, turn] of unseen.entries()) {
    for (const river of unseen.slice(i + 1)) {
      const { stay, play, later } = end.of(own, [...flop, turn, river])
      sums.stay += stay
      sums.play += play
      sums.later += later
      boards++
    }
  }
  return { stay: sums.stay / boards, play: sums.play / boards, later: sums.later / boards }
}

/** Against every hand that the player-dealer may have. */
class AtTheEnd {
  readonly #river = new River()
  readonly #values: RiverValues

  constructor(pays: UltimatePays) {
    this.#values = new RiverValues(pays)
  }

  of([a, b]: readonly Card[], board: readonly Card[]): Outlook {
    const river = this.#river
    const values = this.#values
    river.turn(Uint8Array.from(board), 0)
    values.find(river)
    const pair = classPair(classOf(a!, river.flushSuit), classOf(b!, river.flushSuit))
    const kind = river.kinds.subarray(0, river.count).indexOf(pair)
    return {
      stay: values.stay[kind]! / OPPOSING_HANDS,
      play: values.play[kind]! / OPPOSING_HANDS,
      later: values.later[kind]! / OPPOSING_HANDS,
    }
  }
}
