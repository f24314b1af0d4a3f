import { gameOf, isRefusal, type Refusal, type Rules } from '@cardroom/engine'
import { schedulesOf } from '@cardroom/engine/collection'
import { DealtSession, type DealtSettings, type SessionSeat } from '@cardroom/engine/dealt'
import type { TableOptions } from '@cardroom/protocol'
import { settingsFor } from '@cardroom/room/settings'
import { games, openRulebook } from '@cardroom/rulebook'
import { readingName } from '@cardroom/rulebook/names'
import { type FormEvent, useState } from 'react'
import { nameRefused } from '../connection/name-refused.ts'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { go } from '../shared/routing/router.ts'
import { GameChoice } from '../shared/table-options/game-choice.tsx'
import { ReadingChoice } from '../shared/table-options/reading-choice.tsx'
import { RegimeChoice } from '../shared/table-options/regime-choice.tsx'
import { ScheduleChoice } from '../shared/table-options/schedule-choice.tsx'
import { type ChosenGame, useGameChoice } from '../shared/table-options/use-game-choice.ts'
import { knowsProviders } from './knows-providers.ts'
import { SeatsChoice } from './seats-choice.tsx'
import { StoredSessions } from './stored-sessions.ts'
import { newId } from './tablet.ts'

const ALL_GAMES = games.map(rules => ({ id: rules.id, name: rules.name, seats: rules.seats.places, rules }))

/** The settings of a real table, chosen once before its first round. */
export function NewSession({ game }: { game: string | undefined }) {
  const m = useMessages()
  const choice = useGameChoice(ALL_GAMES, { game })
  const { rules } = choice.game!
  return (
    <section className="deal-new" aria-labelledby="deal-new">
      <h2 id="deal-new">{m.deal.begin}</h2>
      <GameChoice games={ALL_GAMES} chosen={rules.id} choose={choice.choose} />
      <SessionForm key={rules.id} rules={rules} choice={choice} />
    </section>
  )
}

/** The usual number of players at such a table. */
const DEFAULT_SEATS = 7
/** The chips that a pot may be split down to. */
const SPLIT_CHIPS = [5, 25, 50, 100, 500]
const DEFAULT_SPLIT_CHIP = 100

interface FormProps {
  readonly rules: Rules
  readonly choice: Pick<ChosenGame<(typeof ALL_GAMES)[number]>, 'options' | 'set'>
}

function SessionForm({ rules, choice: { options, set } }: FormProps) {
  const m = useMessages()
  const { kind } = gameOf(rules)
  const [title, setTitle] = useState(rules.name)
  const [counts, setCounts] = useState(kind === 'pot')
  const [chip, setChip] = useState(DEFAULT_SPLIT_CHIP)
  const [seats, setSeats] = useState<readonly SessionSeat[]>(() =>
    Array.from({ length: Math.min(DEFAULT_SEATS, rules.seats.places) }, (_, i) => ({ seat: i + 1 })),
  )
  const [why, setWhy] = useState<Refusal>()
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    const [misnamed] = seats.flatMap(({ name }) => (name === undefined ? [] : (nameRefused(name) ?? [])))
    if (misnamed) return setWhy(misnamed)
    const settings = await settingsOf(rules, { ...options, title }, chip, seats, counts)
    if (isRefusal(settings)) return setWhy(settings)
    new StoredSessions().keep({
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
            {SPLIT_CHIPS.map(cents => (
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
  seats: readonly SessionSeat[],
  counts: boolean,
): Promise<DealtSettings | Refusal> {
  const rulebook = await openRulebook()
  const filed = (game: string) => Object.values(schedulesOf(rulebook.feeTables, game)).flat()
  // Players at a real table may be offered the position at once.
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
