import type { TableView } from '@cardroom/protocol'
import { bettorName, type Names, seatName } from '@cardroom/words'
import { may, seatFeesOf } from './model.ts'

/** One sentence: what the table is waiting for. */
export function statusOf(table: TableView, names: Names, behind: boolean): string {
  const { m } = names
  const words = m.table.ask
  const you = table.you.seat
  const own = table.seats.find(({ seat }) => seat === you)?.player
  switch (table.phase) {
    case 'waiting':
      return m.table.phases.waiting
    case 'bank': {
      const to = table.bank?.offeredTo
      return to === undefined || to === you
        ? m.table.phases.bank
        : `${m.table.phases.bank} · ${words.waitingFor({ who: seatName(names, to) })}`
    }
    case 'wagers':
      if (you === undefined) return m.table.phases.wagers
      if (table.bank?.seat === you) {
        const { turn, turns } = table.bank
        return `${m.table.wager.bankIsYours} (${m.table.bankTurn({ turn, turns })})`
      }
      return own?.away ? words.youAreAway : m.table.phases.wagers
    case 'pause': {
      const net = you === undefined ? undefined : table.last?.result.net[String(you)]
      const next = may(table, 'deal') ? m.table.hold.whenReady : words.next
      if (net === undefined) return next
      const fees = seatFeesOf(table.last?.result.fees, you)
      const result =
        fees > 0
          ? m.table.log.resultWithFee({ change: net + fees, fee: fees, net })
          : m.table.log.result({ change: m.change(net) })
      return `${result} · ${next}`
    }
    case 'round':
      if (behind) return words.dealing
      return may(table, 'move') ? m.table.phases.round : roundStatus(table, names)
  }
}

function roundStatus(table: TableView, names: Names): string {
  const words = names.m.table.ask
  const awaiting = table.round?.view.awaiting
  switch (awaiting?.kind) {
    case 'decision': {
      const asked = new Set(awaiting.asked.map(ask => bettorName(names, ask)))
      return words.waitingFor({ who: names.m.all([...asked]) })
    }
    case 'dice':
      return words.shaking
    case 'shuffle':
      return words.shuffling
    case 'settlement':
      return words.settling
    default:
      return words.dealing
  }
}
