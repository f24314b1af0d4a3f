import type { HouseWayChart } from '@cardroom/engine/pai-gow'

/** A straight flush is set as a straight or flush; a pair in front is more than a king or queen there. */
export const houseWay: HouseWayChart = [
  { hand: 'five aces', set: [{ way: 'pair of aces in front' }], cite: '002:1049' },
  {
    hand: 'four of a kind',
    of: 'AKQ',
    set: [{ way: 'four behind', ifFront: 'pair' }, { way: 'pair and pair' }],
    cite: '002:1056',
  },
  {
    hand: 'four of a kind',
    of: 'JT9',
    set: [{ way: 'four behind', ifFront: 'K' }, { way: 'pair and pair' }],
    cite: '002:1057-1058',
  },
  {
    hand: 'four of a kind',
    of: '876',
    set: [{ way: 'four behind', ifFront: 'Q' }, { way: 'pair and pair' }],
    cite: '002:1059-1060',
  },
  { hand: 'four of a kind', of: '5432', set: [{ way: 'four behind' }], cite: '002:1061' },
  { hand: 'two threes of a kind', set: [{ way: 'highest pair in front' }], cite: '002:1044' },
  { hand: 'full house', set: [{ way: 'pair in front, three behind' }], cite: '002:1055, 001:604' },
  { hand: 'three pair', set: [{ way: 'highest pair in front' }], cite: '002:1041' },
  {
    hand: 'three of a kind',
    complete: true,
    set: [{ way: 'complete hand behind', ifFront: 'pair' }, { way: 'complete hand behind' }],
    cite: '002:1054',
  },
  { hand: 'two pair', complete: true, set: [], cite: '002:1053' },
  {
    hand: 'one pair',
    complete: true,
    set: [{ way: 'complete hand behind' }],
    cite: '002:1051-1052',
  },
  { hand: 'no pair', complete: true, set: [{ way: 'complete hand behind' }], cite: '002:1050' },
  { hand: 'three of a kind', of: 'A', set: [{ way: 'ace and highest single in front' }], cite: '002:1042' },
  { hand: 'three of a kind', set: [{ way: 'three behind' }], cite: '002:1043' },
  { hand: 'two pair', of: 'AKQ', set: [{ way: 'small pair in front' }], cite: '002:1037' },
  {
    hand: 'two pair',
    of: 'JT9',
    set: [{ way: 'both pairs behind', ifFront: 'A' }, { way: 'small pair in front' }],
    cite: '002:1038',
  },
  {
    hand: 'two pair',
    of: '876',
    set: [{ way: 'both pairs behind', ifFront: 'K' }, { way: 'small pair in front' }],
    cite: '002:1039',
  },
  {
    hand: 'two pair',
    of: '543',
    set: [{ way: 'both pairs behind', ifFront: 'Q' }, { way: 'small pair in front' }],
    cite: '002:1040',
  },
  { hand: 'one pair', set: [{ way: 'pair behind' }], cite: '002:1036' },
  { hand: 'no pair', set: [{ way: 'second and third highest in front' }], cite: '002:1035' },
]
