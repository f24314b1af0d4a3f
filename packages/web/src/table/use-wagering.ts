import type { Refusal } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import type { Names } from '@cardroom/words'
import { useState } from 'react'
import type { Betting, Drafts } from '../controls/betting.ts'
import { useBetting } from '../controls/use-betting.ts'
import { useLine } from '../net/use-line.ts'
import { handsToBet, stillOpen, wherein } from './hands.ts'
import { may, ownWagers } from './model.ts'

/** What was bet the last time at each table: "same again" lays it out once more. */
const lastWagers = new Map<string, Drafts>()

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
  const place = async (drafts: Drafts): Promise<boolean> => {
    const wagers = Object.entries(drafts).flatMap(([seat, draft]) =>
      draft.map(chips => ({ ...chips, ...wherein(Number(seat), you, wager?.circles ?? []) })),
    )
    const reply = await line.ask({ type: 'wager', table: table.id, wagers })
    setRefused(reply.ok ? undefined : { why: reply.why, round })
    if (reply.ok && wagers.length > 0) lastWagers.set(table.id, drafts)
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
          before: stillOpen(lastWagers.get(table.id), hands),
          refusal: refused?.round === round ? refused.why : undefined,
          choose: to => setChosen({ seat: to, round }),
          place,
        }
      : undefined,
  )
}
