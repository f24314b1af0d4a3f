import type { BoardReply, GameReply, SignReply, TableView } from '@cardroom/protocol'
import { useEffect } from 'react'
import { useRoomState } from '../connection/use-room-state.ts'
import { familyPicture } from '../families/family.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { tableNamesOf, tablePictureOf } from '../table/model.ts'
import { statusOf } from '../table/status.ts'
import { usePaced } from '../table/use-paced.ts'
import type { BoardModel } from './model.ts'
import { isLeftBehind, shownRounds } from './shown-rounds.ts'
import { usePolled } from './use-polled.ts'

/** The board model of a live table; nothing until its rounds are loaded. */
export function useLiveBoard(now: TableView): BoardModel | undefined {
  const m = useMessages()
  const status = useRoomState(state => state.status)
  const { table, behind, catchUp } = usePaced(now, false)
  const at = encodeURIComponent(now.id)
  const isOpen = status === 'open'
  // Requested as soon as a round is reported, so that the answer is there with its last card.
  const board = usePolled<BoardReply>(`/api/tables/${at}/board`, `${isOpen} ${now.last?.id}`)
  const sign = usePolled<SignReply>(`/api/tables/${at}/sign`, String(isOpen))
  const game = usePolled<GameReply>(`/api/games/${now.game}?table=${at}`)
  const isLate = board !== undefined && isLeftBehind(board.rounds, table, now)
  useEffect(() => {
    if (isLate) catchUp()
  })
  if (!board) return undefined
  const rounds = shownRounds(board.rounds, table)
  const names = tableNamesOf(table, game?.rules, m)
  return {
    game: table.game,
    name: table.name,
    family: table.family,
    kind: table.kind,
    title: table.title,
    code: board.code,
    sign,
    limits: table.sign.limits,
    counts: board.counts,
    payouts: board.payouts,
    rounds,
    shoe: table.shoe?.id,
    isOver: !table.round && rounds.at(-1)?.id === table.last?.id,
    picture: familyPicture(table.family, tablePictureOf(table, m), m, game?.rules),
    names,
    status: statusOf(table, names, behind),
    bets: betsAt(table),
    clock: table.clock,
    bank: table.bank,
    isLost: !isOpen,
  }
}

function betsAt({ kind, phase }: TableView): BoardModel['bets'] {
  if (kind !== 'banked') return undefined
  return phase === 'wagers' ? 'open' : phase === 'round' ? 'closed' : undefined
}
