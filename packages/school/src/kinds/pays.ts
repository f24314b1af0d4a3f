import { joinCites, type PileSeen, payout, type Round, type RulesOf, type WagerLine } from '@cardroom/engine'
import type { Found, Step } from '../exercise/exercise.ts'
import { say } from '../exercise/sentences.ts'
import type { Chance } from '../table/chance.ts'
import type { SeededTable } from '../table/seeded-table.ts'
import { PAN_CHIP } from '../table/stacks.ts'
import { bettorOf, handSteps, placesOf, spotOf } from './hands.ts'
import { isSettling, type Kind, quiet, withWagersAt } from './kind.ts'

/** What one wager that has won pays, whatever it is: the player-dealer covers everything. */
export const pays: Kind = {
  has: rules => 'wagers' in rules || rules.family === 'pan',
  laid: { covers: true },
  find(table, chance) {
    const { rules } = table.game
    if (rules.family === 'pan') return meldPays(table, rules, chance)
    if (!table.playUntil(isSettling)) return undefined
    const view = table.round.view('house')
    const settledBefore = view.log.filter(({ type }) => type === 'settled').length
    table.playOut()
    const { result } = table.round
    const won = (result.wagers ?? [])
      .slice(settledBefore)
      .filter(line => line.outcome === 'win' && line.due > 0 && line.pays === line.due)
    const line = chance.pick(preferred(won))
    if (!line) return undefined
    const { amount, due } = line
    const wager = spotOf(rules, line.on)
    return {
      question: say('ask-pays', { who: bettorOf(line), wager, hand: line.hand, amount }),
      situation: { view: withWagersAt(view, line.seat), facts: [] },
      asked: { by: 'cents', of: [{ key: 'pays', text: say('amount-pays') }] },
      key: { by: 'cents', cents: { pays: due } },
      why: [...handSteps(result, placesOf(line)), ...paidBy(line)],
    }
  },
}

/** What a meld of Pan brings from each opponent; now and then it is none of those that are paid for. */
function meldPays(table: SeededTable, rules: RulesOf<'pan'>, chance: Chance): Found | undefined {
  const isPaid = !chance.oneIn(4)
  const meant = (round: Round): readonly PileSeen[] =>
    round.view('house').piles.filter(({ pays: cents }) => cents !== undefined && cents > 0 === isPaid)
  if (!table.playUntil(round => meant(round).length > 0)) return undefined
  const meld = chance.pick(meant(table.round))
  if (meld?.pays === undefined || !meld.is) return undefined
  const { place, cards, is, pays: cents } = meld
  return {
    question: say('ask-meld', { who: place, cards: cards.join(' ') }),
    situation: {
      view: quiet(table.round.view('public')),
      facts: [{ text: say('fact-chip', { cents: PAN_CHIP }) }],
    },
    asked: { by: 'cents', of: [{ key: 'pays', text: say('amount-pays') }] },
    key: { by: 'cents', cents: { pays: cents } },
    why: [
      { text: say('why-hand', { who: place, is }) },
      { text: say('why-meld', { cents }), cite: joinCites(...rules.conditions.map(({ cite }) => cite)) },
    ],
  }
}

/** What is paid otherwise than even is asked first. */
function preferred(lines: readonly WagerLine[]): readonly WagerLine[] {
  const odd = lines.filter(({ odds }) => odds !== '1:1')
  return odd.length > 0 ? odd : lines
}

function paidBy({ odds, amount, due, rule }: WagerLine): Step[] {
  if (odds === undefined) return [{ text: say('why-prize', { pays: due }), cite: rule }]
  const [over = '1'] = odds.split(':').slice(1)
  const isRounded = (amount * Number(odds.split(':')[0])) % Number(over) !== 0
  return [
    { text: say('why-pays', { amount, odds, pays: payout(amount, odds) }), cite: rule },
    ...(isRounded ? [{ text: say('why-rounded', { pays: due }) }] : []),
  ]
}
