import { namesOf, parseCard } from '@cardroom/engine/cards'
import type { Choice, ChoiceValue, PositionValues } from '@cardroom/lab'
import { cardNames, cardSign, moveLabel, type Speaker } from '@cardroom/words'
import type { ValuesState } from '../lab/values/use-values.ts'
import type { MoveAnswer } from '../shared/controls/answer.ts'
import type { Worths } from '../shared/controls/worths.ts'

const cardsIn = ({ cards = [] }: Choice): string[] => namesOf(cards).split(' ').filter(Boolean)

/** A choice as it is read out: `Raise $20`, `Set: five of hearts, five of diamonds`. */
export function choiceWords({ choice }: Pick<ChoiceValue, 'choice'>, m: Speaker, signs = false): string {
  const label = moveLabel(m, choice.move)
  const cards = cardsIn(choice)
  if (cards.length > 0) {
    return m.joined.labelled({
      label,
      what: signs ? cards.map(card => cardSign(m, card)).join(' ') : cardNames(m, cards),
    })
  }
  return choice.cents === undefined ? label : `${label} ${m.money(choice.cents)}`
}

/** `−0.54 × the first wager (−$5.40)` */
export const worthWords = ({ value, cents }: Pick<ChoiceValue, 'value' | 'cents'>, m: Speaker): string =>
  m.coach.worth({ units: m.signed(value), money: m.change(Math.round(cents)) })

/** The best choice, in words. */
const bestWords = ({ choices: [best] }: PositionValues, m: Speaker, signs = false): string =>
  m.coach.bestIs({ move: choiceWords(best, m, signs), worth: worthWords(best, m) })

/**
 * The first line about a decision: the best choice; where values are estimates, only the hand's share of the pot and
 * the share that staying in needs.
 */
export function adviceWords(
  values: PositionValues,
  m: Speaker,
  { isEstimate, signs = false }: { readonly isEstimate: boolean; readonly signs?: boolean },
): string {
  const passive = values.choices.find(
    ({ choice, why }) =>
      choice.cents === undefined && typeof why === 'object' && 'equity' in (why.values ?? {}),
  )
  return isEstimate && passive
    ? m.joined.labelled({ label: choiceWords(passive, m, signs), what: m.say(passive.why) })
    : bestWords(values, m, signs)
}

/** The method behind the values, and their error. */
export function methodWords({ method, choices: [best] }: PositionValues, m: Speaker): string {
  if (method === 'exact') return m.coach.exact
  // The 95 % interval: 1.96 standard errors.
  return m.coach.simulated({ error: m.number(1.96 * (best.stderr ?? 0), 3) })
}

/** A choice's place between the worst (0) and the best (1). */
export function shareIn({ choices }: PositionValues): (of: Pick<ChoiceValue, 'cents'>) => number {
  const [best, worst] = [choices[0].cents, choices.at(-1)!.cents]
  return ({ cents }) => (best === worst ? 1 : (cents - worst) / (best - worst))
}

/** The worth of each answer, as the buttons show it. */
export function worthsOf(values: PositionValues, m: Speaker): Worths {
  const [best] = values.choices
  const share = shareIn(values)
  const cards = cardsIn(best.choice)
  return {
    of(answer) {
      const found = values.choices.find(({ choice }) => isMeant(choice, answer))
      if (!found) return undefined
      const mark = found.cents === best.cents ? { best: m.coach.best } : {}
      return { share: share(found), words: m.signed(found.value), ...mark }
    },
    ...(cards.length > 0 ? { setting: { cards, words: m.coach.showBest } } : {}),
  }
}

const isMeant = (choice: Choice, { move, cents, cards = [], to }: MoveAnswer): boolean =>
  choice.move === move &&
  choice.to === to &&
  (choice.cents === undefined || choice.cents === cents) &&
  sorted(choice.cards ?? []) === sorted(cards.flatMap(name => parseCard(name) ?? []))

const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join()

/** The coach's advice as spoken lines. */
export function coachLines(
  answered: ValuesState<PositionValues> | undefined,
  { isCoached, isEstimate }: { readonly isCoached: boolean; readonly isEstimate: boolean },
  m: Speaker,
): readonly string[] {
  if (!isCoached) return [m.coach.isOff]
  switch (answered?.state) {
    case undefined:
      return [m.coach.nothing]
    case 'waiting':
      return [m.coach.working]
    case 'refused':
      return [m.refusal(answered.why)]
    case 'broken':
      return [m.app.broken({ why: answered.why })]
    case 'there': {
      const { choices, notes = [] } = answered.answer
      const [best] = choices
      return [
        adviceWords(answered.answer, m, { isEstimate }),
        ...(isEstimate ? [] : [m.say(best.why)]),
        ...choices
          .slice(isEstimate ? 0 : 1, MAX_SPOKEN_CHOICES)
          .map(one => m.joined.labelled({ label: choiceWords(one, m), what: worthWords(one, m) })),
        methodWords(answered.answer, m),
        ...notes.map(note => m.say(note)),
      ]
    }
  }
}

/** The most choices that are read out. */
const MAX_SPOKEN_CHOICES = 5
