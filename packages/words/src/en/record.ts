import type { ReadingRefusals, RecordRefusals, ShoeRefusals } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const recordRefusals: Says<RecordRefusals> = {
  'dice-needed': ({ count }) => `${count} dice are needed`,
  'to-act': ({ who, options }, { say }) => `seat ${who} is to act: ${options.map(say).join(', ')}`,
  'not-asked': ({ move }) => `nobody is asked for "${move}"`,
  'shoe-empty': ({ to }) => `the shoe is empty, and ${to} needs a card`,
  'card-needed': 'one more card is needed',
  'cards-left-over': ({ cards }) => `${cards} left over`,
  'no-result': 'is missing',
  'result-differs': ({ said, is }) => `the record says ${said}, it is ${is}`,
  'secret-not-committed': 'the secret is not what was committed to',
  'not-bound': 'the house was bound to no order of the cards',
  'another-root': 'the order that the secret gives is not the one that the house was bound to',
  'card-not-proved': ({ card }) => `card ${card + 1} is not proved to be the one that the house was bound to`,
  'proof-does-not-fit': ({ card }) => `card ${card + 1} is not the one that the house was bound to`,
  'proof-of-another-place': ({ card }) => `card ${card + 1} is from another place of the shoe`,
  'proof-of-nothing': ({ card }) => `card ${card + 1} is not shown`,
  'called-off': 'the round was called off, and has no result',
  'result-of-a-round-called-off': 'a round that was called off has none',
  'another-shuffle': ({ shoe }) => `the rounds of ${shoe} name different shuffles`,
  'shoe-place-taken': ({ from, to }) => `begins after ${from} cards, where ${to} had left the shoe`,
  'shoe-cards-missing': ({ from, to }) =>
    to === from + 1
      ? `card ${to} of the shoe is in no record here`
      : `cards ${from + 1} to ${to} of the shoe are in no record here`,
  'shoe-burned-otherwise': ({ burned }) => `the first ${burned} cards of this shoe are burned`,
  'beyond-the-cut-card': ({ cutCard }) => `the cut card comes after ${cutCard} cards`,
}

export const shoeRefusals: Says<ShoeRefusals> = {
  'not-from-the-seed': 'not what the seed gives',
  'seals-closed': 'no more seals are taken for this shuffle',
  'seals-not-closed': 'nothing is opened while seals are taken',
  'nothing-sealed': ({ name }) => `${name} has sealed nothing`,
  'opened-already': 'that seal is open already',
  'not-what-was-sealed': ({ name }) => `what ${name} brings is not what was sealed`,
  'not-in-the-order-of-seals': 'what players brought is not in the order of their seals',
}

export const readingRefusals: Says<ReadingRefusals> = {
  'no-such-reading': ({ name, game, known }) =>
    `${game} has no such reading as "${name}" (it has ${known.join(', ') || 'none'})`,
  'no-such-choice': ({ name, value, choices }) => `${name} is ${choices.join(' or ')}, not ${value}`,
}
