import type { Section, Statement } from '@cardroom/engine'

/** The sentences about the player-dealer position: how it is offered, how it rotates, who may take it. */
const POSITION_SENTENCES: ReadonlySet<string> = new Set([
  'banked-position-offered',
  'banked-bank-button',
  'banked-providers',
])

/** A sheet's statements about the player-dealer position, how it is offered first. */
export function positionLines(sheet: readonly Section[]): Statement[] {
  const found = sheet
    .flatMap(({ lines = [] }) => lines)
    .filter(({ text }) => typeof text !== 'string' && POSITION_SENTENCES.has(text.say))
  const isOffer = ({ text }: Statement) => typeof text !== 'string' && text.say === 'banked-position-offered'
  return [...found.filter(isOffer), ...found.filter(one => !isOffer(one))]
}
