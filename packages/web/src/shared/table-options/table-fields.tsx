import type { GameEntry, TableOptions } from '@cardroom/protocol'
import { useMessages } from '../messages/messages.ts'
import { NumberChoice } from './number-choice.tsx'
import { RegimeChoice } from './regime-choice.tsx'
import { ScheduleChoice } from './schedule-choice.tsx'
import type { ChosenGame } from './use-game-choice.ts'

interface Props {
  readonly game: GameEntry
  readonly choice: Pick<ChosenGame<GameEntry>, 'options' | 'set'>
  /** Whether the table is new; an open one keeps its bots and its provider. */
  readonly isNew?: boolean
}

/** The settings of a table that anybody may choose. */
export function TableFields({ game, choice: { options, set }, isNew = true }: Props) {
  const m = useMessages()
  return (
    <>
      <ScheduleChoice key={game.id} game={game.id} chosen={options} choose={set} />
      {game.kind === 'banked' ? <RegimeChoice chosen={options} choose={set} isNew={isNew} /> : null}
      <ShuffleChoice chosen={options.shuffle} choose={shuffle => set({ shuffle })} />
      {isNew ? (
        <NumberChoice
          label={m.lobby.bots}
          min={0}
          max={game.seats - 1}
          chosen={options.bots}
          choose={bots => set({ bots })}
        />
      ) : null}
      <SpeedChoice chosen={options.thinking} choose={thinking => set({ thinking })} />
      <CoachChoice chosen={options.coach === true} choose={coach => set({ coach: coach || undefined })} />
    </>
  )
}

interface CoachChoiceProps {
  readonly chosen: boolean
  readonly choose: (allowed: boolean) => void
}

/** Whether the coach is allowed at the table. */
function CoachChoice({ chosen, choose }: CoachChoiceProps) {
  const m = useMessages()
  return (
    <label className="switch">
      <input type="checkbox" checked={chosen} onChange={event => choose(event.target.checked)} />
      <span>{m.coach.allow}</span>
    </label>
  )
}

type Shuffle = TableOptions['shuffle']

interface ShuffleChoiceProps {
  readonly chosen: Shuffle
  readonly choose: (shuffle: Shuffle) => void
}

/** The choice of what is revealed of a table's cards after a shoe. */
function ShuffleChoice({ chosen, choose }: ShuffleChoiceProps) {
  const m = useMessages()
  const { shuffle, shuffles } = m.table.sign
  const choices = [undefined, 'sealed', 'opened'] as const
  return (
    <label>
      <span>{shuffle}</span>
      <select
        value={chosen ?? ''}
        onChange={event => choose(choices.find(one => one === event.target.value))}
      >
        {choices.map(one => (
          <option key={one ?? ''} value={one ?? ''}>
            {one === undefined ? m.lobby.shuffleAsUsual : shuffles[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

type Thinking = TableOptions['thinking']

const SPEED_NAMES = ['quick', 'usual', 'slow'] as const
type Speed = (typeof SPEED_NAMES)[number]

/** Thinking times: for a decision, and as a time bank that refills. */
const SPEEDS: Readonly<Record<Speed, Thinking>> = {
  quick: { decision: 12_000, reserve: 20_000, refill: 2_000 },
  usual: undefined,
  slow: { decision: 90_000, reserve: 120_000, refill: 10_000 },
}

const speedOf = (thinking: Thinking): Speed =>
  SPEED_NAMES.find(one => SPEEDS[one]?.decision === thinking?.decision) ?? 'usual'

interface SpeedChoiceProps {
  readonly chosen: Thinking
  readonly choose: (thinking: Thinking) => void
}

function SpeedChoice({ chosen, choose }: SpeedChoiceProps) {
  const m = useMessages()
  return (
    <label>
      <span>{m.lobby.speed}</span>
      <select
        value={speedOf(chosen)}
        onChange={event => choose(SPEEDS[SPEED_NAMES.find(one => one === event.target.value) ?? 'usual'])}
      >
        {SPEED_NAMES.map(one => (
          <option key={one} value={one}>
            {m.lobby.speeds[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
