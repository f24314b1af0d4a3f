import type { PokerIncident } from '@cardroom/engine'

/** What no filing of the game prints, and a real table must still be able to rule. */
export const misdealAndHands: readonly PokerIncident[] = [
  {
    name: 'misdeal',
    when: 'before the pot is awarded',
    consequence: 'the deal is void: every chip goes back',
    does: 'misdeal',
    cite: 'practice',
    written: 'ruling',
  },
]

export const deadHand: PokerIncident = {
  name: 'dead-hand',
  when: 'a hand is unprotected, abandoned or thrown away',
  consequence: 'dead: what it has put in stays in the pot',
  does: 'dead',
  cite: 'practice',
  written: 'ruling',
}

export const retrieved: PokerIncident = {
  name: 'retrieved',
  when: 'a hand that was folded can be told from the muck, and nobody has acted since',
  consequence: 'the fold is undone, the seat acts again',
  does: 'fold-undone',
  cite: 'practice',
  written: 'ruling',
}

export const boxedCard: PokerIncident = {
  name: 'boxed-card',
  when: 'a card lies face up in the deck',
  consequence: 'dead: the next card takes its place',
  does: 'next-card',
  cite: 'practice',
  written: 'in-the-record',
}

/** A card too few or too many in a game that says nothing of it. */
export const wrongCount: readonly PokerIncident[] = (['too-many-cards', 'too-few-cards'] as const).flatMap(
  (name): PokerIncident[] => [
    {
      name,
      when: 'before two players have acted',
      consequence: 'misdeal',
      moment: 'before-two-acts',
      does: 'misdeal',
      cite: 'practice',
      written: 'ruling',
    },
    {
      name,
      when: 'after two players have acted',
      consequence: 'the hand is dead',
      moment: 'after-two-acts',
      does: 'extra-and-dead',
      cite: 'practice',
      written: 'ruling',
    },
  ],
)

/** On the deal it plays, on the draw it is replaced. */
export const exposedInDraw: readonly PokerIncident[] = [
  {
    name: 'exposed-card',
    when: 'a card of the deal is exposed',
    consequence: 'it plays',
    moment: 'on-the-deal',
    does: 'no-effect',
    cite: 'practice',
    written: 'ruling',
  },
  {
    name: 'exposed-card',
    when: 'a card of the draw is exposed',
    consequence: 'it is replaced after everybody has drawn',
    moment: 'on-the-draw',
    does: 'replaced',
    cite: 'practice',
    written: 'ruling',
  },
]

export const burns: readonly PokerIncident[] = (['missed-burn', 'double-burn'] as const).map(name => ({
  name,
  when: name === 'missed-burn' ? 'no card was burned' : 'two cards were burned',
  consequence: 'the cards play as they lie',
  does: 'no-effect',
  cite: 'practice',
  written: 'ruling',
}))

export const outOfTurn: PokerIncident = {
  name: 'out-of-turn',
  when: 'a player acts out of turn',
  consequence: 'not binding: the seat acts in its turn as it likes',
  does: 'no-effect',
  cite: 'practice',
  written: 'ruling',
}

/** A raise in two motions, or a large chip without a word, is a call. */
export const silentChips: readonly PokerIncident[] = [
  {
    name: 'string-raise',
    when: 'a raise neither announced nor put in at once',
    consequence: 'a call; without a bet to call a check',
    does: 'counts-as-call',
    cite: 'practice',
    written: 'ruling',
  },
  {
    name: 'oversize-chip',
    when: 'a single chip larger than the bet, without a word',
    consequence: 'a call',
    moment: 'bet-to-call',
    does: 'counts-as-call',
    cite: 'practice',
    written: 'ruling',
  },
]
