import { sayer } from '@cardroom/engine'
import type { HandSentences } from '@cardroom/engine/ranking'

/** What a hand is, as a result says it. */
export const hand = sayer<HandSentences>()

export const counts = (points: number) => hand('hand-total', { points })
export const softly = (points: number) => hand('soft-hand-total', { points })
