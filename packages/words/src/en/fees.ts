import type { FeeRefusals, FeeSentences } from '@cardroom/engine/collection'
import type { Says } from '../speaker.ts'

/** `5 or more`, `7 or less`, `5 to 6`. */
function span(from: number | undefined, to: number | undefined, write: (n: number) => string): string {
  if (to === undefined) return `${write(from ?? 0)} or more`
  if (from === undefined) return `${write(to)} or less`
  return from === to ? write(from) : `${write(from)} to ${write(to)}`
}

export const fees: Says<FeeSentences> = {
  'count-span': ({ from, to }) => span(from, to, String),
  'money-span': ({ from, to }, { money }) => span(from, to, money),
  'option-numbers': ({ first, last, others }) =>
    [first === last ? first : `${first} to ${last}`, ...others].join(' and '),
  'fee-in-no-row': ({ span: amounts }, { say }) => `${say(amounts)} in no row`,
  'fee-in-two-rows': ({ span: amounts }, { say }) => `${say(amounts)} in two rows`,
  'fee-why-gap': 'some amounts stand in no row',
  'fee-why-time-taken': 'every 30 minutes, it says; whether before or after them it does not',
  'fee-why-time-from': 'from each player, it says; those who are away pay elsewhere too (002:220)',
  'fee-why-overlap': 'some amounts stand in two rows',
}

export const feeRefusals: Says<FeeRefusals> = {
  'no-fees-filed': ({ game }) => `no fees are filed for ${game}`,
  'no-option-named': 'the list of schedule options is empty',
  'no-such-schedule': ({ game, name, documents }) =>
    `${game} has no schedule "${name}": its fees are filed in ${documents.join(', ')}`,
  'no-such-option': ({ game, name, document, options }, { say }) =>
    `${game} has no schedule option "${name}": ${document} has ${say(options)}`,
  'options-need-players': 'several schedule options need the number of players',
  'options-for-players': ({ options, covering, players }) =>
    `${covering === 0 ? 'none' : covering} of ${options.join(', ')} cover ${players} players`,
  'fee-needs-action': ({ schedule }) => `${schedule} needs the total table action`,
  'fee-needs-wager': ({ schedule }) => `${schedule} needs the player's wager`,
  'fee-needs-players': ({ schedule }) => `${schedule} needs the number of players`,
  'fee-needs-pot': ({ schedule }) => `${schedule} needs the size of the pot`,
  'fee-needs-minutes': ({ schedule }) => `${schedule} needs the minutes at the table`,
  'fee-players-not-covered': ({ schedule, covers, players }, { say }) =>
    `${schedule} covers ${covers.map(say).join(', ')} players, not ${players}`,
  'fee-half-hours-only': ({ schedule, minutes }) =>
    `${schedule} is taken every 30 minutes: ${minutes} are not full`,
  'fee-no-such-street': ({ schedule, street, streets }) =>
    `${schedule} knows no street "${street}": ${streets.join(', ')}`,
  'action-above-most': ({ action, most }, { money }) =>
    `the total table action of ${money(action)} is above ${money(most)}`,
  'minimum-not-filed': ({ amount, filed }, { money, say }) =>
    `a minimum of ${money(amount)} is not filed: ${say(filed)}`,
  'maximum-not-filed': ({ amount, filed }, { money, say }) =>
    `a maximum of ${money(amount)} is not filed: ${say(filed)}`,
}
