import type { TableView } from '@cardroom/protocol'
import { useEffect, useRef } from 'react'
import { useRoomConnection } from '../../connection/use-room-state.ts'
import { callPlayer } from './call.ts'
import { isTurn, signalsBetween } from './signal.ts'
import { SIGNAL_SWITCHES } from './signal-switches.ts'
import { awakenSounds, makeSound } from './sounds.ts'

/** Milliseconds before the end at which the player is warned. */
const WARNING_MS = 5_000
/** Milliseconds between two changes of a hidden page's title. */
const BLINK_MS = 1_000

const hear = (...signals: Parameters<typeof makeSound>) => {
  if (SIGNAL_SWITCHES.sound.now() === 'on') makeSound(...signals)
}

/**
 * Plays a table's sounds, and calls the player to act. `table`: as shown, so that nothing is heard before it is seen.
 * `call`: the text of a notification.
 */
export function useSignals(table: TableView, call: string): void {
  const { roomTime } = useRoomConnection()
  useEffect(awakenSounds, [])
  const before = useRef(table)
  useEffect(() => {
    const signals = signalsBetween(before.current, table)
    before.current = table
    for (const signal of signals) hear(signal)
    if (signals.includes('turn')) callPlayer(call)
  }, [table, call])

  const turn = isTurn(table)
  const until = isAwaited(table) ? table.clock?.until : undefined
  useEffect(() => {
    if (until === undefined) return
    const wait = until - roomTime() - WARNING_MS
    // A clock that is nearly over when first seen gets no warning.
    if (wait < 0) return
    const timer = setTimeout(() => hear('soon'), wait)
    return () => clearTimeout(timer)
  }, [until, roomTime])

  useEffect(() => (turn ? blinkWhileHidden() : undefined), [turn])
}

/** Whether the clock is the player's: for a decision, the player-dealer position, or wagers. */
function isAwaited({ clock, you }: TableView): boolean {
  const needed = { decision: 'move', bank: 'bank', wagers: 'wager' } as const
  const what = clock && clock.for in needed ? needed[clock.for as keyof typeof needed] : undefined
  return you.may.some(one => one.do === what)
}

/** Blinks the title while the page is hidden, and restores it afterwards. */
function blinkWhileHidden(): () => void {
  const { title } = document
  const timer = setInterval(() => {
    const isMarked = document.title.startsWith(TITLE_MARK)
    if (document.hidden && !isMarked) document.title = `${TITLE_MARK}${document.title}`
    else if (isMarked) document.title = document.title.slice(TITLE_MARK.length)
  }, BLINK_MS)
  return () => {
    clearInterval(timer)
    if (document.title === `${TITLE_MARK}${title}`) document.title = title
  }
}

const TITLE_MARK = '● '
