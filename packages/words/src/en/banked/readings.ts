import type { BankedReadingSentences } from '@cardroom/engine/banked'
import type { BlackjackReadingSentences } from '@cardroom/engine/blackjack'
import type { FiledReadingSentences } from '@cardroom/rulebook'
import type { Says } from '../../speaker.ts'

export const bankedReadings: Says<
  BankedReadingSentences & BlackjackReadingSentences & FiledReadingSentences
> = {
  'banked-why-coverage':
    'How the player-dealer’s wager runs out: every chip that changes hands uses it up, paid and taken are counted apart, or a running balance.',
  'banked-why-misdeal-collection':
    'No filing says; the same wagers are dealt again, so a misdealt round takes no collection.',
  'banked-why-other-circles':
    'This filing says nothing of circles where nobody sits. Five others let a player bet them besides the own seat, one forbids it.',
  'banked-why-second-hand':
    'One who bets several positions may see one hand only; nobody is named who plays the others. The house dealer does, unseen; or their bettor sees and plays them after all.',
  'banked-why-early-settlement':
    'A wager that is decided early is settled early, and uses up cover at that moment; otherwise it waits for its turn.',
  'banked-why-forfeit-order':
    'A forfeited wager is taken in its turn of the settlement, or at once: only “to the extent that money covers” is printed.',
  'banked-why-foul-back-line':
    'A foul hand binds every wager on it: it is one hand. The print names only its player; then the others’ wagers go back.',
  'banked-why-bonus-on-foul':
    'A bonus bet on the dealt cards is kept in action whatever happens to the base wager.',
  'banked-why-deal': 'The filing has both a shuffler and a shoe, with different orders of the deal.',
  'banked-why-supply':
    'Several decks are filed, and not when they are shuffled: one shoe until its cut card comes out, as is usual.',
  'banked-why-cut-card':
    'A shoe lasts until its cut card comes out, and no filing says where that stands: a deck is left behind it, as is usual.',
  'banked-why-shoe-runs-out':
    'A shoe that runs out in the middle of a round is filed nowhere: what earlier rounds have left is shuffled and the round goes on, or it is called off and everybody has their wagers back.',
  'banked-why-burn-ten':
    'A ten counts nothing in the game, but court cards burn ten: a ten burns as many as it shows.',
  'banked-why-decisions': 'No filing says who decides first: as in the settlement, or as in the deal.',
  'banked-why-play-maximum':
    'The Play wager is printed with a posted maximum of $200 to $1,000, and as three or four times the Ante: it is not offered beyond the maximum, or the multiple goes before.',
  'banked-why-hand-of':
    'One line makes a hand of the two own cards and three of the board, another of any five of the seven, as the game is played; the bonus bet is on all seven cards either way.',
  'banked-why-suited-wheel':
    'The lowest straight flush is printed as 4-3-2, the lowest straight as A-2-3: ace, two and three of one suit are a straight flush as in the other filings, or only a flush.',
  'banked-why-losing-order':
    'One line settles Ante, Play, Blind and Trips in this order; another collects Play before Ante from a losing hand.',

  'blackjack-why-bank-soft-18':
    'The chart has no row for soft 18 to 21: what must take a card is soft 17 or less; drawing on until a hard total is the other reading.',
  'blackjack-why-both-over':
    'Both hands over and no special hand: nothing is printed; the exceptions would mean nothing if the player did not lose.',
  'blackjack-why-equal-over':
    'Both hands over with the same total: only a closer hand is spoken of, and even a closer player loses.',
  'blackjack-why-insured-natural':
    'Insurance on a hand that is a natural itself: where the print pays it only if the player has none, it goes back; else it pays as it does for others.',
  'blackjack-why-counted-twenty-two':
    'A natural counts 22; a counted 22 is neither less nor more. The chart ends at 21, so it is over; or it counts between 21 and the natural.',
  'blackjack-why-split-tens':
    'Cards of the same value or rank may be split; the line on ten-value cards says of the same rank.',
  'blackjack-why-resplit-aces':
    'A split ace gets one card and no more; whether a second ace on it may be split again is not said.',
  'blackjack-why-double-on-must-stand':
    'Whether a hand that the chart makes stand may be doubled: the chart speaks of taking cards and standing, the line on doubling of any first two cards.',

  'pai-gow-why-fortune-joker':
    'What the joker may be among the seven cards of a Fortune Bonus: any card, or an ace and what completes a straight or flush.',
  'pai-gow-why-envy-hand':
    'Envy buttons are paid for hands on which somebody has a Fortune Bonus, or for any player’s hand.',
  'pai-gow-why-royal-match-joker':
    'The joker may complete the royal flush beside a royal match; the king and queen of the match are natural.',
  'pai-gow-why-wheel':
    'Where 5-4-3-2-A stands among straights is not printed; the other rooms rank it lowest.',
  'pai-gow-why-bank-foul':
    'A player-dealer’s own foul setting loses to every hand that is not foul; no penalty is printed.',
  'baccarat-why-banker-three-card-seven':
    'Elsewhere the banker line pushes when it wins with a three-card seven; no filing of this game prints it.',
  'banked-why-settlement-sweep':
    'The print can mean one kind of wager around the whole table before the next, or all wagers of a seat before the next seat.',
  'baccarat-why-ez-natural':
    'The sister filings stop both hands at a natural; this one has lost the sentence.',
  'let-it-ride-why-base-pays':
    'The table among the rules is LIRX-01; the one on the picture of the layout pays otherwise. The rules decide, and the second picture agrees with them.',
  'blackjack-why-switch-moment':
    'A player decides about the switch before drawing, and may double or split before or after a switch: after these the switch is still open. Or it is decided first, and “before” means without one.',
  'blackjack-why-natural-against-22':
    'The push against 22 is printed for hands less than a Natural, and a Natural beats all other hands.',
  'blackjack-why-switched-against-23':
    'A switched 21½ is said to push against 21 and 22; against a higher total, which loses to every hand that is not over, nothing is said.',
  'blackjack-why-insurance-amount':
    'Half the wager in the round of play, up to half of it in the rule on insurance.',
  'blackjack-why-double-amount': 'A second wager equal to the first, and then: a player may double for less.',
  'blackjack-why-super-match-seven-decks':
    'Six to eight decks are allowed, and pay tables are printed for six and for eight.',
  'blackjack-why-surrender-price':
    'What a surrender costs is not printed; every other filing that has one takes half the wager.',
  'double-hand-why-deal':
    'Seven hands of seven are dealt; in which order is not printed. The room’s other pai gow game comes back from right to left.',
  'comstock-why-jackpot':
    'The house may attach a jackpot to the game; every posted fee is a dollar higher then, whoever pays it.',
  'pan-9-why-empty-spots':
    'Eight hands are dealt, but only those with a wager are played: a hand for an empty spot changes nothing but the shoe.',
  'no-bust-why-bank-natural':
    'Doubles and splits get no action against a natural of the player-dealer. Two jokers freeze every hand before it can double, so that a joker in the first two cards must be meant.',
  'no-bust-why-button-from':
    'The drawing that shows where the button goes is lost; the seats are counted from the player-dealer’s left, or as the later games of the filing do.',
  'pai-gow-why-envy-least':
    'An Envy button comes with a Fortune Bonus of $5 in three places; the glossary asks for $25.',
  'blackjack-why-natural-after-split':
    'Only split aces are said to make no Natural, but an ace is worth twelve on the first two cards only.',
  'blackjack-why-settlement-direction':
    'Printed counter-clockwise, though seats are counted and hands are played clockwise.',
  'fortune-why-deal':
    'The seven piles are dealt from left to right; the other rooms come back from right to left.',
  'blackjack-why-button-faces':
    'The button is placed by the numerical value of the down card, which for a face is ten; the room’s other game counts jack 11 to king 13.',
  'blackjack-why-button-from':
    'An ace is the first seat to the right of the player-dealer, though the count goes clockwise: the house dealer’s right is the player-dealer’s left. The room’s other game counts from the house dealer’s left.',
  'three-card-why-unqualified-ante':
    'The filing lets a card room choose and prints one option: every Ante is paid when the player-dealer does not qualify. A sister filing has the other: only a higher hand is.',
  'three-card-why-unqualified-tie':
    'Only a higher hand is paid when the player-dealer does not qualify; an equal one is not spoken of.',
  'face-up-why-deal':
    'By hand seven piles are dealt and one is chosen; the machine delivers seven hands from the action seat on.',
  'spanish-why-double-double':
    'The room may allow doubling the total again after a double card; where it does not, doubling for less is allowed.',
  'spanish-why-natural-against-natural':
    'The player wins; what is paid is not said there, but the hand pays 6 to 5 without exception elsewhere.',
  'spanish-why-match-decks': 'Four to eight decks are allowed, and the pay table is headed eight decks.',
  'spanish-why-two-suited-matches':
    'The figure is lost in print; the other rows add up (12 and 3 make 15, 3 and 3 make 6), so two suited matches pay twice 12.',
  'tiles-why-button-passed-to':
    'When the dice name the player-dealer, the player at the house dealer’s right gets the button; elsewhere it is the player-dealer’s left.',
  'tiles-why-gee-joon':
    'The two tiles of the supreme pair may each count three or six; only then does the printed split make sense.',
}
