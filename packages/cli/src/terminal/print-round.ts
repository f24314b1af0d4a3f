import type { HandWritten, ResultWritten, RoundRecord, RuleSet } from '@cardroom/engine'
import {
  accountName,
  cardSign,
  type Names,
  placeName,
  sayResult,
  type Tone,
  wagerNames,
} from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { style } from './style.ts'
import { inColumns } from './table.ts'

const TONES: Readonly<Partial<Record<Tone, 'green' | 'red' | 'yellow'>>> = {
  win: 'green',
  lose: 'red',
  push: 'yellow',
}

/** Prints a finished round in the words of the page's log: the hands, each wager or pot, and who won what. */
export function printRound(record: RoundRecord & { result: ResultWritten }, rules: RuleSet): string {
  const { hands = {}, net } = record.result
  const names: Names = { m: english, players: new Map(), wagers: new Map(wagerNames(rules)), signs: true }
  return [
    style('bold', rules.name),
    inColumns(
      Object.entries(hands).map(([place, hand]) => [
        `  ${handPlace(names, place)}`,
        partsOf(hand),
        hand.name ?? '',
      ]),
    ),
    inColumns(
      sayResult(record.result, names).map(({ text, tone, cite = '' }) => {
        const colour = TONES[tone]
        return [`  ${colour ? style(colour, text) : text}`, style('dim', cite)]
      }),
    ),
    inColumns(
      Object.entries(net).map(([account, cents]) => [
        `  ${accountName(names, account)}`,
        english.change(cents),
      ]),
    ),
  ]
    .filter(Boolean)
    .join('\n')
}

/** `2.1` is the first hand of seat 2. */
function handPlace(names: Names, key: string): string {
  const [place = '', hand] = key.split('.')
  return placeName(names, place, hand === undefined ? undefined : Number(hand))
}

/** A hand on the felt: in one, in two parts, or in melds. */
function partsOf({ cards, front, back, melds }: HandWritten): string {
  const parts = melds ?? (front === undefined || back === undefined ? [cards] : [front, back])
  return parts.map(signs).join(' | ')
}

const signs = (cards: string): string =>
  cards
    .split(' ')
    .map(card => cardSign(english, card))
    .join(' ')
