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
import { isBot } from '../drive/bots.ts'
import { withSecret } from '../drive/shoe.ts'
import type { Store, StoredRound } from '../store/store.ts'

/** The reader of a finished round: a person, the public, or an auditor, who reads everything. */
export type RoundReader = { readonly player: PlayerId } | 'everybody' | 'auditor'

/** A stored round, with its secret once its shoe is no longer in use, and whether the public may know it. */
export async function storedRound(
  store: Store,
  id: string,
): Promise<{ readonly round: StoredRound; readonly opened: boolean } | undefined> {
  const round = await store.round(id)
  if (!round) return undefined
  const { shoe: at, shuffle } = recordOf(round)
  const isSealed = shuffle !== undefined && staysSealed(shuffle)
  if (!isSealed && round.shuffle.secret !== undefined) return { round, opened: true }
  // The shoe of a sealed table is kept by itself only where its players have agreed to open it.
  const shoe = at && (await store.shoe(at.id))
  return shoe ? { round: withSecret(round, shoe), opened: true } : { round, opened: !isSealed }
}

/** Whether its shoe is no longer in use: the stored record has the secret then. */
export const isShoeOver = (round: StoredRound): boolean => recordOf(round).shuffle?.secret !== undefined

/** A stored round was written as a record. */
const recordOf = ({ record }: RoundReply): RoundRecord => record as unknown as RoundRecord

/** A round as a reader may see it. `opened`: the public may know the cards of its shoe. */
export function recordFor(
  reader: RoundReader,
  { round, opened }: { readonly round: StoredRound; readonly opened: boolean },
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
  // The current rules cannot replay it, so who saw which card is unknown.
  const { secret: _, ...shuffle } = record.shuffle ?? { added: [], commitment: '' }
  const cards = String(record.cards).replaceAll(/\S+/g, '??')
  return { ...record, cards, moves: [], shuffle, withheld: true }
}

/** A player's seat; a bet on another's hand does not show that hand. */
function seatIn(people: StoredRound['people'] = {}, player: PlayerId): Seat | undefined {
  const own = Object.entries(people).find(([account, who]) => who === player && /^\d+$/.test(account))
  return own && Number(own[0])
}

/** Whether a reader has played a round, or is an auditor. */
export const hasPlayed = (reader: RoundReader, { people = {} }: StoredRound): boolean =>
  reader === 'auditor' || (typeof reader === 'object' && Object.values(people).includes(reader.player))

/** The shoe to open all cards of a round at a sealed table, and the players who have to agree. */
export function agreementOn({
  people = {},
  ...round
}: StoredRound): { readonly shoe: SealedShoe; readonly players: readonly PlayerId[] } | undefined {
  const { shoe, shuffle } = recordOf(round)
  const { secret } = shuffle ?? {}
  if (!shoe || !shuffle || secret === undefined || !staysSealed(shuffle)) return undefined
  const players = [...new Set(Object.values(people))].filter(player => !isBot(player))
  return { shoe: { id: shoe.id, shuffle: { ...shuffle, secret }, rounds: [round.id] }, players }
}

/** The names of those who agree to open a round, and of all who have to. */
export function agreedOn(round: StoredRound, agreements: Agreements = {}): RoundReply['agreed'] {
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

/** The rounds of an opened shoe, with its secret, in the order in which they were dealt. */
export async function roundsOf(store: Store, id: string): Promise<StoredRound[] | undefined> {
  const shoe = await store.shoe(id)
  if (!shoe) return undefined
  const rounds = await Promise.all(shoe.rounds.map(round => store.round(round)))
  return rounds.flatMap(round => (round ? [withSecret(round, shoe)] : []))
}
