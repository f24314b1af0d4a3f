import type { HouseWayChart } from '@cardroom/engine/pai-gow'

/**
 * The joker is wild and has rows of its own. Not printed, and set as elsewhere: four of a kind beside a
 * pair; a joker beside three pair or a full house stays behind.
 */
export const houseWay: HouseWayChart = [
  { hand: 'four of a kind and a pair', set: [{ way: 'four behind', ifFront: 'pair' }], cite: '001:617' },
  {
    hand: 'four of a kind',
    joker: true,
    set: [{ way: 'joker and highest single in front' }],
    cite: '003:939',
  },
  { hand: 'four of a kind', of: 'AKQ', set: [{ way: 'pair and pair' }], cite: '003:935' },
  {
    hand: 'four of a kind',
    of: 'JT9',
    set: [{ way: 'four behind', ifFront: 'A' }, { way: 'pair and pair' }],
    cite: '003:936',
  },
  {
    hand: 'four of a kind',
    of: '876',
    set: [{ way: 'four behind', ifFront: 'K' }, { way: 'pair and pair' }],
    cite: '003:937',
  },
  {
    hand: 'four of a kind',
    of: '5432',
    set: [{ way: 'four behind', ifFront: 'Q' }, { way: 'pair and pair' }],
    cite: '003:938',
  },
  { hand: 'two threes of a kind', set: [{ way: 'highest pair in front' }], cite: '003:925' },
  { hand: 'full house', set: [{ way: 'pair in front, three behind' }], cite: '003:934' },
  {
    hand: 'three of a kind',
    joker: true,
    set: [{ way: 'complete hand behind', ifFront: 'pair' }, { way: 'joker and highest single in front' }],
    cite: '003:926',
  },
  { hand: 'three of a kind', complete: true, set: [{ way: 'complete hand behind' }], cite: '003:933' },
  { hand: 'three pair', set: [{ way: 'highest pair in front' }], cite: '003:922' },
  { hand: 'two pair', complete: true, set: [], cite: '003:932' },
  { hand: 'one pair', complete: true, set: [{ way: 'complete hand behind' }], cite: '003:931, 933' },
  { hand: 'no pair', complete: true, set: [{ way: 'complete hand behind' }], cite: '003:930, 933' },
  { hand: 'three of a kind', of: 'A', set: [{ way: 'ace and highest single in front' }], cite: '003:923' },
  { hand: 'three of a kind', set: [{ way: 'three behind' }], cite: '003:924' },
  {
    hand: 'two pair',
    joker: true,
    set: [
      { way: 'joker and highest single in front', ifFront: 'above both pairs' },
      { way: 'highest pair in front' },
    ],
    cite: '003:921',
  },
  { hand: 'two pair', of: 'AKQ', set: [{ way: 'small pair in front' }], cite: '003:917' },
  {
    hand: 'two pair',
    of: 'JT9',
    set: [{ way: 'both pairs behind', ifFront: 'A' }, { way: 'small pair in front' }],
    cite: '003:918',
  },
  {
    hand: 'two pair',
    of: '876',
    set: [{ way: 'both pairs behind', ifFront: 'K' }, { way: 'small pair in front' }],
    cite: '003:919',
  },
  {
    hand: 'two pair',
    of: '5432',
    set: [{ way: 'both pairs behind', ifFront: 'Q' }, { way: 'small pair in front' }],
    cite: '003:920',
  },
  { hand: 'one pair', joker: true, set: [{ way: 'joker pairs the highest single' }], cite: '003:916' },
  { hand: 'one pair', set: [{ way: 'pair behind' }], cite: '003:915' },
  { hand: 'no pair', joker: true, set: [{ way: 'joker and second highest behind' }], cite: '003:914' },
  { hand: 'no pair', set: [{ way: 'second and third highest in front' }], cite: '003:913' },
]
