import type { PanIncident } from '@cardroom/engine'

const ruling = (incident: Omit<PanIncident, 'written'>): PanIncident => ({ ...incident, written: 'ruling' })
const recorded = (incident: Omit<PanIncident, 'written'>): PanIncident => ({
  ...incident,
  written: 'in-the-record',
})

const FOUL =
  'foul: the hand is out, all that was collected goes back (but not to who is broke or was fouled before), and the player goes on paying'

/** What Comstock files for when something goes wrong. */
export const panIncidents: readonly PanIncident[] = [
  ruling({
    name: 'too-few-cards',
    moment: 'before-draw',
    when: 'a hand has too few cards, before its player’s first draw',
    consequence:
      'nine: one more is dealt (so with eight: two, which is not printed); fewer: dead, the tops go back',
    cite: '003:327',
  }),
  ruling({
    name: 'too-few-cards',
    moment: 'after-draw',
    when: 'the same, once the player has touched the deck',
    consequence: FOUL,
    cite: '003:308, 328, 347',
  }),
  ruling({
    name: 'too-many-cards',
    moment: 'before-draw',
    when: 'a hand has too many cards, before its player’s first draw',
    consequence:
      'eleven: one is withdrawn and goes to the hands of those who passed; more: dead, the tops go back',
    cite: '003:327',
  }),
  ruling({
    name: 'too-many-cards',
    moment: 'after-draw',
    when: 'the same, once the player has touched the deck',
    consequence: FOUL,
    cite: '003:308, 328, 347',
  }),
  ruling({
    name: 'card-in-hand',
    when: 'the drawn card or the option card is put into the hand',
    consequence: FOUL,
    cite: '003:310',
  }),
  ruling({
    name: 'incorrect-meld',
    moment: 'in-turn',
    when: 'a spread that is no meld is called before its player has discarded',
    consequence: 'it is made good, or taken back with what was collected for it; the turn goes on',
    cite: '003:331',
  }),
  ruling({
    name: 'incorrect-meld',
    moment: 'discarded',
    when: 'the same, after the discard',
    consequence: FOUL,
    cite: '003:331, 334',
  }),
  ruling({
    name: 'foul-hand',
    when: 'a player in action calls a foul, and the rules bear it out',
    consequence: FOUL,
    cite: '003:326, 334, 342',
  }),
  ruling({
    name: 'draw-order-restored',
    when: 'players have drawn out of turn, and it can be put back',
    consequence: 'what was done out of turn is undone; the seat that is named draws next',
    cite: '003:314, 317',
  }),
  ruling({
    name: 'draw-order-stands',
    when: 'three or more players have drawn out of order',
    consequence: 'the draw stands and goes on with the seat that is named',
    cite: '003:315-316',
  }),
  ruling({
    name: 'early-draw',
    when: 'a player draws before all have declared',
    consequence: 'the card goes back, the others declare; no penalty is printed',
    cite: '003:309',
  }),
  ruling({
    name: 'out-card-returned',
    when: 'a player gives the out card to one with ten cards spread, and could use it',
    consequence: 'the card comes back: the giver must use it and discard another',
    cite: '003:323, 330',
  }),
  ruling({
    name: 'outs-misread',
    when: 'the value of a collection or of the outs is read wrong',
    consequence: 'the house dealer reads it as the hand lies',
    cite: '003:336, 340',
  }),
  recorded({
    name: 'foreign-card',
    when: 'an 8, 9, 10 or joker in a hand or on the draw',
    consequence: 'in a hand: replaced from the deck when the deal is complete; on the draw: another is drawn',
    cite: '003:346',
  }),
  recorded({
    name: 'option-lost',
    when: 'one who has touched the deck wants the option card',
    consequence: 'refused, unless another forces it',
    cite: '003:312',
  }),
  recorded({
    name: 'option-overlooked',
    when: 'one who could add the option card to a meld touches the deck',
    consequence: 'any player in action may force the card',
    cite: '003:313',
  }),
  recorded({
    name: 'out-card-forced',
    when: 'a player is forced to take the card that puts that player out',
    consequence: 'only if it would put the next player out for more',
    cite: '003:324-325',
  }),
  recorded({
    name: 'uncalled-collection',
    when: 'a player discards without having called a collection',
    consequence: 'it cannot be asked for until the hand is hit again',
    cite: '003:332',
  }),
  recorded({
    name: 'short-pay',
    when: 'a player asks for less than is due',
    consequence: 'allowed, the same from everybody; the rest is given up',
    cite: '003:333',
  }),
  recorded({
    name: 'released-card',
    when: 'a drawn card was let go toward the house dealer',
    consequence: 'it is discarded',
    cite: '003:311',
  }),
]
