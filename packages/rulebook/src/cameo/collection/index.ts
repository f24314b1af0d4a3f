import type { FeeTable } from '@cardroom/engine/collection'
import { californiaGames } from './california-games.ts'
import { pokerRates } from './poker.ts'

export const cameoFees: readonly FeeTable[] = [...californiaGames, pokerRates]
