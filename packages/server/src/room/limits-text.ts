import {
  type Cents,
  dollars,
  isBanked,
  spotsOf,
  type TableGame,
  type TableLimit,
  type TableSettings,
} from '@cardroom/engine'

/** `$5–$200`, `$3/$6 limit`, `$1/$2 blinds, no limit`: what the sign at a table says. */
export function limitsText(settings: TableSettings, game: TableGame): string {
  if (isBanked(game.rules)) {
    const base = spotsOf(game).filter(spot => spot.kind === 'base')
    return span(Math.min(...base.map(spot => spot.min)), Math.max(...base.map(spot => spot.max)))
  }
  const { stakes, blinds, ante, chip } = settings.setup as {
    stakes?: { limit: string; bets?: Cents[]; range?: Cents[] }
    blinds?: Cents[]
    ante?: Cents
    chip?: Cents
  }
  const figures = (cents: readonly Cents[] | undefined) => cents?.map(dollars).join('/') ?? ''
  switch (stakes?.limit) {
    case 'fixed':
      return `${figures(stakes.bets)} limit`
    case 'spread':
      return `${figures(stakes.range)} spread limit`
    case 'pot':
      return `${figures(blinds ?? [ante ?? 0])} pot limit`
    case 'none':
      return `${figures(blinds ?? [ante ?? 0])} no limit`
    default:
      if (chip) return `${dollars(chip)} a chip`
      return ante ? `${dollars(ante)} ante` : ''
  }
}

const span = (min: Cents, max: Cents): string => `${dollars(min)}–${dollars(max)}`

/** The printed limit of a schedule option in a few words. */
export function printedLimit(limit: TableLimit | undefined): string {
  switch (limit?.kind) {
    case undefined:
      return ''
    case 'wager':
      return limit.max === undefined ? `from ${dollars(limit.min)}` : span(limit.min, limit.max)
    case 'posted':
      return `minimum ${ends(limit.min)}, maximum ${ends(limit.max)}`
    case 'minimum':
      return `minimum ${limit.of.map(dollars).join(' or ')}`
    case 'limit':
      return limit.bets.map(dollars).join('/')
    case 'limits':
      return `${limit.from.map(dollars).join('/')} to ${limit.to.map(dollars).join('/')}`
    case 'blinds':
      return `blinds ${limit.blinds.map(dollars).join('/')}`
    case 'buy-in':
      return `buy-in ${limit.max === undefined ? `from ${dollars(limit.min)}` : span(limit.min, limit.max)}`
  }
}

function ends({ from, to }: { from?: Cents; to?: Cents }): string {
  if (from === undefined) return to === undefined ? 'open' : `to ${dollars(to)}`
  return to === undefined ? `from ${dollars(from)}` : span(from, to)
}
