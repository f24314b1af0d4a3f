import type { FeeTable } from '@cardroom/engine/collection'
import { californiaGames } from './california-games.ts'
import { omahaOwn, pokerRates } from './poker.ts'
import { pure215Blackjack } from './pure-21-5-blackjack.ts'

export const outlawsFees: readonly FeeTable[] = [
  pure215Blackjack,
  ...californiaGames,
  omahaOwn,
  ...pokerRates,
]
