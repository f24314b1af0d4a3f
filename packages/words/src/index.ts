export { cardName, cardNames, cardSign } from './cards.ts'
export type { AllRefusals, AllSentences } from './catalogue.ts'
export { sayEntered } from './entered.ts'
export {
  type LogLine,
  moveText,
  potPart,
  sayEvent,
  sayLog,
  sayWager,
  type Tone,
} from './events.ts'
export { sayFollows } from './follows.ts'
export type { LanguageFormats } from './formats.ts'
export { sayHouseEvent } from './house-log.ts'
export { sayEquity, sayFrequencies, sayOdds, sayValues } from './lab.ts'
export { listItems } from './list-items.ts'
export {
  bettorName,
  buttonName,
  familyName,
  gameName,
  moveLabel,
  moveLabelOfNone,
  type NamedGame,
  type Names,
  placeName,
  roomName,
  seatName,
  stateName,
  wagerLabel,
} from './names.ts'
export { ownWord } from './own-word.ts'
export type { PageRefusals } from './page-refusals.ts'
export type { PageWords } from './page-words/index.ts'
export { sayRefusal } from './refusal.ts'
export { accountName, sayResult } from './result.ts'
export { speak } from './speak.ts'
export type { Speaker } from './speaker.ts'
export { wagerNames } from './wager-names.ts'
export { sayTold } from './who.ts'
