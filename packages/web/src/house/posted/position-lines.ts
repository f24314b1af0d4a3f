import type { Section, Statement } from '@cardroom/engine'

/** What a sheet says of the player-dealer position: how it is offered, by which button it goes round, who may take part. */
const OF_THE_POSITION: ReadonlySet<string> = new Set([
  'banked-position-offered',
  'banked-bank-button',
  'banked-providers',
])

/** The lines of a sheet that everybody is told about the player-dealer position, how it is offered first. */
export function positionLines(sheet: readonly Section[]): Statement[] {
  const found = sheet
    .flatMap(({ lines = [] }) => lines)
    .filter(({ text }) => typeof text !== 'string' && OF_THE_POSITION.has(text.say))
  const isOffer = ({ text }: Statement) => typeof text !== 'string' && text.say === 'banked-position-offered'
  return [...found.filter(isOffer), ...found.filter(one => !isOffer(one))]
}
