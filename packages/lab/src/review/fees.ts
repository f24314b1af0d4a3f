import { type Cents, type Result, writeDecider } from '@cardroom/engine'

/** What one person paid as collection. */
export const feesPaidBy = ({ fees }: Pick<Result, 'fees'>, account: string): Cents =>
  fees
    .filter(({ from, seat, by, player = seat }) => {
      if (from !== 'player' || player === undefined) return false
      return writeDecider(by === undefined ? { seat: player } : { seat: seat ?? player, by }) === account
    })
    .reduce((sum, { cents }) => sum + cents, 0)
