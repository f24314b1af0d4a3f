import { type Game, isRefusal } from '@cardroom/engine'
import type { NotedRound } from '@cardroom/engine/board'
import type { DealtBoardReply, OwnReply, SignsReply } from '@cardroom/protocol'
import { type Names, type Speaker, wagerNames } from '@cardroom/words'
import { useEffect, useMemo, useState } from 'react'
import { familyPicture } from '../families/family.tsx'
import { emptyPicture, type Picture, roundPicture } from '../felt/picture.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { useSecondsLeft } from '../table/clock.tsx'
import { pictureAsEntered } from './board-card.tsx'
import type { DealtFeed } from './dealt-feed.ts'
import type { BoardModel } from './model.ts'
import { usePolled } from './use-polled.ts'

/** The board model of a table dealt by hand. */
export function useDealtBoard({ seen, clock, isLost }: DealtFeed): BoardModel | undefined {
  const m = useMessages()
  const left = useSecondsLeft(clock)
  const id = seen?.game
  const game = useGame(id)
  const signs = usePolled<SignsReply>(id === undefined ? undefined : `/api/games/${id}/signs`)
  const board = useMemo(() => game?.board(seen?.readings), [game, seen?.readings])
  const rounds = useMemo(
    () => (board && seen ? seen.rounds.flatMap(round => notedOf(round, board) ?? []) : []),
    [board, seen],
  )
  if (!seen || !game || !board) return undefined
  const { rules, kind } = game
  const names: Names = {
    m,
    players: new Map(seen.seats.map(({ seat, name }) => [seat, name])),
    wagers: new Map(wagerNames(rules)),
  }
  const entered = new Map(seen.rounds.map(({ id, entered }) => [id, entered]))
  const picture = pictureOf(seen, rounds.at(-1), entered, m)
  return {
    game: seen.game,
    name: rules.name,
    family: rules.family,
    kind,
    title: seen.title,
    sign: signs?.find(({ schedule }) => schedule === String([seen.schedule].flat()[0]))?.sign,
    limits: seen.sign,
    counts: board.counts,
    payouts: board.payouts,
    rounds,
    entered,
    shoe: seen.shoe && String(seen.shoe.number),
    isOver: !seen.round && rounds.length > 0,
    picture: familyPicture(rules.family, picture, m, rules),
    names,
    status: m.table.phases[seen.phase],
    bets: kind !== 'banked' ? undefined : betsIn(seen, left),
    clock: left === 0 ? undefined : clock,
    bank: seen.bank,
    isLost,
  }
}

/** A running clock means that the bets are open, whatever was entered. */
function betsIn({ phase }: DealtBoardReply, left: number | undefined): BoardModel['bets'] {
  if (phase === 'round' || left === 0) return 'closed'
  return phase === 'wagers' || left !== undefined ? 'open' : undefined
}

/** Leaves out a voided round. */
function notedOf(
  { id, at, shoe, people, question, result }: DealtBoardReply['rounds'][number],
  board: ReturnType<Game['board']>,
): NotedRound | undefined {
  const { dice } = question
  return (
    result && board.note(result, { id, at, shoe: String(shoe), names: people, ...(dice ? { dice } : {}) })
  )
}

/** The current table; between two rounds the hands that everybody saw last. */
function pictureOf(
  seen: DealtBoardReply,
  last: NotedRound | undefined,
  entered: NonNullable<BoardModel['entered']>,
  m: Speaker,
): Picture {
  const sitters = seen.seats.map(({ seat, name }) => ({ seat, name, notes: [] }))
  const { buttons, wagers, bank } = seen
  if (seen.round) return pictureAsEntered(roundPicture(seen.round, { sitters, buttons }, m.say), seen.entered)
  const empty = emptyPicture({
    sitters,
    buttons,
    wagers,
    bank: bank?.seat === undefined ? undefined : { seat: bank.seat, wager: bank.wager ?? 0 },
  })
  const piles = Object.entries(last?.hands ?? {}).map(([place, { cards, is }]) => ({
    place,
    cards: cards.split(' ').filter(Boolean),
    ...(is ? { name: m.say(is) } : {}),
  }))
  return pictureAsEntered({ ...empty, piles }, last && entered.get(last.id))
}

/** The game with its engine: the page computes the results of rounds itself. */
function useGame(id: string | undefined): Game | undefined {
  const own = usePolled<OwnReply>(id === undefined ? undefined : '/api/own')
  const [game, setGame] = useState<Game>()
  useEffect(() => {
    if (id === undefined || !own) return
    let left = false
    const open = async () => {
      const { openRulebook } = await import('@cardroom/rulebook')
      const found = (await openRulebook(own)).game(id)
      if (!left && !isRefusal(found)) setGame(found)
    }
    open()
    return () => {
      left = true
    }
  }, [id, own])
  return game
}
