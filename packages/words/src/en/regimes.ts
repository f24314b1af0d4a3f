import type { RegimeRefusals, RegimeSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

const meanings = {
  kept: 'kept as filed',
  'at-the-table': 'the table follows it',
  'for-the-house': 'for the house to do',
  forbidden: 'forbidden as filed',
} as const

/** What a regime asks for, and what it finds in a filed game. */
export const regimes: Says<RegimeSentences> = {
  'regime-title': ({ name }) => `Under ${name}`,
  'regime-column-asks': 'What is asked',
  'regime-column-means': 'This game',
  'regime-column-stands': 'Where it stands',
  'regime-means': ({ meaning, what }, { say }) =>
    what === undefined ? meanings[meaning] : `${meanings[meaning]}: ${say(what)}`,
  'regime-not-about-this-game': 'Nothing in it is about a game that is played for a pot.',
  'regime-rounds-in-a-row':
    'The player-dealer position goes around: it is offered to everybody, and nobody keeps it.',
  'regime-fixed-wager': 'The player-dealer wins and loses no more than a fixed wager.',
  'regime-house-never-banks': 'Nobody operates as a bank, and the house never has the position.',
  'regime-offered-every-hand': 'The position is offered to every player before every hand, for all to see.',
  'regime-others-in-time': ({ players, minutes }) =>
    `Within every ${minutes} minutes at least ${players} players other than the third-party provider take it, or the game ends.`,
  'regime-providers-at-most': ({ most }) =>
    most === 1 ? 'One third-party provider a table.' : `No more than ${most} third-party providers a table.`,
  'regime-provider-passes-on': ({ rounds }) =>
    rounds === 1
      ? 'After a third-party provider the position goes to another player.'
      : `A third-party provider has it for no more than ${rounds} rounds in a row.`,
  'regime-provider-only-banks': 'A third-party provider wagers only as the player-dealer.',
  'regime-notice':
    'A notice at the table says that any player may take the position when it is offered, and wins or loses no more than is put up.',
  'regime-words-not-in-name': ({ words }, { any }) =>
    `The name of a blackjack-style game has neither the word nor the number ${any(words.map(word => `“${word}”`))}.`,
  'regime-no-bust': 'No hand of a blackjack-style game loses by going over: the nearer to the target wins.',
  'regime-target-not': ({ points }) => `The target of a blackjack-style game is not ${points}.`,
  'regime-natural-decides-nothing': 'An ace with a ten-value card wins nothing by itself.',
  'regime-ties-to-the-player': 'In a blackjack-style game the player wins ties.',
  'regime-has-rounds': ({ rounds }) => `at most ${rounds} rounds in a row, offered clockwise`,
  'regime-has-cover': 'wagers have action as far as what the player-dealer has put up covers them',
  'regime-has-players-only': 'only those who sit at the table are offered the position',
  'regime-post-the-notice': 'the table’s sign carries the notice',
  'regime-has-word': ({ name, word }) => `“${word}” is in “${name}”`,
  'regime-has-bust': ({ above }) => `hands above ${above} are over`,
  'regime-has-target': ({ points }) => `the target is ${points}`,
  'regime-has-natural': ({ natural }) => `“${natural}” decides by itself`,
  'regime-has-ties': 'equal hands push or lose',
  'regime-compared': ({ name }) => `What ${name} would have changed in the game, and what that costs.`,
}

export const regimeRefusals: Says<RegimeRefusals> = {
  'no-such-regime': ({ regime, known }) => `there is no regime "${regime}": it is one of ${known.join(', ')}`,
  'regime-otherwise': ({ regime }) => `the player-dealer position would not go round as ${regime} asks for`,
  'regime-forbids': ({ regime, game }) =>
    `${game} may not be dealt as filed under ${regime}: “cardroom rules ${game} --regime ${regime}” says why`,
  'regime-changes-nothing': ({ regime, game }) =>
    `${regime} changes nothing of what the wagers of ${game} are worth`,
}
