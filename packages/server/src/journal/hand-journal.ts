import { type Library, unwrap } from '@cardroom/engine'
import { DealtSession, shiftTotalsOf } from '@cardroom/engine/dealt'
import { BOX_FUNDS } from '@cardroom/protocol'
import type { Box } from '@cardroom/room'
import { dealtChain, handAccount } from '@cardroom/room/store'
import { type DealtSessionRows, dealtBegun, dealtEntries } from '../store/dealt.ts'
import { type Heading, type JournalEntry, journalEntry, type Posting } from './entry.ts'
import { bankIn, scheduleKey } from './table-journal.ts'

/** The totals of a hand-dealt table up to one of its entries. */
interface HandTotals {
  readonly rounds: number
  readonly voided: number
  readonly ruled: number
  readonly postings: ReadonlyMap<string, Posting>
}

const NO_TOTALS: HandTotals = { rounds: 0, voided: 0, ruled: 0, postings: new Map() }

/**
 * The journal of a hand-dealt table: an entry for each box and one for what came after the last, with the totals
 * since the box before. Entries taken back later change the box in which that happens.
 */
export function handJournal(
  { session, rows }: DealtSessionRows,
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
  let before = NO_TOTALS
  return places.flatMap(({ at, upTo, day, shift }) => {
    const now = totalsOf(unwrap(DealtSession.open(settings, library, entries.slice(0, upTo))), session.id)
    const heading: Heading = {
      at,
      day,
      chain: dealtChain(session.id),
      version: upTo,
      what: 'dealt-by-hand',
      shift,
      table: session.id,
      game: settings.game,
      ...(settings.schedule === undefined ? {} : { schedule: scheduleKey(settings.schedule) }),
    }
    const postings = postingsSince(before, now)
    const counts = {
      rounds: now.rounds - before.rounds,
      voided: now.voided - before.voided,
      ruled: now.ruled - before.ruled,
    }
    before = now
    const isNothing = postings.length === 0 && counts.rounds === 0 && counts.voided === 0
    return isNothing ? [] : [journalEntry(heading, postings, counts)]
  })
}

function totalsOf({ rounds, halfHours }: DealtSession, id: string): HandTotals {
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
  const totals = shiftTotalsOf(rounds, halfHours)
  for (const fund of BOX_FUNDS) if (totals[fund] !== 0) post(fund, { account, cents: totals[fund], fund })
  return {
    rounds: totals.rounds - totals.calledOff,
    voided: totals.calledOff,
    ruled: rounds.filter(({ result }) => (result?.rulings ?? []).length > 0).length,
    postings,
  }
}

function postingsSince(before: HandTotals, now: HandTotals): Posting[] {
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
