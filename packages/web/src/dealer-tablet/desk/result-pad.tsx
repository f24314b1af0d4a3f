import { type FamilyName, isRefusal, type Refusal, type RulesOf, type View } from '@cardroom/engine'
import { type BaccaratRules, cardsFor, type PadResult, padResults } from '@cardroom/engine/banked'
import { type Card, parseCard, RANKS } from '@cardroom/engine/cards'
import { type Names, wagerLabel } from '@cardroom/words'
import { type ComponentType, useMemo, useState } from 'react'
import { anyOfRank } from './card-pad.tsx'

/** The properties of a pad for results. */
interface ResultPadProps<R> {
  readonly rules: R
  readonly readings: Readonly<Record<string, string>>
  readonly view: View
  readonly left: ReadonlyMap<Card, number>
  readonly names: Names
  /** Cards that come to the result, in the order of the deal. */
  readonly give: (cards: readonly Card[]) => void
}

/** The entry pad without cards: one key for each result that the wagers tell apart. */
function ResultPad({ rules, readings, view, left, names, give }: ResultPadProps<BaccaratRules>) {
  const { m } = names
  const results = useMemo(() => padResults(rules, readings), [rules, readings])
  const [why, setWhy] = useState<Refusal>()
  const [counted, setCounted] = useState<string>()
  const lying = { player: cardsAt(view, 'player'), banker: cardsAt(view, 'banker') }
  // Where a card decides where the action starts, that card is entered with any result.
  const needsCard = rules.settle.first.by === 'card' && lying.banker.length === 0
  const first = counted === undefined ? undefined : anyOfRank(left, RANKS.indexOf(counted))
  const enter = ({ hands }: PadResult) => {
    const shoe = [...left].flatMap(([card, count]) =>
      Array.from({ length: card === first ? count - 1 : count }, () => card),
    )
    const at = needsCard && first !== undefined ? { ...lying, banker: [first] } : lying
    const cards = cardsFor(rules, readings, hands, at, shoe)
    if (isRefusal(cards)) return setWhy(cards)
    setWhy(undefined)
    give(at === lying ? cards : withBankers(cards, first!, lying.player.length))
  }
  return (
    <section className="result-pad" aria-label={m.dealing.results}>
      {needsCard ? (
        <label className="counted">
          <span>{m.dealing.counted}</span>{' '}
          <select value={counted ?? ''} onChange={event => setCounted(event.target.value)}>
            <option value="" />
            {[...RANKS].reverse().map(rank => (
              <option key={rank} value={rank}>
                {rank === 'T' ? '10' : rank}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div className="result-keys">
        {results.map(result => {
          const wins = result.wins.map(on => wagerLabel(names, on))
          const says = m.say(result.is)
          return (
            <button
              key={`${says} ${wins.join(' ')}`}
              type="button"
              className={`btn result-key ${result.winner}`}
              disabled={needsCard && counted === undefined}
              onClick={() => enter(result)}
            >
              <strong>{says}</strong>
              <span>{wins.join(' · ')}</span>
            </button>
          )
        })}
      </div>
      <p className="dealing-note" role={why ? 'alert' : undefined}>
        {why ? m.refusal(why) : m.dealing.resultsHint}
      </p>
    </section>
  )
}

const cardsAt = (view: View, place: string): Card[] =>
  (view.piles.find(pile => pile.place === place)?.cards ?? []).map(name => parseCard(name)!)

/** The banker's first card comes after the player's first. */
const withBankers = (cards: readonly Card[], first: Card, dealt: number): readonly Card[] =>
  dealt === 0 ? [cards[0]!, first, ...cards.slice(1)] : [first, ...cards]

/** The families whose rounds can be entered by their results. */
const RESULT_PADS: { readonly [N in FamilyName]?: ComponentType<ResultPadProps<RulesOf<N>>> } = {
  baccarat: ResultPad,
}

export const resultPadOf = <N extends FamilyName>(
  rules: RulesOf<N>,
): ComponentType<ResultPadProps<RulesOf<N>>> | undefined => RESULT_PADS[rules.family]
