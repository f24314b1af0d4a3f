import type { ReadingComparison } from '@cardroom/lab'
import { english } from '@cardroom/words/en'
import { style } from '../../terminal/style.ts'
import { inColumns } from '../../terminal/table.ts'
import { decksText, percent } from './print-odds.ts'

export function printCompared({ game, decks, compared, why, values }: ReadingComparison<string>): string {
  const [first, ...others] = values
  const names = ['wager', `${first!.value} (default)`, ...others.flatMap(one => [one.value, 'change'])]
  const rows = first!.wagers.map(wager => [
    wager.on,
    percent(wager.edge),
    ...others.flatMap(one => {
      const edge = one.wagers.find(other => other.on === wager.on)?.edge
      return edge === undefined
        ? ['', '']
        : [percent(edge), edge === wager.edge ? '-' : percent(edge - wager.edge)]
    }),
  ])
  return [
    `${style('bold', game)}, ${decksText(decks)}, compared: ${style('bold', compared)}`,
    english.say(why),
    inColumns([names.map(name => style('bold', name)), ...rows]),
  ].join('\n\n')
}
