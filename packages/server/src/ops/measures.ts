import type { HandledMessage } from '@cardroom/room'
import { Counter, Histogram } from './metrics.ts'

/** The bounds of the histograms, from half a millisecond to ten seconds. */
const SECONDS_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The counters and histograms of a running card room. */
export class Measures {
  readonly messages = new Counter(
    'cardroom_messages_total',
    'Messages of browsers that were answered, by their type.',
    'type',
  )
  readonly actionSeconds = new Histogram(
    'cardroom_action_seconds',
    'From the arrival of something done at a table to its answer: by then it is on disk.',
    SECONDS_BUCKETS,
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
    SECONDS_BUCKETS,
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
    SECONDS_BUCKETS,
  )

  /** Counts an answered message, and times it if it did something at a table. */
  count({ type, refused }: HandledMessage, took: number): void {
    this.messages.add(type)
    if (refused !== undefined) this.refusals.add(refused)
    else if (!NON_ACTION_MESSAGES.has(type)) this.actionSeconds.observe(took / 1000)
  }

  /** Measures the delay of the event loop; the returned function stops it. */
  watchLoop(): () => void {
    let expected = performance.now() + LOOP_CHECK_INTERVAL_MS
    const timer = setInterval(() => {
      const now = performance.now()
      this.loopSeconds.observe(Math.max(0, now - expected) / 1000)
      expected = now + LOOP_CHECK_INTERVAL_MS
    }, LOOP_CHECK_INTERVAL_MS).unref()
    return () => clearInterval(timer)
  }
}

const LOOP_CHECK_INTERVAL_MS = 100

/** Messages that do nothing at a table, and are not timed. */
const NON_ACTION_MESSAGES: ReadonlySet<HandledMessage['type']> = new Set([
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
