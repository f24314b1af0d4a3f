import type { PostedTerms } from '../../collection/posted.ts'
import type { Cents } from '../../money/cents.ts'
import { type AccountChips, Chips } from '../../money/chips.ts'
import type { Place } from '../../round/awaiting.ts'
import { Felt } from '../../round/felt.ts'
import { HouseDealer } from '../../round/house-dealer.ts'
import type { RulingLine } from '../../round/result.ts'
import { Stock } from '../../round/stock.ts'
import type { Readings } from '../../rules/readings.ts'
import type { Saying } from '../../say/saying.ts'
import type { PokerRules } from '../rules/rules.ts'
import type { PokerSetup } from '../rules/setup.ts'
import type { PokerTerms } from '../rules/terms.ts'
import { BettingRounds } from './betting.ts'
import { Collector } from './collector.ts'
import { Muck } from './muck.ts'
import { Players } from './players.ts'
import { Repairs } from './repairs.ts'
import { Rulings } from './rulings.ts'
import { HandStage } from './stage.ts'

/** Where they lie, by how many there are. */
const BOARDS: readonly (readonly Place[])[] = [[], ['board'], ['board', 'board2']]

/** A hand of a pot game: its parts, each of which can be read alone. */
export class PokerHand {
  readonly terms: PokerTerms
  readonly rules: PokerRules
  readonly setup: PokerSetup
  readonly readings: Readings
  readonly felt = new Felt()
  readonly chips = new Chips()
  readonly stock: Stock
  readonly dealer: HouseDealer
  readonly players: Players
  readonly stage: HandStage
  readonly muck: Muck
  readonly betting: BettingRounds
  readonly collector: Collector
  readonly rulings: Rulings
  readonly repairs: Repairs
  readonly boards: readonly Place[]
  readonly #pot: AccountChips

  constructor(terms: PokerTerms, posted: PostedTerms) {
    const { rules, setup, readings } = terms
    const { felt, chips } = this
    const stock = new Stock(terms.deck)
    const players = new Players(terms, chips)
    const stage = new HandStage(rules)
    const repairs = new Repairs(stage)
    this.terms = terms
    this.rules = rules
    this.setup = setup
    this.readings = readings
    this.stock = stock
    this.dealer = new HouseDealer(felt, stock)
    this.players = players
    this.stage = stage
    this.muck = new Muck(felt, players)
    this.repairs = repairs
    this.rulings = new Rulings(terms, felt)
    this.collector = new Collector({ posted, rules, players, stage, chips, felt })
    this.betting = new BettingRounds({ terms, players, felt, stage, repairs, wagered: () => this.wagered })
    this.boards = BOARDS[rules.boards?.count ?? 1]!
    this.#pot = chips.account('pot')
  }

  get pot(): Cents {
    return this.#pot.gained
  }

  /** All that was put in, the collection included. */
  get wagered(): Cents {
    return this.pot + this.collector.taken
  }

  record(ruling: RulingLine, then?: Saying): void {
    this.rulings.record(ruling, then)
  }
}
