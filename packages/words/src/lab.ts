import type { EquityAnswer, FrequencyTable, HandEquity, OddsAnswer, StrategyTable } from '@cardroom/lab'
import { sayText } from './sheet.ts'
import type { Speaker } from './speaker.ts'

/** The odds of a game in a language. */
export function sayOdds(speaker: Speaker, answer: OddsAnswer): OddsAnswer<string> {
  const { strategy, notes, ...rest } = answer
  return {
    ...rest,
    ...(strategy && { strategy: strategy.map(table => sayStrategy(speaker, table)) }),
    ...(notes && { notes: notes.map(note => sayText(speaker, note)) }),
  }
}

function sayStrategy(speaker: Speaker, table: StrategyTable): StrategyTable<string> {
  const { title, columns, rows, legend } = table
  return {
    title: sayText(speaker, title),
    columns: columns.map(column => sayText(speaker, column)),
    rows: rows.map(({ hand, moves }) => ({
      hand: sayText(speaker, hand),
      moves: moves.map(move => sayText(speaker, move)),
    })),
    ...(legend && {
      legend: Object.fromEntries(
        Object.entries(legend).map(([letters, means]) => [letters, sayText(speaker, means)]),
      ),
    }),
  }
}

/** What hands get of a pot, in a language. */
export const sayEquity = (speaker: Speaker, answer: EquityAnswer): EquityAnswer<string> => ({
  ...answer,
  hands: answer.hands.map(hand => sayHand(speaker, hand)),
  notes: answer.notes.map(note => sayText(speaker, note)),
})

function sayHand(speaker: Speaker, { parts, stderr, ...hand }: HandEquity): HandEquity<string> {
  return {
    ...hand,
    ...(parts && { parts: parts.map(part => ({ ...part, for: sayText(speaker, part.for) })) }),
    ...(stderr !== undefined && { stderr }),
  }
}

/** How often hands come, in a language. */
export const sayFrequencies = (speaker: Speaker, table: FrequencyTable): FrequencyTable<string> => ({
  ...table,
  title: sayText(speaker, table.title),
  frequencies: table.frequencies.map(one => ({ ...one, name: sayText(speaker, one.name) })),
})
