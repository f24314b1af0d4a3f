import { type Card, namesOf } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import { isLowOf } from '../../ranking/low-scale.ts'
import type { Ask, Option } from '../../round/awaiting.ts'
import type { HandShown, Pot, PotShare, Result } from '../../round/result.ts'
import type { Saying } from '../../say/saying.ts'
import type { Player } from '../hand/player.ts'
import { type Contested, potsOf } from '../hand/pots.ts'
import type { PokerPlay } from '../play.ts'
import { type HandShownDown, isSeen, Showdown } from './showdown.ts'

const SEVEN = 7
const MUCK: Option = { move: 'muck' }
const SHOW: Option = { move: 'show' }

/** What comes of a hand: who shows what, and who gets which pot. */
export class Settlement {
  readonly #play: PokerPlay
  readonly #showdown: Showdown
  #pots: readonly Pot[] = []
  hands: Record<string, HandShown> | undefined

  constructor(play: PokerPlay) {
    this.#play = play
    this.#showdown = new Showdown(play.terms, play.readings, play.setup.chip ?? 1)
  }

  unsettled(): string | undefined {
    const play = this.#play
    if (play.live < 2) return undefined
    for (const player of play.players) {
      if (player.live && !isSeen(play.felt.cards(player.name))) {
        return `seat ${player.seat} comes to the showdown with a card that nobody saw`
      }
    }
    return undefined
  }

  /** What players may still do before the chips move. */
  lastMoves(): Ask[] {
    const live = this.#play.players.filter(player => player.live)
    if (live.length > 1) return live.map(({ seat }) => ({ seat, options: [MUCK] }))
    return live.flatMap(({ seat, name }) =>
      this.#play.felt.pile(name).every(lying => lying.seen === 'all') ? [] : [{ seat, options: [SHOW] }],
    )
  }

  /** A hand that nobody called comes to the showdown with a stray joker: it is foul. */
  #foulJokers(): void {
    const play = this.#play
    for (const player of play.players) {
      const stray = player.live && play.felt.cards(player.name).some(card => play.isStray(card))
      if (!stray || play.live < 2) continue
      player.out = 'foul'
      play.found('joker', play.incident('joker')!.cite, player.seat)
    }
  }

  settle(): void {
    const play = this.#play
    this.#foulJokers()
    play.collector.collect(true)
    if (play.live < 2) {
      this.#award(this.#contested(), pot => [
        { seat: pot.players[0]!.seat, amount: pot.amount, for: this.#showdown.whole },
      ])
      return
    }
    const hands = this.#showHands()
    const { checkedSeven } = play.rules.showdown
    const offender =
      checkedSeven && !(checkedSeven.limitOnly && !play.stakes.isLimit)
        ? this.#checkedSeven(hands)
        : undefined
    if (offender && checkedSeven) {
      play.found('checked-seven', checkedSeven.cite, offender.seat)
      if (checkedSeven.lateBets === 'returned') {
        for (const player of play.players) player.takeBack(player.late)
      } else {
        this.#awardApart(hands, offender)
        return
      }
    }
    this.#award(this.#contested(), pot => this.#showdown.divide(pot, hands, play.players))
  }

  #contested(): Contested[] {
    const { players } = this.#play
    return potsOf(players.map(player => ({ player, put: player.put, dead: player.dead, live: player.live })))
  }

  /** Takes the collection off the pots, the main pot first, and gives them out. */
  #award(contested: readonly Contested[], divide: (pot: Contested) => PotShare[]): void {
    const { chips, felt, collector } = this.#play
    let fees = collector.taken
    this.#pots = contested.map((pot, i) => {
      const taken = Math.min(fees, pot.amount)
      pot.amount -= taken
      fees -= taken
      const to = divide(pot)
      for (const share of to) {
        chips.move('pot', String(share.seat), share.amount)
        felt.say({ type: 'won', share, pot: i })
      }
      return { amount: pot.amount, to }
    })
  }

  /** Who checked a seven or better after the draw, has the best hand, and met bets. */
  #checkedSeven(hands: readonly HandShownDown[]): Player | undefined {
    const best = Math.max(...hands.map(rankOf))
    if (!this.#play.players.some(player => player.late > 0)) return undefined
    return hands.find(hand => rankOf(hand) === best && hand.player.checkedLate && isLowOf(best, SEVEN))
      ?.player
  }

  /** The pots from before the last betting round as always; its bets to the best hand but the offender's. */
  #awardApart(hands: readonly HandShownDown[], offender: Player): void {
    const { players } = this.#play
    const early = potsOf(
      players.map(player => ({
        player,
        put: player.put - player.late,
        dead: player.dead,
        live: player.live,
      })),
    )
    const late = potsOf(
      players.map(player => ({
        player,
        put: player.late,
        dead: 0,
        live: player.live && player !== offender && player.late > 0,
      })),
    )
    const apart = new Set(late)
    this.#award([...early, ...late], pot =>
      this.#showdown.divide(
        pot,
        apart.has(pot) ? hands.filter(hand => hand.player !== offender) : hands,
        players,
      ),
    )
  }

  #boards(): Card[][] {
    const { felt, boards, twiceFrom, rules } = this.#play
    const first = boards.map(board => felt.cards(board))
    if (twiceFrom === undefined) return first
    const shared = rules.streets.slice(0, twiceFrom).reduce((sum, street) => sum + (street.board ?? 0), 0)
    return [first[0]!, [...first[0]!.slice(0, shared), ...felt.cards('board2')]]
  }

  /** A board for everybody; the card that is turned up in stud is only for those who lack one. */
  #boardsFor(player: Player): Card[][] {
    const { rules, felt } = this.#play
    const boards = this.#boards()
    if (rules.deckRunsOut === undefined) return boards
    const full = rules.streets.reduce((sum, street) => sum + (street.each?.length ?? 0), 0)
    return felt.pile(player.name).length < full ? boards : [[]]
  }

  #showHands(): HandShownDown[] {
    const { felt, players } = this.#play
    const hands: HandShownDown[] = []
    this.hands = {}
    for (const player of players) {
      if (player.out !== undefined) continue
      felt.show(player.name)
      const cards = felt.cards(player.name)
      const hand = this.#showdown.hand(player, cards, this.#boardsFor(player))
      const is = this.#showdown.name(hand)
      felt.say({ type: 'hand', place: player.name, is })
      this.hands[player.name] = { cards: namesOf(cards), is }
      hands.push(hand)
    }
    return hands
  }

  /** What a hand is by now, as its player sees it; nothing while it is none. */
  nameOf(player: Player): Saying | undefined {
    const cards = this.#play.felt.cards(player.name)
    if (!isSeen(cards)) return undefined
    const hand = this.#showdown.hand(player, cards, this.#boardsFor(player))
    return hand.ranks.flat().some(rank => rank > 0) ? this.#showdown.name(hand) : undefined
  }

  /** A misdeal: every chip goes back to where it came from. */
  refund(): void {
    const { collector, players, chips } = this.#play
    collector.refund()
    for (const player of players) chips.move('pot', player.name, player.put + player.dead)
  }

  result(): Result {
    const { setup, chips, rulings, collector } = this.#play
    const net: Record<string, Cents> = {}
    for (const { seat } of setup.seats) net[seat] = chips.gained(String(seat))
    return {
      ...(this.hands ? { hands: this.hands } : {}),
      pots: this.#pots,
      fees: collector.fees,
      ...(rulings.length > 0 ? { rulings } : {}),
      net,
    }
  }
}

const rankOf = (hand: HandShownDown): number => hand.ranks[0]![0]!
