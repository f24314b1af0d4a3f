import type { Refusal } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { Names } from '@cardroom/words'
import { useState } from 'react'
import type { Betting, Drafts } from '../controls/betting.ts'
import { useBetting } from '../controls/use-betting.ts'
import { useLine } from '../net/use-line.ts'
import { handsToBet, stillOpen, wherein } from './hands.ts'
import { may, ownWagers } from './model.ts'

/** What was bet at a table in a round, and what in the one before. */
interface Bets {
  readonly round: string
  readonly drafts: Drafts | undefined
  readonly before: Drafts | undefined
}

/** The latest bets at each table: "same again" lays out once more what was bet in an earlier round. */
const latest = new Map<string, Bets>()

function betBefore(table: string, round: string): Drafts | undefined {
  const bets = latest.get(table)
  return bets?.round === round ? bets.before : bets?.drafts
}

/** One's own wagers at a table, while they are open. */
export function useWagering(table: TableView, names: Names): Betting | undefined {
  const line = useLine()
  const { last, bank } = table
  const round = `${last?.id} ${bank?.seat} ${bank?.turn}`
  // Chips go to one's own hand again in each new round.
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
    const reply = await line.ask({ type: 'wager', table: table.id, wagers })
    setRefused(reply.ok ? undefined : { why: reply.why, round })
    if (reply.ok) latest.set(table.id, { round, drafts: wagers.length > 0 ? drafts : before, before })
    return reply.ok
  }
  const seat = chosen?.round === round ? chosen.seat : undefined
  return useBetting(
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
