import type { FamilyName, RulesOf } from '@cardroom/engine'
import type { ComponentType } from 'react'
import { ResultPad, type ResultPadProps } from './result-pad.tsx'

/** The families whose rounds can be entered by their results. */
const RESULT_PADS: { readonly [N in FamilyName]?: ComponentType<ResultPadProps<RulesOf<N>>> } = {
  baccarat: ResultPad,
}

export const resultPadOf = <N extends FamilyName>(
  rules: RulesOf<N>,
): ComponentType<ResultPadProps<RulesOf<N>>> | undefined => RESULT_PADS[rules.family]
