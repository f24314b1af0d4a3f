import type { Refusal } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { Names } from '@cardroom/words'
import { useState } from 'react'
import { useRoomConnection } from '../connection/use-room-state.ts'
import { useWagerEditor } from '../felt/wagers/use-wager-editor.ts'
import type { Drafts, WagerEditor } from '../felt/wagers/wager-editor.ts'
import { handsToBet, stillOpen, wherein } from './hands.ts'
import { may, ownWagers } from './model.ts'

/** The bets of a round at a table, and those of the round before. */
interface Bets {
  readonly round: string
  readonly drafts: Drafts | undefined
  readonly before: Drafts | undefined
}

/** The latest bets at each table, for "same again". */
const latest = new Map<string, Bets>()

function betBefore(table: string, round: string): Drafts | undefined {
  const bets = latest.get(table)
  return bets?.round === round ? bets.before : bets?.drafts
}

/** The editor of the player's wagers at a table, while they are open. */
export function useWagering(table: TableView, names: Names): WagerEditor | undefined {
  const connection = useRoomConnection()
  const { last, bank } = table
  const round = `${last?.id} ${bank?.seat} ${bank?.turn}`
  // Each new round starts with the own hand.
  const [chosen, setChosen] = useState<{ seat: number; round: string }>()
  const [refused, setRefused] = useState<{ why: Refusal; round: string }>()
  const wager = may(table, 'wager')
  const you = table.you.seat
  const hands = wager ? handsToBet(wager, you, names) : []
  const [first] = hands
  const before = betBefore(table.id, round)
  const place = async (drafts: Drafts): Promise<boolean> => {
    const wagers = Object.entries(drafts).flatMap(([seat, draft]) =>
      draft.map(chips => ({ ...chips, ...wherein(Number(seat), you, wager?.circles ?? []) })),
    )
    const reply = await connection.ask({ type: 'wager', table: table.id, wagers })
    setRefused(reply.ok ? undefined : { why: reply.why, round })
    if (reply.ok) latest.set(table.id, { round, drafts: wagers.length > 0 ? drafts : before, before })
    return reply.ok
  }
  const seat = chosen?.round === round ? chosen.seat : undefined
  return useWagerEditor(
    wager && first && table.sign.spots.length > 0
      ? {
          round,
          spots: table.sign.spots,
          hands,
          seat: hands.find(hand => hand.seat === seat)?.seat ?? first.seat,
          stack: wager.stack,
          placed: ownWagers(table),
          before: stillOpen(before, hands),
          refusal: refused?.round === round ? refused.why : undefined,
          choose: to => setChosen({ seat: to, round }),
          place,
        }
      : undefined,
  )
}
