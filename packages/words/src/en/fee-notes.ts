import type { FeeNoteSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const feeNotes: Says<FeeNoteSentences> = {
  'fee-note-hand-and-half-hour': 'a fee per hand and a fee per 30 minutes in one option',
  'fee-note-two-fees-one-printed': 'the text takes up to two fees, the table prints one',
  'fee-note-options-4-to-6-as-1-to-3': 'the table numbers options 4 to 6 as 1 to 3',
  'fee-note-different-payers': 'the text and the heads of the columns name different payers',
  'fee-note-unreadable-second-line': 'limit and blinds of the second line unreadable',
  'fee-note-unreadable-limit-and-blinds': 'limit of the first line, blinds of the second unreadable',
  'fee-note-unreadable-limit': 'limit of the second line unreadable',
  'fee-note-merged-cell-damaged': 'one merged fee cell, damaged in both lines that show it',
  'fee-note-merged-with-option-8': 'fee cells blank, merged with option 8',
  'fee-note-merged-with-line-above': "player's cell blank, merged with the line above",
  'fee-note-cell-of-one-line-limit-of-other': "player's cell of the first line, limit of the second",
  'fee-note-limit-printed-23-100': 'limit printed $23 - $100',
  'fee-note-limit-printed-100': 'limit printed $100 alone',
  'fee-note-first-row-printed-5-500': 'first row printed $5 - $500',
  'fee-note-limit-twice': 'the limit stands twice, once damaged',
  'fee-note-bank-cell-blank': "player-dealer's cell blank",
  'fee-note-basis-redacted': 'the text on what sets the fee is redacted; the column says total table action',
  'fee-note-falls-to-nothing': 'the player fee falls to $0 in the last row',
  'fee-note-names-1-and-5': 'the text names options 1 and 5 for 1 to 5',
  'fee-note-one-column-for-both': "one wager column for both fees: the bank's is read as total table action",
  'fee-note-cells-below-blank': 'cells below a printed fee are blank',
  'fee-note-one-column-off': 'the fee of the last row stands one column off',
  'fee-note-player-cells-blank': "player's cells below the first row are blank",
  'fee-note-below-100-in-no-row': 'player wagers below $100 in no row',
  'fee-note-401-without-plus': 'the last row is printed $401 without a plus',
  'fee-note-no-flop': 'Mexican Poker has no flop: read as the end of its first betting round',
  'fee-note-no-betting-round': 'Pan has no betting round: read as a hand that was played',
  'fee-note-option-10-as-1': 'the table numbers option 10 as 1',
  'fee-note-one-fee-printed': 'the text sets the fee by the total table action, the table prints one',
  'fee-note-rows-split': 'the rows are split by the reading of the page',
  'fee-note-numbered-9-2': 'numbered "9 2"',
  'fee-note-third-row-printed-75': 'third row printed $75 - $1,200',
  'fee-note-none-for-any-wager': 'a fee from the player, and none for any of the wagers',
  'fee-note-names-1-through-18': 'the text names options 1 through 18',
  'fee-note-numbered-11': 'numbered 11 between 25 and 26',
  'fee-note-limit-over-buy-in': '"Limit" stands over a buy-in',
  'fee-note-five-or-more': '"5 or more" between rows for six and for five',
  'fee-note-varies-first-and-second': 'the text varies the first fee, the table the second',
  'fee-note-beside-second-row': "the player-dealer's fee stands beside the second row",
  'fee-note-rows-joined': 'two rows joined in one line',
  'fee-note-names-1-through-17': 'the text names options 1 through 17',
  'fee-why-each-circle':
    'the fee is for each betting circle with a base game wager: a seat has one of its own, or the circles of Ante and Blind pay each',
  'fee-why-on-blind':
    'the fee is for each base game wager; Ante and Blind are base game wagers each, or the fee is for the Ante alone',
  'fee-why-bank-per-spot': 'the player-dealer pays "per spot": for every spot in play, or for its own alone',
  'fee-why-payer':
    'the text lets the player-dealer pay, the heads of the columns the player by the wager in the circle',
  'fee-why-merged-cells':
    'one line of the merged cells shows $4, $3 and $1, the other $2 and three damaged figures',
  'fee-why-zero-cents':
    'the first line shows "¢0"; the second line and the common document (002:2246) print $2',
  'fee-why-first-row': 'the first row is printed $5 - $500; the next starts at $51, so it is read $5 - $50',
  'fee-why-bank-cell-blank': "the player-dealer's cell is blank: merged with the line above, or nothing due",
  'fee-why-blank-cell': 'a blank cell is merged with the cell above, or nothing is due',
  'fee-why-shifted-cell':
    "the last row prints $1 in the player-dealer's column and leaves the player's blank: read as shifted",
  'fee-why-beside-first-row':
    "the player's fee stands beside the first row: for every wager, or for wagers of that row only",
  'fee-why-third-row':
    'the third row is printed $75 - $1,200; the row before it ends at $750 and rows start at a 5',
  'fee-why-past-the-flop':
    'a hand that ends on the flop is neither past it nor before it; the common document takes after the flop',
  'fee-why-player-basis':
    "the text sets the player's fee by the total table action, the rows end at the limit of one wager",
}
