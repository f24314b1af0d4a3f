import { type Saying, sayer } from '@cardroom/engine'
import type { Span, TableLimit } from '@cardroom/engine/collection'
import type { RoomSentences } from '@cardroom/protocol'

const say = sayer<RoomSentences>()

/** The printed limit of a schedule option in a few words, where one is printed. */
export const printedLimit = (limit: TableLimit | undefined): { readonly limits?: Saying } =>
  limit ? { limits: limitText(limit) } : {}

function limitText(limit: TableLimit): Saying {
  switch (limit.kind) {
    case 'wager':
      return within({ from: limit.min, ...(limit.max === undefined ? {} : { to: limit.max }) })
    case 'posted':
      return say('limit-posted', { min: within(limit.min), max: within(limit.max) })
    case 'minimum':
      return say('limit-minimum', { of: limit.of })
    case 'limit':
      return say('limit-figures', { bets: limit.bets })
    case 'limits':
      return say('limit-range', { from: limit.from, to: limit.to })
    case 'blinds':
      return say('limit-blinds', { blinds: limit.blinds })
    case 'buy-in': {
      const { min, max } = limit
      return say('limit-buy-in', { within: within({ from: min, ...(max === undefined ? {} : { to: max }) }) })
    }
  }
}

function within({ from, to }: Span): Saying {
  if (from === undefined) return to === undefined ? say('limit-open') : say('limit-to', { max: to })
  return to === undefined ? say('limit-from', { min: from }) : say('limit-span', { min: from, max: to })
}
