import type { FeeMoment, FeeUnit } from '@cardroom/engine/collection'

/** What a fee is taken for, and when, on sheets and on signs. */

export const UNITS: Readonly<Record<FeeUnit, string>> = {
  bet: 'por apuesta',
  spot: 'por lugar',
  'base-wager': 'por apuesta base',
  hand: 'por mano',
  '30min': 'cada 30 minutos',
}

export const MOMENTS: Readonly<Record<FeeMoment, string>> = {
  deal: 'después del reparto',
  'first-round': 'después de la primera ronda',
  flop: 'después del flop',
  turn: 'después del turn',
  river: 'después del river',
  draw: 'al llegar al cambio de cartas',
  played: 'cuando se juega la mano',
  second: 'en la segunda calle',
  third: 'en la tercera calle',
  fourth: 'en la cuarta calle',
  fifth: 'en la quinta calle',
  sixth: 'en la sexta calle',
  seventh: 'en la séptima calle',
}
