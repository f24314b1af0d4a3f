import type { Cite } from '../rules/cite.ts'
import type { Incident } from '../rules/rule-set.ts'

const miscounted = (name: 'too-few-cards' | 'too-many-cards'): Incident => ({
  name,
  when: 'a hand has the wrong number of cards',
  consequence:
    'before any decision, or if it is the player-dealer’s or the board: misdeal; later the hand is dead and its wagers go back',
  cite: 'practice',
  written: 'ruling',
})

/** What a real table must be able to do where its filing is silent. */
export const bankedIncidents: readonly Incident[] = [
  {
    name: 'misdeal',
    when: 'before the first wager is settled',
    consequence: 'the deal is void: every wager goes back',
    cite: 'practice',
    written: 'ruling',
  },
  {
    name: 'boxed-card',
    when: 'a card lies face up in the shoe',
    consequence: 'the card is dead, the next one takes its place',
    cite: 'practice',
    written: 'in-the-record',
  },
  miscounted('too-few-cards'),
  miscounted('too-many-cards'),
  {
    name: 'collection-forgotten',
    when: 'the collection was not taken when it was due',
    consequence: 'it is taken when that is noticed, at the latest before the settlement',
    cite: 'practice',
    written: 'ruling',
  },
]

/** The same for games whose hands are dealt face down. */
export const faceDownIncidents: readonly Incident[] = [
  ...bankedIncidents,
  {
    name: 'exposed-card',
    when: 'a card that belongs face down is turned up',
    consequence: 'a player’s card plays; one of the player-dealer or of the board: misdeal',
    cite: 'practice',
    written: 'ruling',
  },
]

/** What a filing says, and what practice says of everything else. */
export const filedFirst = (filed: readonly Incident[], practice: readonly Incident[]): Incident[] => [
  ...filed,
  ...practice.filter(incident => filed.every(one => one.name !== incident.name)),
]

/** The player-dealer's hand comes last, but there is no penalty for opening it too early. */
export const bankOpenedEarly: Incident = {
  name: 'bank-opened-early',
  when: 'the player-dealer’s hand is opened before the others are set',
  consequence: 'play goes on',
  cite: 'practice',
  written: 'ruling',
}

/** A folded hand is counted; what follows from a wrong count is not printed. */
export const foldCount = (cite: Cite): Incident => ({
  name: 'fold-count',
  when: 'a folded hand is counted and has not two cards',
  consequence: 'nothing: the fold stands',
  cite,
  written: 'ruling',
})

/** Betting is closed, but the filing has no penalty for who forgets it. */
export const wagerTouched = (cite: Cite): Incident => ({
  name: 'wager-touched',
  when: 'a wager is made, raised or withdrawn after the bets were closed',
  consequence: 'undone: the wager plays as it stood',
  cite,
  written: 'ruling',
})

export const misreadHand = (cite: Cite): Incident => ({
  name: 'misread-hand',
  when: 'a question or a dispute after the cards were picked up',
  consequence: 'the hand is put together again and settled at its true value',
  cite,
  written: 'ruling',
})

export const shufflerFailure = (cite: Cite): Incident => ({
  name: 'shuffler-failure',
  when: 'the shuffling machine breaks before the deal',
  consequence: 'the house dealer shuffles by hand',
  cite,
  written: 'ruling',
})

export const playWagerChanged = (cite: Cite): Incident => ({
  name: 'play-wager-changed',
  when: 'a player who has made the Play wager wants to make it again or to change it',
  consequence: 'refused: a Play wager is made once',
  cite,
  written: 'in-the-record',
})
