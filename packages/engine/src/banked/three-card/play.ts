import type { Card } from '../../cards/card.ts'
import { nameOfThreeCard } from '../../ranking/names.ts'
import { rankThreeCard, type SuitedWheel } from '../../ranking/three-card.ts'
import type { Ask, Option, Place, Seat } from '../../round/awaiting.ts'
import type { DealTo } from '../../round/house-dealer.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import { cachedNames } from '../../say/cached-names.ts'
import type { Saying } from '../../say/saying.ts'
import { playerDealerFloor, rulerOf } from '../family-floor.ts'
import { fiveCardHand, suitedWheelOf, threeCardHand } from '../hands.ts'
import { openHands, turnUpHand } from '../hands-shown.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course, Ruler } from '../round.ts'
import { bonusVerdict, verdictOf } from '../showdown.ts'
import { stacksOfThree } from '../stacks-of-three.ts'
import type { ThreeCardRules } from './rules.ts'
import { showdown } from './showdown.ts'

const nameOfRank = cachedNames(nameOfThreeCard)
const FOLD: Option = { move: 'fold', safe: true, ends: true, key: 'f' }
const BANK_DOWN: DealTo = { to: 'bank', face: 'down', seen: 'none' }

/** Three cards against three; a player looks, then plays on for as much again, or folds. */
export class ThreeCardCourse implements Course {
  readonly #round: BankedRound<ThreeCardRules>
  readonly #wheel: SuitedWheel
  readonly #folded: Seat[] = []
  /** What becomes of Ante and Play, by seat, once the hands are laid side by side. */
  readonly #shownDown: ReturnType<typeof showdown>[] = []

  constructor(round: BankedRound<ThreeCardRules>) {
    this.#round = round
    this.#wheel = suitedWheelOf(round.readings)
  }

  get ruler(): Ruler {
    return rulerOf(playerDealerFloor, this.#round)
  }

  *script(): Script {
    const { felt, dealer, wagers, button, settler } = this.#round
    yield dealer.dealAll(this.#deal())
    button.countOff(yield* dealer.deal('bank', 'up', 'all'))
    yield dealer.askInTurn(
      wagers.seats(),
      seat => this.#playOrFold(seat),
      (seat, { move }) => {
        if (move === 'play') wagers.follow(seat, 'ante', 'play', 1)
        else this.#folded.push(seat)
      },
    )
    settler.settleEarly(wager => this.#forfeit(wager) !== undefined)
    turnUpHand(felt, 'bank', this.#nameOf)
    for (const seat of wagers.seats()) {
      // A folded hand stays on the table only under a wager that is still in action.
      if (wagers.hasOpen(seat, wager => !this.#forfeit(wager))) turnUpHand(felt, String(seat), this.#nameOf)
    }
  }

  /** Stacks of three from the player-dealer's left, the player-dealer's last, its bottom card turned up. */
  #deal(): DealTo[] {
    return [...stacksOfThree(this.#round), BANK_DOWN, BANK_DOWN]
  }

  #playOrFold(seat: Seat): Ask | undefined {
    const { floor, wagers } = this.#round
    if (floor.isStruck(seat)) return undefined
    if (!wagers.canFollow(seat, 'ante', 1)) return { seat, options: [FOLD] }
    const ante = wagers.openOn(seat, 'ante')
    const play: Option = ante ? { move: 'play', costs: ante.amount, key: 'p' } : { move: 'play', key: 'p' }
    return { seat, options: [play, FOLD] }
  }

  /** What a fold gives up. */
  #forfeit({ seat, on }: LiveWager) {
    if (!this.#folded.includes(seat)) return undefined
    return this.#round.rules.fold.forfeits.find(one => one.on === on)
  }

  readonly #nameOf = (cards: readonly Card[]): Saying => nameOfRank(rankThreeCard(cards, this.#wheel))

  verdict(wager: LiveWager): Verdict {
    const { rules, readings, felt } = this.#round
    const given = this.#forfeit(wager)
    if (given) return { outcome: 'lose', rule: given.cite }
    const { seat, on } = wager
    switch (on) {
      case 'pair-plus':
        return bonusVerdict(rules.pairPlus, threeCardHand(felt.cards(String(seat)), this.#wheel))
      case '6-card-bonus':
        return bonusVerdict(rules.sixCard, fiveCardHand([...felt.cards(String(seat)), ...felt.cards('bank')]))
      default: {
        this.#shownDown[seat] ??= showdown(rules, felt.cards(String(seat)), felt.cards('bank'), this.#wheel)
        const { ante, play } = this.#shownDown[seat]
        return verdictOf(on === 'play' ? play : ante, readings)
      }
    }
  }

  hands(): Record<Place, HandShown> {
    const { felt, wagers } = this.#round
    return openHands(felt, [...wagers.seats().map(String), 'bank'], this.#nameOf)
  }
}
