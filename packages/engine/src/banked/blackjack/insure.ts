import { type Ask, deciderOf, writeDecider } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { LiveWager } from '../live.ts'
import { doubling } from './options.ts'
import type { BlackjackTable } from './table.ts'
import { isAce } from './value.ts'

/** Under an ace the house dealer offers insurance on every hand at once, to all who bet on it. */
export function* insure(table: BlackjackTable): Script {
  const { rules, wagers, floor, dealer } = table.round
  const { insurance } = rules
  if (!insurance || !isAce(table.up)) return
  const open: { wager: LiveWager; ask: Ask }[] = []
  for (const wager of wagers.all) {
    if (wager.on !== 'base') continue
    const half = Math.floor(wager.amount / 2)
    const option = doubling('insure', insurance.amount === 'half' ? half : 1, half, wagers.behind(wager))
    if (option) open.push({ wager, ask: { ...deciderOf(wager), options: [option], offer: true } })
  }
  yield dealer.askAll(
    () => open.filter(({ wager }) => !floor.isStruck(wager.seat)).map(({ ask }) => ask),
    move => {
      const at = open.findIndex(({ ask }) => writeDecider(ask) === writeDecider(move))
      if (move.move === 'insure') table.addTo(open[at]!.wager, 'insurance', move.cents!)
      open.splice(at, 1)
    },
  )
}
