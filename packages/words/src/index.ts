export { cardName, cardNames, cardSign } from './cards.ts'
export type { AllRefusals, AllSentences, Catalogue } from './catalogue.ts'
export type { PageWords } from './en/page/index.ts'
export { sayEntered } from './entered.ts'
export { moveText, potPart, type Said, sayEvent, sayLog, settled, type Tone } from './events.ts'
export type { Figures } from './figures.ts'
export { sayFollows } from './follows.ts'
export { sayEquity, sayFrequencies, sayOdds, sayValues } from './lab.ts'
export {
  bettorName,
  buttonName,
  familyName,
  moveLabel,
  moveLabelOfNone,
  type Names,
  placeName,
  roomName,
  seatName,
  stateName,
  wagerName,
} from './names.ts'
export { ownWord } from './own-word.ts'
export type { PageRefusals } from './page-refusals.ts'
export { sayRefusal } from './refusal.ts'
export { accountName, sayResult } from './result.ts'
export { speak } from './speak.ts'
export type { Says, Speaker } from './speaker.ts'
export { wagerNames } from './wager-names.ts'
export { sayTold } from './who.ts'
