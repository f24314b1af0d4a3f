import type {
  EquityAnswer,
  FrequencyTable,
  HandEquity,
  OddsAnswer,
  PositionValues,
  StrategyTable,
} from '@cardroom/lab'
import type { Speaker } from './speaker.ts'

/** The odds of a game in a language. */
export function sayOdds(speaker: Speaker, answer: OddsAnswer): OddsAnswer<string> {
  const { strategy, notes, ...rest } = answer
  return {
    ...rest,
    ...(strategy && { strategy: strategy.map(table => sayStrategy(speaker, table)) }),
    ...(notes && { notes: notes.map(speaker.say) }),
  }
}

function sayStrategy(speaker: Speaker, table: StrategyTable): StrategyTable<string> {
  const { title, columns, rows, legend } = table
  return {
    title: speaker.say(title),
    columns: columns.map(speaker.say),
    rows: rows.map(({ hand, moves }) => ({
      hand: speaker.say(hand),
      moves: moves.map(speaker.say),
    })),
    ...(legend && {
      legend: Object.fromEntries(
        Object.entries(legend).map(([letters, means]) => [letters, speaker.say(means)]),
      ),
    }),
  }
}

/** The equity of hands, in a language. */
export const sayEquity = (speaker: Speaker, answer: EquityAnswer): EquityAnswer<string> => ({
  ...answer,
  hands: answer.hands.map(hand => sayHand(speaker, hand)),
  notes: answer.notes.map(speaker.say),
})

function sayHand(speaker: Speaker, { parts, stderr, ...hand }: HandEquity): HandEquity<string> {
  return {
    ...hand,
    ...(parts && { parts: parts.map(part => ({ ...part, for: speaker.say(part.for) })) }),
    ...(stderr !== undefined && { stderr }),
  }
}

/** What each choice is worth, in a language. */
export function sayValues(speaker: Speaker, values: PositionValues): PositionValues<string> {
  const { choices, notes, ...rest } = values
  const [best, ...others] = choices
  const said = ({ why, ...choice }: PositionValues['choices'][0]) => ({ ...choice, why: speaker.say(why) })
  return {
    ...rest,
    choices: [said(best), ...others.map(said)],
    ...(notes && { notes: notes.map(speaker.say) }),
  }
}

/** How often hands come, in a language. */
export const sayFrequencies = (speaker: Speaker, table: FrequencyTable): FrequencyTable<string> => ({
  ...table,
  title: speaker.say(table.title),
  frequencies: table.frequencies.map(one => ({ ...one, name: speaker.say(one.name) })),
})
