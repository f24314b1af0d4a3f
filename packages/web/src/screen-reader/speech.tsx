import type { TableView } from '@cardroom/protocol'
import type { Names } from '@cardroom/words'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRoomConnection } from '../connection/use-room-state.ts'
import type { Picture } from '../felt/picture.ts'
import type { WagerEditor } from '../felt/wagers/wager-editor.ts'
import { useKey } from '../shared/controls/use-keys.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { commandsAt, type SpeechCommand } from './commands.ts'
import { heardOf, newsSince } from './news.ts'
import { offeredActions } from './offered-actions.ts'
import { boardLines, ownCardLines, potLines, stackLines } from './spoken-answers.ts'
import { useChipsHeard } from './use-chips-heard.ts'
import { useVoice, type Voice } from './use-voice.ts'

interface Props {
  /** The table as the page shows it, so that nothing is said before it is seen. */
  readonly table: TableView
  readonly picture: Picture
  readonly names: Names
  /** What the table waits for, or the result of the round. */
  readonly status: string
  readonly betting: WagerEditor | undefined
  /** The list view, where it is on; it offers the commands as buttons. */
  readonly list: ReactNode | undefined
  /** The coach's advice, where it is allowed. */
  readonly best: (() => readonly string[]) | undefined
}

/** The table's voice: reads out events, and answers commands. */
export function Speech({ table, picture, names, status, betting, list, best }: Props) {
  const m = useMessages()
  const { roomTime } = useRoomConnection()
  const voice = useVoice(m.speech.silence)
  const offers = (): string[] => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-offers]')]
    return [...new Set(parts.flatMap(part => offeredActions(part, m)))]
  }
  useNews(table, names, voice)
  useChipsHeard(betting, names, voice)
  useCalls(table, status, offers, voice)

  const answers: Record<SpeechCommand, () => readonly string[]> = {
    cards: () => ownCardLines(picture, names),
    board: () => boardLines(picture, names),
    pot: () => potLines(picture, names),
    turn: () => [questionOf(table) === undefined ? status : m.speech.yourTurn],
    stacks: () => stackLines(picture, names),
    options: () => {
      const all = offers()
      return all.length > 0 ? all : [m.speech.nothing]
    },
    clock: () => {
      const left = table.clock && Math.ceil((table.clock.until - roomTime()) / 1000)
      return [left === undefined ? m.speech.noClock : m.table.seconds({ n: Math.max(0, left) })]
    },
    repeat: () => [],
    best: () => best?.() ?? [],
  }
  const ask = (command: SpeechCommand): void => {
    if (command === 'repeat') voice.repeat()
    else voice.say(m.speech.sentences({ parts: answers[command]() }))
  }
  const commands = commandsAt(best !== undefined)
  return (
    <>
      {list ? (
        <div className="table-list">
          <fieldset className="speech-commands">
            <legend>{m.speech.commands}</legend>
            {commands.map(([command, key]) => (
              <button type="button" className="btn quiet small" key={command} onClick={() => ask(command)}>
                <span>{m.speech.ask[command]}</span>
                <kbd>{m.speech.shift({ key })}</kbd>
              </button>
            ))}
          </fieldset>
          {list}
        </div>
      ) : null}
      {commands.map(([command, key]) => (
        <CommandKey key={command} letter={key} ask={() => ask(command)} />
      ))}
      <div className="unseen" role="log" aria-label={m.speech.said}>
        {voice.lines.map(({ id, words }) => (
          <p key={id}>{words}</p>
        ))}
      </div>
      <div className="unseen" role="alert" aria-label={m.speech.now}>
        {voice.urgent ? <p key={voice.urgent.id}>{voice.urgent.words}</p> : null}
      </div>
    </>
  )
}

function CommandKey({ letter, ask }: { letter: string; ask: () => void }) {
  useKey(`Shift+${letter}`, ask)
  return null
}

/** Reads out what has happened in the round since the last time. */
function useNews(table: TableView, names: Names, { say }: Voice): void {
  const heard = useRef(heardOf(table))
  useEffect(() => {
    const news = newsSince(heard.current, table, names)
    heard.current = heardOf(table)
    if (news.length > 0) say(names.m.speech.sentences({ parts: news }))
  })
}

/** A key of the player's current question, different from the last one's. */
function questionOf({ you, round }: TableView): string | undefined {
  const asked = you.may.find(one => one.do === 'move' || one.do === 'bank')
  if (!asked) return undefined
  if (asked.do === 'bank') return 'bank'
  return `${round?.id} ${round?.view.log.length} ${asked.ask.seat} ${asked.ask.hand ?? ''}`
}

/** Calls the player to a decision, and reads out open wagers and results. */
function useCalls(table: TableView, status: string, offers: () => string[], { say, call }: Voice): void {
  const m = useMessages()
  const question = questionOf(table)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (asked.current === question) return
    asked.current = question
    if (question === undefined) return
    const first = question === 'bank' ? m.table.bank.title : m.speech.yourTurn
    call(m.speech.sentences({ parts: [first, ...offers()] }))
  })
  const { phase } = table
  const moment = phase === 'wagers' || phase === 'pause' ? `${phase} ${table.last?.id ?? ''}` : ''
  const told = useRef(moment)
  useEffect(() => {
    if (told.current === moment) return
    told.current = moment
    if (moment !== '') say(status)
  })
}
