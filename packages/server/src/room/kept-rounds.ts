import {
  type Agreements,
  isRefusal,
  type Library,
  type PlayerId,
  type RoundRecord,
  recordSeenBy,
  type SealedShoe,
  type Seat,
  staysSealed,
} from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import type { KeptRound, Store } from '../store/store.ts'
import { isBot } from './bots.ts'
import { withSecret } from './shoe.ts'

/** Who reads a round that is over: somebody, who may have played it; anybody; or an auditor, who reads everything. */
export type Reader = { readonly player: PlayerId } | 'everybody' | 'auditor'

/** A round that was kept, with its secret once its shoe is no longer in use, and whether all may know that. */
export async function roundKept(
  store: Store,
  id: string,
): Promise<{ readonly round: KeptRound; readonly opened: boolean } | undefined> {
  const round = await store.round(id)
  if (!round) return undefined
  const { shoe: at, shuffle } = recordOf(round)
  const isSealed = shuffle !== undefined && staysSealed(shuffle)
  if (!isSealed && round.shuffle.secret !== undefined) return { round, opened: true }
  // The shoe of a sealed table is kept by itself only where its players have agreed to open it.
  const shoe = at && (await store.shoe(at.id))
  return shoe ? { round: withSecret(round, shoe), opened: true } : { round, opened: !isSealed }
}

/** Whether no other round will be dealt from its shoe: its secret stands in the record, whoever may read that. */
export const isOver = (round: KeptRound): boolean => recordOf(round).shuffle?.secret !== undefined

/** What is kept was written as a record. */
const recordOf = ({ record }: RoundReply): RoundRecord => record as unknown as RoundRecord

/** What a reader is told of a round. `opened`: the cards of its shoe may be known to everybody. */
export function recordFor(
  reader: Reader,
  { round, opened }: { readonly round: KeptRound; readonly opened: boolean },
  library: Library,
): RoundReply {
  const { people, ...reply } = round
  if (opened || reader === 'auditor') return reply
  const seat = typeof reader === 'object' ? seatIn(people, reader.player) : undefined
  return { ...reply, record: seenAt(recordOf(round), seat ?? 'public', library) }
}

function seenAt(record: RoundRecord, viewer: Seat | 'public', library: Library): RoundReply['record'] {
  const seen = recordSeenBy(record, library, english.say, viewer)
  if (!isRefusal(seen)) return seen
  // The rules of today do not play it any more, so that nobody can say who saw what.
  const { secret: _, ...shuffle } = record.shuffle ?? { added: [], commitment: '' }
  const cards = String(record.cards).replaceAll(/\S+/g, '??')
  return { ...record, cards, moves: [], shuffle, withheld: true }
}

/** Where somebody sat; a bet on another's hand is no look at it. */
function seatIn(people: KeptRound['people'] = {}, player: PlayerId): Seat | undefined {
  const own = Object.entries(people).find(([account, who]) => who === player && /^\d+$/.test(account))
  return own && Number(own[0])
}

/** Whether somebody has played a round: then it is theirs too, where rounds are their players' own. */
export const hasPlayed = (reader: Reader, { people = {} }: KeptRound): boolean =>
  reader === 'auditor' || (typeof reader === 'object' && Object.values(people).includes(reader.player))

/** What it takes to open all cards of a round at a sealed table: its shoe, and everybody who has to agree. */
export function agreementOn({
  people = {},
  ...round
}: KeptRound): { readonly shoe: SealedShoe; readonly players: readonly PlayerId[] } | undefined {
  const { shoe, shuffle } = recordOf(round)
  const { secret } = shuffle ?? {}
  if (!shoe || !shuffle || secret === undefined || !staysSealed(shuffle)) return undefined
  const players = [...new Set(Object.values(people))].filter(player => !isBot(player))
  return { shoe: { id: shoe.id, shuffle: { ...shuffle, secret }, rounds: [round.id] }, players }
}

/** Who would open a round, by the names that they played it under, of those who have to agree. */
export function agreedOn(round: KeptRound, agreements: Agreements = {}): RoundReply['agreed'] {
  const open = agreementOn(round)
  if (!open) return undefined
  const names = new Map(
    Object.entries(round.people ?? {}).map(([account, player]) => {
      const [seat, by] = account.split('/')
      return [player, by ?? round.seats[Number(seat)] ?? '']
    }),
  )
  const named = (players: readonly PlayerId[]) => players.map(player => names.get(player) ?? '')
  return { by: named(agreements[open.shoe.id] ?? []), of: named(open.players) }
}

/** The records of all rounds of a shoe that everybody may know, in the order in which they were dealt. */
export async function roundsOf(store: Store, id: string): Promise<KeptRound[] | undefined> {
  const shoe = await store.shoe(id)
  if (!shoe) return undefined
  const rounds = await Promise.all(shoe.rounds.map(round => store.round(round)))
  return rounds.flatMap(round => (round ? [withSecret(round, shoe)] : []))
}
