import type { Heard } from '../net/socket.ts'
import { Counter, Histogram } from './metrics.ts'

/** From half a millisecond to ten seconds. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What is counted while the house runs. */
export class Measures {
  readonly messages = new Counter(
    'cardroom_messages_total',
    'Messages of browsers that were answered, by their type.',
    'type',
  )
  readonly actionSeconds = new Histogram(
    'cardroom_action_seconds',
    'From the arrival of something done at a table to its answer: by then it is on disk.',
    SECONDS,
  )
  readonly refusals = new Counter(
    'cardroom_refusals_total',
    'Messages that were refused, by the code of the refusal.',
    'code',
  )
  readonly turnedAway = new Counter(
    'cardroom_turned_away_total',
    'Sockets and questions that were not let in: from the page of another place, too many of one address, or because the house drains.',
    'why',
  )
  readonly commitSeconds = new Histogram(
    'cardroom_commit_seconds',
    'How long a table waited for what it wrote to be durable.',
    SECONDS,
  )
  readonly writeFailures = new Counter(
    'cardroom_write_failures_total',
    'What the store did not take; the table stands still and tries again.',
  )
  readonly conflicts = new Counter(
    'cardroom_write_conflicts_total',
    'Writes for a table that had gone on elsewhere.',
  )
  readonly rounds = new Counter(
    'cardroom_rounds_total',
    'Rounds that were played to their end or called off.',
  )
  readonly loopSeconds = new Histogram(
    'cardroom_event_loop_delay_seconds',
    'How late the house was, looked at ten times a second.',
    SECONDS,
  )

  heard({ type, refused }: Heard, took: number): void {
    this.messages.add(type)
    if (refused !== undefined) this.refusals.add(refused)
    else if (!LOOKS.has(type)) this.actionSeconds.observe(took / 1000)
  }

  /** Looks how late the house is; ends with the returned function. */
  watchLoop(): () => void {
    let expected = performance.now() + LOOK_EVERY
    const timer = setInterval(() => {
      const now = performance.now()
      this.loopSeconds.observe(Math.max(0, now - expected) / 1000)
      expected = now + LOOK_EVERY
    }, LOOK_EVERY).unref()
    return () => clearInterval(timer)
  }
}

const LOOK_EVERY = 100

/** What does nothing at a table. */
const LOOKS: ReadonlySet<Heard['type']> = new Set([
  'hello',
  'account',
  'ping',
  'lobby',
  'open',
  'find',
  'watch',
  'unwatch',
  'floor',
  'say',
  'evening',
])
