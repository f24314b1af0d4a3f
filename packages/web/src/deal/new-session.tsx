import { gameOf, isRefusal, type Refusal, type Rules } from '@cardroom/engine'
import { schedulesOf } from '@cardroom/engine/collection'
import { DealtSession, type DealtSettings, type Sitter } from '@cardroom/engine/dealt'
import type { TableOptions } from '@cardroom/protocol'
import { games, openRulebook } from '@cardroom/rulebook'
import { readingName } from '@cardroom/rulebook/names'
import { settingsFor } from '@cardroom/server/settings'
import { type FormEvent, useState } from 'react'
import { GameChoice } from '../choices/game-choice.tsx'
import { ReadingChoice } from '../choices/reading-choice.tsx'
import { RegimeChoice } from '../choices/regime-choice.tsx'
import { ScheduleChoice } from '../choices/schedule-choice.tsx'
import { type ChosenGame, useGameChoice } from '../choices/use-game-choice.ts'
import { Refused } from '../frame/refused.tsx'
import { useMessages } from '../messages/messages.ts'
import { nameRefused } from '../net/name-refused.ts'
import { go } from '../routing/router.ts'
import { KeptSessions } from './kept.ts'
import { knowsProviders } from './knows-providers.ts'
import { SeatsChoice } from './seats-choice.tsx'
import { newId } from './tablet.ts'

const ALL = games.map(rules => ({ id: rules.id, name: rules.name, seats: rules.seats.places, rules }))

/** What is chosen once for a real table, before its first round. */
export function NewSession({ game }: { game: string | undefined }) {
  const m = useMessages()
  const choice = useGameChoice(ALL, { game })
  const { rules } = choice.game!
  return (
    <section className="deal-new" aria-labelledby="deal-new">
      <h2 id="deal-new">{m.deal.begin}</h2>
      <GameChoice games={ALL} chosen={rules.id} choose={choice.choose} />
      <SessionForm key={rules.id} rules={rules} choice={choice} />
    </section>
  )
}

/** Everybody who usually sits at such a table. */
const USUAL_SEATS = 7
/** Down to which a pot is split. */
const CHIPS = [5, 25, 50, 100, 500]
const USUAL_CHIP = 100

interface FormProps {
  readonly rules: Rules
  readonly choice: Pick<ChosenGame<(typeof ALL)[number]>, 'options' | 'set'>
}

function SessionForm({ rules, choice: { options, set } }: FormProps) {
  const m = useMessages()
  const { kind } = gameOf(rules)
  const [title, setTitle] = useState(rules.name)
  const [counts, setCounts] = useState(kind === 'pot')
  const [chip, setChip] = useState(USUAL_CHIP)
  const [seats, setSeats] = useState<readonly Sitter[]>(() =>
    Array.from({ length: Math.min(USUAL_SEATS, rules.seats.places) }, (_, i) => ({ seat: i + 1 })),
  )
  const [why, setWhy] = useState<Refusal>()
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    const [misnamed] = seats.flatMap(({ name }) => (name === undefined ? [] : (nameRefused(name) ?? [])))
    if (misnamed) return setWhy(misnamed)
    const settings = await settingsOf(rules, { ...options, title }, chip, seats, counts)
    if (isRefusal(settings)) return setWhy(settings)
    new KeptSessions().keep({
      settings,
      key: newId(24),
      begun: Date.now(),
      sent: 0,
      entries: [],
      aside: [],
    })
    go(`/deal/${settings.id}`)
  }
  return (
    <form onSubmit={begin}>
      <label>
        <span>{m.deal.tableName}</span>
        <input value={title} maxLength={40} required onChange={event => setTitle(event.target.value)} />
      </label>
      <ScheduleChoice game={rules.id} chosen={options} choose={set} />
      {rules.readings.length === 0 ? null : (
        <details>
          <summary>{m.lab.readings}</summary>
          {rules.readings.map(reading => (
            <ReadingChoice
              key={reading.name}
              reading={reading}
              label={m.say(readingName(reading.name))}
              chosen={options.readings ?? {}}
              choose={readings => set({ readings })}
            />
          ))}
        </details>
      )}
      {kind === 'pot' ? (
        <label>
          <span>{m.deal.smallestChip}</span>
          <select value={chip} onChange={event => setChip(Number(event.target.value))}>
            {CHIPS.map(cents => (
              <option key={cents} value={cents}>
                {m.money(cents)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {kind === 'pot' ? null : <RegimeChoice chosen={options} choose={set} isNew={false} />}
      <SeatsChoice
        places={rules.seats.places}
        seats={seats}
        choose={setSeats}
        knowsProviders={knowsProviders(options.regime)}
      />
      <label className="deal-check">
        <input type="checkbox" checked={counts} onChange={event => setCounts(event.target.checked)} />{' '}
        <span>{m.deal.counts}</span>
      </label>
      <Refused why={why} as="why" />
      <button type="submit" className="btn main">
        {m.deal.start}
      </button>
    </form>
  )
}

async function settingsOf(
  rules: Rules,
  options: TableOptions,
  chip: number,
  seats: readonly Sitter[],
  counts: boolean,
): Promise<DealtSettings | Refusal> {
  const rulebook = await openRulebook()
  const filed = (game: string) => Object.values(schedulesOf(rulebook.feeTables, game)).flat()
  // Whoever sits at a real table may be offered the position at once.
  const asked = gameOf(rules).kind === 'pot' ? options : { ...options, bankAfter: 0 }
  const table = settingsFor(rules.id, asked, rulebook, filed)
  if (isRefusal(table)) return table
  const { game, title, schedule, limits, readings, regime, setup, buyIn } = table
  const settings: DealtSettings = {
    id: newId(16),
    game,
    title,
    ...(schedule === undefined ? {} : { schedule }),
    ...(limits ? { limits } : {}),
    ...(readings ? { readings } : {}),
    ...(regime === undefined ? {} : { regime }),
    setup: gameOf(rules).kind === 'pot' ? { ...setup, chip } : setup,
    ...(counts ? { buyIn } : {}),
    seats,
  }
  const tried = DealtSession.open(settings, rulebook)
  return isRefusal(tried) ? tried : settings
}
