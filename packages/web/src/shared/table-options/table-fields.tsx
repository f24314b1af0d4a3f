import type { GameEntry } from '@cardroom/protocol'
import { useMessages } from '../messages/messages.ts'
import { CoachChoice } from './coach-choice.tsx'
import { NumberChoice } from './number-choice.tsx'
import { RegimeChoice } from './regime-choice.tsx'
import { ScheduleChoice } from './schedule-choice.tsx'
import { ShuffleChoice } from './shuffle-choice.tsx'
import { SpeedChoice } from './speed-choice.tsx'
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
