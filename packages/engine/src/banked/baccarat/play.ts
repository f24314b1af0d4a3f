import { namesOf } from '../../cards/card.ts'
import { nameOfTotal } from '../../ranking/names.ts'
import type { DealTo } from '../../round/house-dealer.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import { playerDealerFloor, rulerOf } from '../family-floor.ts'
import { callHand } from '../hands-shown.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course, Ruler } from '../round.ts'
import { bankerDraws, chartInForce, playerDraws, points, totalOf } from './chart.ts'
import type { BaccaratHand, BaccaratHands } from './event.ts'
import type { BaccaratRules } from './rules.ts'
import { baccaratVerdict, wagerOn } from './verdict.ts'

type Side = 'player' | 'banker'

/** A card to the player's hand, then one to the banker's. */
const ONE_EACH: readonly DealTo[] = [
  { to: 'player', face: 'up', seen: 'all' },
  { to: 'banker', face: 'up', seen: 'all' },
]

const TOTAL_NAMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(nameOfTotal)

/** Two hands for the whole table, drawn by the filed chart; nobody decides anything. */
export class BaccaratCourse implements Course {
  readonly #round: BankedRound<BaccaratRules>
  /** What the two hands come to, once all cards lie. */
  #decided: BaccaratHands | undefined
  /** What became of the spots of the layout. */
  readonly #verdicts = new Map<string, Verdict>()

  constructor(round: BankedRound<BaccaratRules>) {
    this.#round = round
  }

  get ruler(): Ruler {
    return rulerOf(playerDealerFloor, this.#round)
  }

  *script(): Script {
    const { rules, readings, dealer, felt, button } = this.#round
    yield dealer.dealAll(ONE_EACH)
    button.countOff(felt.pile('banker').at(-1)!.card)
    yield dealer.dealAll(ONE_EACH)
    const chart = chartInForce(rules.chart, readings)
    const two = { player: this.#handOf('player').total, banker: this.#handOf('banker').total }
    const third = playerDraws(chart, two) ? points(yield* dealer.deal('player', 'up', 'all')) : undefined
    if (bankerDraws(chart, two, third)) yield* dealer.deal('banker', 'up', 'all')
    const { player, banker } = this.#hands()
    callHand(felt, 'player', TOTAL_NAMES[player.total]!)
    callHand(felt, 'banker', TOTAL_NAMES[banker.total]!)
  }

  #handOf(side: Side): BaccaratHand {
    const cards = this.#round.felt.cards(side)
    return { total: totalOf(cards), cards: cards.length }
  }

  #hands(): BaccaratHands {
    this.#decided ??= { player: this.#handOf('player'), banker: this.#handOf('banker') }
    return this.#decided
  }

  verdict({ on }: LiveWager): Verdict {
    const known = this.#verdicts.get(on)
    if (known) return known
    const { rules, readings } = this.#round
    const verdict = baccaratVerdict(wagerOn(rules, on), readings, this.#hands())
    this.#verdicts.set(on, verdict)
    return verdict
  }

  hands(): Readonly<Record<Side, HandShown>> {
    return { player: this.#shown('player'), banker: this.#shown('banker') }
  }

  #shown(side: Side): HandShown {
    const cards = this.#round.felt.cards(side)
    return { cards: namesOf(cards), is: TOTAL_NAMES[totalOf(cards)]! }
  }
}
