import type { FeeTable } from '@cardroom/engine/collection'
import { comstockOwn } from './own.ts'
import { comstockRates } from './rates.ts'

export const comstockFees: readonly FeeTable[] = [...comstockRates, ...comstockOwn]
