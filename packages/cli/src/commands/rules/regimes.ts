import { parseArgs } from 'node:util'
import {
  californiaDayAt,
  type Day,
  type Regime,
  regimes,
  type Standing,
  sayProvision,
  standingOf,
} from '@cardroom/rulebook/regimes'
import { english } from '@cardroom/words/en'
import { BadInput } from '../../command/bad-input.ts'
import type { QueryCommand } from '../../command/command.ts'
import { lineWidth, style } from '../../terminal/style.ts'
import { wrap } from '../../terminal/table.ts'

interface ListedRegime extends Regime {
  readonly standing: Standing
}

interface Answer {
  readonly on: Day
  readonly regimes: readonly ListedRegime[]
}

/** Lists the regimes of tables. */
export const regimesCommand: QueryCommand = {
  help: `cardroom rules regimes [--on DAY] [--json]

The regimes that a table can be run under: what each asks for, from which day to which it is in force, where that
stands, and how surely it is known. "cardroom rules GAME --regime R" says what one means for a game, and
"cardroom odds GAME --compare R" what it costs.

  --on DAY       as they stand on a day: 2026-04-15 (default: today in California)`,

  answer(args): Answer {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { on: { type: 'string' } },
      allowPositionals: true,
    })
    if (positionals.length > 0) throw new BadInput(`there is nothing to ask of "${positionals.join(' ')}"`)
    const on = values.on === undefined ? californiaDayAt(Date.now()) : dayIn(values.on)
    return { on, regimes: regimes.map(one => ({ ...one, standing: standingOf(one, on) })) }
  },

  print(answer) {
    const { on, regimes: listed } = answer as Answer
    return [`On ${on}:`, ...listed.map(asText)].join('\n\n')
  },
}

function dayIn(text: string): Day {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && californiaDayAt(Date.parse(`${text}T20:00:00Z`)) === text
  if (!isDay) throw new BadInput(`"${text}" is not a day like 2026-04-15`, '--on')
  return text as Day
}

const STANDING_NAMES: Readonly<Record<Standing, string>> = {
  'in-force': 'in force',
  'not-yet': 'not in force yet',
  enjoined: 'enjoined by a court',
}

const SOURCE_NAMES: Readonly<Record<Regime['known'], string>> = {
  filings: 'known from the filings themselves',
  copy: 'known from a copy that is not the official text',
  reports: 'the text has not been seen: known only from what others report of it',
}

function asText({
  id,
  name,
  standing,
  known,
  approved,
  from,
  enjoined,
  sources,
  provisions,
}: ListedRegime): string {
  const days = [
    approved && `approved ${approved}`,
    from && `in force from ${from}`,
    enjoined && `enjoined ${enjoined}`,
  ].filter(Boolean)
  const lines = [
    `${STANDING_NAMES[standing]}${days.length > 0 ? ` (${days.join(', ')})` : ''}; ${SOURCE_NAMES[known]}`,
    ...provisions.map(one => `• ${english.say(sayProvision(one))} ${style('dim', one.of)}`),
    ...sources.map(({ title, url }) => style('dim', `source: ${title}${url ? `, ${url}` : ''}`)),
  ]
  return [`${style('bold', id)}  ${name}`, ...lines.flatMap(line => wrap(`  ${line}`, lineWidth()))].join(
    '\n',
  )
}
