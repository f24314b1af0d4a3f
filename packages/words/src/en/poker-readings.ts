import type { PokerReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const pokerReadings: Says<PokerReadingSentences> = {
  'poker-why-two-handed-blinds':
    'The text is written for three or more; taken literally, the button of two would be the big blind.',
  'poker-why-raise-cap':
    'The cap is printed without a word on pot and no limit; where a filing says more it is a limit rule.',
  'poker-why-raise-over-all-in':
    'In limit games the print adds a raise to the last full bet, not to the all-in; no filing says it for pot and no limit.',
  'poker-why-cap-lifted':
    'The cap does not hold for two players; whether a fold in mid-round lifts it is a matter of words.',
  'poker-why-pot-fee-players': 'Fees are fixed before the hand, so the players dealt in count.',
  'poker-why-pot-fee-active-players':
    'The column counts active players, the filing’s word for those still in the hand; the text says players only.',
  'poker-why-odd-chips-to-one': 'Several odd chips of one division: the print gives them to one player.',
  'poker-why-odd-chip-by-position':
    'The chip that cannot be halved goes by position; many rooms give it to the high.',
  'poker-why-odd-chip-not-printed':
    'Who gets the odd chip of the halves is not printed; the high hand, as most rooms have it.',
  'poker-why-odd-chip-clockwise': 'The odd chip goes to the first winner clockwise of the button.',
  'poker-why-odd-chip-among-equals':
    'With equal high hands and a low, odd chips go by position; with one high hand it is not said, and the high gets them.',
  'poker-why-odd-chip-to-high': 'The high hand gets the odd chip of the halves.',
  'poker-why-odd-chip-here-by-position':
    'Here the first winning hand from the button’s left gets the odd chip; in the other hi-lo games of this room the high.',
  'poker-why-discard-after-flop': 'After the flop, it says; whether before or after its betting it does not.',
  'poker-why-discard-before-turn':
    'After the flop, it says; a dealer who forgets to ask turns the fourth card too early, so it is after the betting.',
  'poker-why-discard-before-flop':
    'Before the flop, it says; a dealer who forgets to ask flops too early, so it is after the betting.',
  'poker-why-discard-after-first-betting':
    'Said to be before the flop; the method of play puts it after the first betting.',
  'poker-why-incidents-of-another-room':
    'Nothing is printed, and a real table needs an answer: the rules of another room, as practice.',
  'poker-why-holdem-rules-lost':
    'All the rules of Hold’em apply, and the list is lost; what is pointed to stands in Comstock’s (003:141-143).',
  'poker-why-exposed-hole-opens':
    'The next card goes down in place of an exposed hole card; whether that one opens is not said.',
  'poker-why-premature-round':
    'An additional card for each remaining player: a whole round goes out, or as many again.',
  'poker-why-two-exposed':
    'The rule speaks of one exposed card; the same game elsewhere calls two a misdeal (003:138).',
  'poker-why-forfeit': 'Seven copies forfeit antes and blinds, one all that was wagered (002:1113).',
  'poker-why-half-a-raise':
    'With half a raise in, one is allowed to complete it; whether one must is not said.',
  'poker-why-no-initiative': 'May not initiate any action: for how long is not said.',
  'poker-why-upper-from':
    'The lower limit is for the early rounds, the higher for the later ones; from which card is not printed.',
  'poker-why-kill-with-approval': 'A pot is killed with the floor’s approval.',
  'poker-why-kill-raises-the-spread':
    'A kill can raise the maximum of the spread; by how much is not printed.',
  'poker-why-kill-is-an-option': 'A kill is an option of the game.',
  'poker-why-kill-limits': 'Whether a kill raises the limits is not printed.',
  'poker-why-joker-in-use':
    'A joker may be in use: an ace, or what fills a straight or a flush; for low the lowest card missing.',
  'poker-why-burn-before-draw': 'Burn cards are spoken of, but no step burns one.',
  'poker-why-betting-after-second-draw':
    'The narrative skips it; the button’s last action names four rounds of betting.',
  'poker-why-run-twice':
    'One is all-in and all others have matched it, whether or not they have chips left; the games and limits are not specified.',
  'poker-why-killer-acts':
    'The betting begins at the left of the blinds, and nothing gives the killer another place; elsewhere the killer acts last.',
  'poker-why-low-chart':
    'The chart calls every run a wheel and aces the highest pair; the text below it counts no straights, and five-high is the best.',
  'poker-why-single-blind':
    'With a single blind all action starts at the left of the button: with the blind itself, who elsewhere acts last.',
  'poker-why-live-blinds':
    'One live blind a deal beside those in their turn: one who posts or one who straddles; or one for each who comes in.',
  'poker-why-equal-pots':
    'The pot is split into two equal pots before a showdown on one board: the best hand wins both, and only odd chips may differ.',
  'poker-why-five-aces': 'Five aces have no place in the list of hands: four aces with an ace beside them.',
  'poker-why-low-joker':
    'What a joker is in a low hand is not said; its one printed meaning is taken for the low by itself.',
  'poker-why-buy-in-of-the-schedule':
    'The rules print ten minimum bets for every game, the rates $20 for no limit and pot limit; the rates are the later and the narrower.',
  'poker-why-one-short-buy':
    'Thereafter only one short buy, it says; whether a full buy allows another is not said.',
  'poker-why-plays-two-or-any':
    'The text speaks of two hole cards and three of the board, but also of playing the board, as in Hold’em.',
}
