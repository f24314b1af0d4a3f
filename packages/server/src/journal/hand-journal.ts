import { granted, type Library } from '@cardroom/engine'
import { DealtSession, totalsOf } from '@cardroom/engine/dealt'
import { PURSES } from '@cardroom/protocol'
import type { Box } from '../drop/state.ts'
import { dealtBegun, dealtChain, dealtEntries, type KeptDealt } from '../store/dealt.ts'
import { handAccount } from '../store/transfer.ts'
import { entry, type Heading, type JournalEntry, type Posting } from './entry.ts'
import { bankIn, scheduleName } from './table-journal.ts'

/** What a table dealt by hand came to up to one of its entries. */
interface Standing {
  readonly rounds: number
  readonly voided: number
  readonly ruled: number
  readonly postings: ReadonlyMap<string, Posting>
}

const NOTHING: Standing = { rounds: 0, voided: 0, ruled: 0, postings: new Map() }

/**
 * The entries of a table dealt by hand, one for each box and one for what came after the last: what it came to since
 * the box before. What a house dealer takes back later changes the entry of the box in which it was taken back.
 */
export function handJournal(
  { session, rows }: KeptDealt,
  boxes: readonly Box[],
  library: Library,
  timesAt: (at: number) => Pick<JournalEntry, 'day' | 'shift'>,
): JournalEntry[] {
  const entries = dealtEntries(session, 0, rows)
  const { settings } = dealtBegun(session)
  const places = boxes.map(({ pulled: { at, event } }) => {
    const { upTo, shift } = event
    return { at, upTo, day: timesAt(at).day, shift }
  })
  const last = rows.at(-1)
  if (last && last.version > (places.at(-1)?.upTo ?? 0))
    places.push({ at: last.at, upTo: last.version, ...timesAt(last.at) })
  let before = NOTHING
  return places.flatMap(({ at, upTo, day, shift }) => {
    const now = standing(granted(DealtSession.open(settings, library, entries.slice(0, upTo))), session.id)
    const heading: Heading = {
      at,
      day,
      chain: dealtChain(session.id),
      version: upTo,
      what: 'dealt-by-hand',
      shift,
      table: session.id,
      game: settings.game,
      ...(settings.schedule === undefined ? {} : { schedule: scheduleName(settings.schedule) }),
    }
    const postings = since(before, now)
    const counts = {
      rounds: now.rounds - before.rounds,
      voided: now.voided - before.voided,
      ruled: now.ruled - before.ruled,
    }
    before = now
    const isNothing = postings.length === 0 && counts.rounds === 0 && counts.voided === 0
    return isNothing ? [] : [entry(heading, postings, counts)]
  })
}

function standing({ rounds, halfHours }: DealtSession, id: string): Standing {
  const account = handAccount(id)
  const postings = new Map<string, Posting>()
  const post = (key: string, posting: Posting) => {
    const { cents = 0, rounds: before = 0 } = postings.get(key) ?? {}
    const counted = posting.rounds === undefined ? {} : { rounds: before + posting.rounds }
    postings.set(key, { ...posting, cents: cents + posting.cents, ...counted })
  }
  for (const { result, people, providers, question } of rounds) {
    const bank = bankIn(question)
    for (const [who, cents] of Object.entries(result?.net ?? {})) {
      const person = people[who] ?? who
      const as = who === `${bank}` ? 'player-dealer' : 'player'
      const provider = providers.includes(who) ? ({ provider: true } as const) : {}
      post(`${as} ${person}`, { account, cents, person, as, rounds: 1, ...provider })
    }
  }
  for (const { fees } of halfHours)
    for (const { seat, cents } of fees) post(`time ${seat}`, { account, cents: -cents, person: `${seat}` })
  const totals = totalsOf(rounds, halfHours)
  for (const purse of PURSES) if (totals[purse] !== 0) post(purse, { account, cents: totals[purse], purse })
  return {
    rounds: totals.rounds - totals.calledOff,
    voided: totals.calledOff,
    ruled: rounds.filter(({ result }) => (result?.rulings ?? []).length > 0).length,
    postings,
  }
}

function since(before: Standing, now: Standing): Posting[] {
  const keys = new Set([...before.postings.keys(), ...now.postings.keys()])
  return [...keys].flatMap(key => {
    const [was, is] = [before.postings.get(key), now.postings.get(key)]
    const posting = is ?? was
    if (!posting) return []
    const cents = (is?.cents ?? 0) - (was?.cents ?? 0)
    const rounds = (is?.rounds ?? 0) - (was?.rounds ?? 0)
    if (cents === 0 && rounds === 0) return []
    return [{ ...posting, cents, ...(posting.rounds === undefined ? {} : { rounds }) }]
  })
}
