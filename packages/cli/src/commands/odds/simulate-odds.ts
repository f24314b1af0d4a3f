import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isRefusal, type Refusal, within } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import { sha256 } from '@cardroom/engine/cards'
import {
  type Circumstances,
  type OddsAnswer,
  type SimulationState,
  simulate,
  simulatedAnswer,
  type Watch,
} from '@cardroom/lab'
import { BadInput } from '../../command/bad-input.ts'
import { wholeNumber } from './odds-question.ts'

interface SimulationOptions {
  readonly rounds: string
  readonly seed: string
  readonly seconds?: string | undefined
  readonly state?: string | undefined
}

/** Plays rounds until all are played, the time is up or a signal stops it. */
export async function simulateOdds(
  rules: BankedRules,
  { readings, decks, dealt, wager, strategy }: Circumstances,
  options: SimulationOptions,
  watch: Watch,
): Promise<OddsAnswer | Refusal> {
  if (dealt.length > 0) throw new BadInput('a simulation starts from a full shoe', '--dealt')
  const question = {
    rules,
    readings,
    decks,
    rounds: wholeNumber('--simulate', options.rounds),
    seed: sha256(options.seed),
    ...(strategy ? { strategy } : {}),
  }
  const stop = stopping(options.seconds)
  const state = await simulate(question, { ...watch, signal: stop.signal }, readState(options.state))
  stop.end()
  if (isRefusal(state)) return within(['--state'], state)
  if (options.state !== undefined) writeFileSync(options.state, `${JSON.stringify(state)}\n`)
  const answer = simulatedAnswer(state)
  const wagers = answer.wagers.filter(one => wager === undefined || one.on === wager)
  if (wagers.length > 0) return { ...answer, wagers }
  throw new BadInput(`"${wager}" is none of ${answer.wagers.map(one => one.on).join(', ')}`, 'wager')
}

/** Ctrl-C, or the time that was given. */
function stopping(seconds: string | undefined): { signal: AbortSignal; end(): void } {
  const stop = new AbortController()
  const abort = () => stop.abort()
  process.once('SIGINT', abort)
  const timer = seconds === undefined ? undefined : setTimeout(abort, 1000 * secondsOf(seconds))
  return {
    signal: stop.signal,
    end() {
      process.off('SIGINT', abort)
      clearTimeout(timer)
    },
  }
}

function secondsOf(text: string): number {
  const n = Number(text)
  if (!(n > 0)) throw new BadInput(`"${text}" is no number of seconds`, '--seconds')
  return n
}

function readState(file: string | undefined): SimulationState | undefined {
  if (file === undefined || !existsSync(file)) return undefined
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as SimulationState
    if (state.simulation === 1 && Array.isArray(state.tallies)) return state
  } catch {
    // Reported below, like a file with other contents.
  }
  throw new BadInput(`${file} is not the state of a simulation`, '--state')
}
