import type { HouseWayChart } from '@cardroom/engine/pai-gow'

/** Four of a kind with three more of one rank is not printed: a pair of those goes in front, as of any pair. */
export const houseWay: HouseWayChart = [
  { hand: 'five aces', set: [{ way: 'pair of aces in front' }], cite: '003:3165' },
  { hand: 'four of a kind and a pair', set: [{ way: 'four behind', ifFront: 'pair' }], cite: '003:3163' },
  { hand: 'four of a kind', of: 'AKQ', set: [{ way: 'pair and pair' }], cite: '003:3152' },
  {
    hand: 'four of a kind',
    of: 'JT9',
    set: [{ way: 'four behind', ifFront: 'K' }, { way: 'pair and pair' }],
    cite: '003:3154',
  },
  {
    hand: 'four of a kind',
    of: '876',
    set: [{ way: 'four behind', ifFront: 'Q' }, { way: 'pair and pair' }],
    cite: '003:3159',
  },
  { hand: 'four of a kind', of: '5432', set: [{ way: 'four behind' }], cite: '003:3161' },
  { hand: 'two threes of a kind', set: [{ way: 'highest pair in front' }], cite: '003:3140' },
  { hand: 'full house', set: [{ way: 'pair in front, three behind' }], cite: '003:3150' },
  { hand: 'three pair', set: [{ way: 'highest pair in front' }], cite: '003:3134' },
  {
    hand: 'three of a kind',
    complete: true,
    set: [
      { way: 'complete hand behind', ifFront: 'pair' },
      { way: 'complete hand behind', ifFront: 'A' },
      { way: 'complete hand behind' },
    ],
    cite: '003:3148',
  },
  {
    hand: 'two pair',
    complete: true,
    set: [{ way: 'complete hand behind', ifFront: 'pair' }],
    cite: '003:3146',
  },
  { hand: 'one pair', complete: true, set: [{ way: 'complete hand behind' }], cite: '003:3144' },
  { hand: 'no pair', complete: true, set: [{ way: 'complete hand behind' }], cite: '003:3142' },
  { hand: 'three of a kind', of: 'A', set: [{ way: 'ace and highest single in front' }], cite: '003:3136' },
  { hand: 'three of a kind', set: [{ way: 'three behind' }], cite: '003:3138' },
  { hand: 'two pair', of: 'AKQ', set: [{ way: 'small pair in front' }], cite: '003:3123' },
  {
    hand: 'two pair',
    of: 'JT9',
    set: [{ way: 'both pairs behind', ifFront: 'A' }, { way: 'small pair in front' }],
    cite: '003:3125',
  },
  {
    hand: 'two pair',
    of: '876',
    set: [{ way: 'both pairs behind', ifFront: 'K' }, { way: 'small pair in front' }],
    cite: '003:3127',
  },
  {
    hand: 'two pair',
    of: '543',
    set: [{ way: 'both pairs behind', ifFront: 'Q' }, { way: 'small pair in front' }],
    cite: '003:3129',
  },
  { hand: 'one pair', set: [{ way: 'pair behind' }], cite: '003:3121' },
  { hand: 'no pair', set: [{ way: 'second and third highest in front' }], cite: '003:3119' },
]
