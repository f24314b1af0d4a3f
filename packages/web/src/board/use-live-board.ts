import type { BoardReply, GameReply, SignReply, TableView } from '@cardroom/protocol'
import { useEffect } from 'react'
import { dressed } from '../families/family.tsx'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'
import { namesOf, pictureOf } from '../table/model.ts'
import { statusOf } from '../table/status.ts'
import { usePaced } from '../table/use-paced.ts'
import type { BoardModel } from './model.ts'
import { isLeftBehind, shownRounds } from './shown-rounds.ts'
import { useKeptAsking } from './use-kept-asking.ts'

/** What the board above a live table shows; nothing before it is known what was played there. */
export function useLiveBoard(now: TableView): BoardModel | undefined {
  const m = useMessages()
  const { status } = useKnown()
  const { table, behind, catchUp } = usePaced(now, false)
  const at = encodeURIComponent(now.id)
  const isOpen = status === 'open'
  // Asked for as soon as the card room tells of a round: when its last card lies there, the answer has come.
  const board = useKeptAsking<BoardReply>(`/api/tables/${at}/board`, `${isOpen} ${now.last?.id}`)
  const sign = useKeptAsking<SignReply>(`/api/tables/${at}/sign`, String(isOpen))
  const game = useKeptAsking<GameReply>(`/api/games/${now.game}?table=${at}`)
  const isLate = board !== undefined && isLeftBehind(board.rounds, table, now)
  useEffect(() => {
    if (isLate) catchUp()
  })
  if (!board) return undefined
  const rounds = shownRounds(board.rounds, table)
  const names = namesOf(table, game?.rules, m)
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
    picture: dressed(table.family, pictureOf(table, m), m, game?.rules),
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
