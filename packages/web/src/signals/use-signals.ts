import type { TableView } from '@cardroom/protocol'
import { useEffect, useRef } from 'react'
import { callPlayer } from './call.ts'
import { isTurn, signalsBetween } from './signal.ts'
import { awakenSounds, makeSound } from './sounds.ts'
import { wishes } from './wishes.ts'

/** So many milliseconds before the end one is told. */
const SOON = 5_000
/** How often the title of a page that nobody sees changes. */
const BLINKS = 1_000

const hear = (...signals: Parameters<typeof makeSound>) => {
  if (wishes('sound')) makeSound(...signals)
}

/**
 * Lets a table be heard, and calls whoever has to act. `table`: as far as the eye has followed, so that nothing is
 * heard before it is seen. `ahead`: what the server's clock shows more than this one's. `call`: what a notice says.
 */
export function useSignals(table: TableView, ahead: number, call: string): void {
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
    const wait = until - ahead - Date.now() - SOON
    // What is nearly over already when it is first seen needs no warning.
    if (wait < 0) return
    const timer = setTimeout(() => hear('soon'), wait)
    return () => clearTimeout(timer)
  }, [until, ahead])

  useEffect(() => (turn ? blinkWhileHidden() : undefined), [turn])
}

/** Whether what runs out is this person's time: for a decision, for the player-dealer position, or for wagers. */
function isAwaited({ clock, you }: TableView): boolean {
  const needed = { decision: 'move', bank: 'bank', wagers: 'wager' } as const
  const what = clock && clock.for in needed ? needed[clock.for as keyof typeof needed] : undefined
  return you.may.some(one => one.do === what)
}

/** While nobody sees the page, its title comes and goes; who comes back finds it as it was. */
function blinkWhileHidden(): () => void {
  const { title } = document
  const timer = setInterval(() => {
    const isMarked = document.title.startsWith(MARK)
    if (document.hidden && !isMarked) document.title = `${MARK}${document.title}`
    else if (isMarked) document.title = document.title.slice(MARK.length)
  }, BLINKS)
  return () => {
    clearInterval(timer)
    if (document.title === `${MARK}${title}`) document.title = title
  }
}

const MARK = '● '
