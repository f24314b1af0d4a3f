import type { Move } from '@cardroom/engine'
import { nameOf } from '@cardroom/engine/cards'
import type { Choice } from '@cardroom/lab'
import { cardSign, moveLabel, type Speaker } from '@cardroom/words'

/** A choice in words: `Set 5♥ 5♦`, `Bet $40`. */
export const movedChoiceWords = (m: Speaker, { move, cards, cents }: Choice | Move): string =>
  [
    moveLabel(m, move),
    ...(cards ?? []).map(card => cardSign(m, nameOf(card))),
    ...(cents === undefined ? [] : [m.money(cents)]),
  ].join(' ')

/** The moves that a decision is between. */
export const topicWords = (m: Speaker, topic: string): string =>
  topic
    .split('/')
    .map(move => moveLabel(m, move))
    .join(' / ')
