import { refuseHistory } from '../formats/refusals.ts'
import { OWN_FIELD } from '../formats/unsaid.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'

/** One hand of a hand history file, as far as the game needs it. */
export interface HandHistory {
  readonly variant: string
  readonly antes: readonly number[]
  readonly blinds: readonly number[]
  readonly bringIn?: number
  readonly smallBet?: number
  readonly bigBet?: number
  readonly minBet?: number
  readonly stacks: readonly number[]
  readonly actions: readonly string[]
  /** What everybody had in the end, where the file says it. */
  readonly finishing?: readonly number[]
  /** What everybody collected from the pots, where the file says it. */
  readonly winnings?: readonly number[]
  readonly players?: readonly string[]
  /** Amounts are money and not chips: they are counted in hundredths. */
  readonly money?: true
  /** The whole record, where this engine wrote the file and the format could not express all of it. */
  readonly own?: object
}

/** Reads the result of a TOML parser. It ignores fields that the game does not need. */
export function readHistory(value: unknown): HandHistory | Refusal {
  if (!isObject(value)) return refuseHistory('phh-not-a-hand')
  const hand = value as Readonly<Record<string, unknown>>
  const { variant, actions, [OWN_FIELD]: own } = hand
  if (typeof variant !== 'string') return within(['variant'], refuseHistory('phh-missing'))
  const stacks = numbers(hand.starting_stacks)
  if (!stacks || stacks.length < 2) return within(['starting_stacks'], refuseHistory('phh-stacks-needed'))
  if (!Array.isArray(actions) || !actions.every(action => typeof action === 'string')) {
    return within(['actions'], refuseHistory('phh-texts-needed'))
  }
  const perPlayer = (key: string): readonly number[] | Refusal => {
    if (hand[key] === undefined) return stacks.map(() => 0)
    const list = numbers(hand[key])
    return list?.length === stacks.length ? list : within([key], refuseHistory('phh-number-each-needed'))
  }
  const antes = perPlayer('antes')
  if (isRefusal(antes)) return antes
  const blinds = perPlayer('blinds_or_straddles')
  if (isRefusal(blinds)) return blinds
  return {
    variant,
    antes,
    blinds,
    stacks,
    actions,
    ...number('bringIn', hand.bring_in),
    ...number('smallBet', hand.small_bet),
    ...number('bigBet', hand.big_bet),
    ...number('minBet', hand.min_bet),
    ...list('finishing', hand.finishing_stacks),
    ...list('winnings', hand.winnings),
    ...(isTexts(hand.players) ? { players: hand.players } : {}),
    ...(typeof hand.currency === 'string' ? { money: true } : {}),
    ...(isObject(own) ? { own } : {}),
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const numbers = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) && value.every(n => typeof n === 'number' || typeof n === 'bigint')
    ? value.map(Number)
    : undefined

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

const number = <K extends string>(key: K, value: unknown): { [P in K]?: number } =>
  (typeof value === 'number' || typeof value === 'bigint' ? { [key]: Number(value) } : {}) as {
    [P in K]?: number
  }

const list = <K extends string>(key: K, value: unknown): { [P in K]?: readonly number[] } => {
  const found = numbers(value)
  return (found ? { [key]: found } : {}) as { [P in K]?: readonly number[] }
}
