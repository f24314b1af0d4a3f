import type { Refusal } from '@cardroom/engine'
import {
  type ChatLine,
  type ChatMessage,
  MAX_CHAT_CHARACTERS,
  PHRASES,
  type TableView,
} from '@cardroom/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRoomConnection, useRoomState } from '../../connection/use-room-state.ts'
import { Refused } from '../../shared/frame/refused.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { useMuted } from './use-muted.ts'

/** The chat of a table. */
export function ChatPanel({ table }: { table: TableView }) {
  const m = useMessages()
  const connection = useRoomConnection()
  const lines = useRoomState(({ chats }) => chats.get(table.id)) ?? []
  const muted = useMuted(table.id)
  const [why, setWhy] = useState<Refusal>()
  const say = async (said: ChatMessage): Promise<boolean> => {
    const reply = await connection.ask({ type: 'say', table: table.id, said })
    setWhy(reply.ok ? undefined : reply.why)
    return reply.ok
  }
  return (
    <div className="chat">
      <Lines
        lines={lines.filter(({ who }) => !muted.people.has(who))}
        own={table.you.name}
        mute={muted.mute}
      />
      {muted.people.size > 0 ? (
        <p className="quiet-words">
          {m.chat.muted({ n: muted.people.size })}{' '}
          <button type="button" className="btn quiet small" onClick={muted.hearAll}>
            {m.chat.unmute}
          </button>
        </p>
      ) : null}
      <Refused why={why} />
      {table.chat === 'free' ? <Typed say={text => say({ text })} /> : null}
      <fieldset className="phrases">
        <legend>{m.chat.quick}</legend>
        {PHRASES.map(phrase => (
          <button type="button" className="pill" key={phrase} onClick={() => say({ phrase })}>
            {m.chat.phrases[phrase]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

interface LinesProps {
  readonly lines: readonly ChatLine[]
  readonly own: string
  readonly mute: (who: string) => void
}

function Lines({ lines, own, mute }: LinesProps) {
  const m = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list goes on with every line
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [last])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <div className="chat-lines" role="log" aria-label={m.chat.lines} ref={list} tabIndex={0}>
      {lines.length === 0 ? <p className="quiet-words">{m.chat.nothing}</p> : null}
      {lines.map(({ id, name, who, said }) => (
        <p key={id} className="chat-line">
          <b>{name}</b> <span>{'text' in said ? said.text : m.chat.phrases[said.phrase]}</span>
          {name === own ? null : (
            <button
              type="button"
              className="btn quiet small"
              aria-label={m.chat.muteName({ name })}
              onClick={() => mute(who)}
            >
              {m.chat.mute}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}

function Typed({ say }: { say: (text: string) => Promise<boolean> }) {
  const m = useMessages()
  const [text, setText] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && (await say(text))) setText('')
  }
  return (
    <form className="chat-write" onSubmit={send}>
      <input
        aria-label={m.chat.write}
        placeholder={m.chat.write}
        maxLength={MAX_CHAT_CHARACTERS}
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <button type="submit" className="btn small" disabled={text.trim() === ''}>
        {m.chat.send}
      </button>
    </form>
  )
}
