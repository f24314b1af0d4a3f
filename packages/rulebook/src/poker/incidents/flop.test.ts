import { describe, expect, test } from 'vitest'
import { hand } from '../../testing/hand.ts'
import { net, play, table } from '../../testing/poker.ts'

const towers = 'towers/texas-holdem'
const comstock = 'comstock/texas-holdem'
const three = table(20000, 20000, 20000)
const hands = { 1: 'Ah Ad', 2: 'Kc Kd', 3: '7s 2c', board: 'Ks 9d 4h 8c 3d' }
const pre = ['3 fold', '1 call', '2 check']
const limped = ['3 call', '1 call', '2 check']
const checks = (rounds: number, ...seats: number[]) =>
  Array.from({ length: rounds }, () => seats.map(seat => `${seat} check`)).flat()
const down = [...pre, ...checks(3, 1, 2)]
const kings = { 1: -200, 2: 200, 3: 0 }
const aces = { 1: 200, 2: -200, 3: 0 }

describe('the deck', () => {
  test('a boxed card is passed over, on the deal and on the board', () => {
    const cards = 'Ah Kc ^Qs 7s Ad Kd 2c 5c Ks 9d 4h Qc 8c Jc ^As 3d'
    expect(play(towers, { ...three, cards, moves: down })).toMatchObject({
      net: kings,
      rulings: [
        { name: 'boxed-card', rule: '002:1109' },
        { name: 'boxed-card', rule: '002:1109' },
      ],
    })
  })

  test('a boxed card may not come again', () => {
    const cards = 'Ah Kc ^Qs 7s Ad Kd 2c 5c Qs 9d 4h Qc 8c Jc 3d'
    expect(net(towers, { ...three, cards, moves: down })).toBe('cards: not-left-in-deck Qs')
  })

  test('a stray joker on the board is passed over, in a hand it is replaced or fouls it', () => {
    const onBoard = { ...hands, board: 'Ks Jk 9d 4h 8c 3d' }
    expect(net(towers, { ...three, cards: onBoard, moves: down })).toEqual(kings)
    const called = 'Ah Kc 7s Jk Kd 2c Ad 5c Ks 9d 4h Qc 8c Jc 3d'
    expect(net(towers, { ...three, cards: called, moves: ['floor joker 1', ...down] })).toEqual(kings)
    const late = [...limped, '1 check', 'floor joker 2', '3 check', ...checks(2, 1, 3)]
    expect(net(towers, { ...three, cards: { ...hands, 2: 'Kc Jk' }, moves: late })).toEqual({
      1: 400,
      2: -200,
      3: -200,
    })
    expect(net(comstock, { ...three, cards: { ...hands, 2: 'Kc Jk' }, moves: down })).toEqual(aces)
    expect(net(towers, { ...three, cards: hands, moves: ['floor joker 1', ...down] })).toBe(
      'moves[0]: poker-no-joker 1',
    )
  })

  test('a joker has no rule where nothing is taken over', () => {
    const record = { ...three, cards: { ...hands, board: 'Ks Jk 9d 4h 8c 3d' }, moves: down }
    expect(net('outlaws/texas-holdem', record)).toEqual(kings)
    expect(net('outlaws/texas-holdem', { ...record, readings: { incidents: 'none' } })).toBe(
      'cards: not-left-in-deck Jk',
    )
  })
})

test('two cards too many void the deal, named at once or one after the other (002:1113)', () => {
  const cards = { ...hands, 1: 'Ah Ad 5c 6c' }
  const at = (...moves: string[]) => net(towers, { ...three, cards, moves })
  expect(at('floor too-many-cards 1 5c 6c')).toEqual({ 1: 0, 2: 0, 3: 0 })
  expect(at('floor too-many-cards 1 5c', 'floor too-many-cards 1 6c')).toEqual({ 1: 0, 2: 0, 3: 0 })
})

describe('a ruling after the last move of a betting round', () => {
  const { board: _, ...unseen } = hands

  test('leaves one hand: it takes the pot, and the board that the record does not have is not dealt', () => {
    const dead = [...pre, 'floor dead-hand 1']
    expect(net(towers, { ...three, cards: unseen, moves: dead })).toEqual(kings)
    expect(net(towers, { ...three, cards: 'Ah Kc 7s Ad Kd 2c', moves: dead })).toEqual(kings)
    const beforeTurn = [...pre, '1 check', '2 check', 'floor dead-hand 1']
    expect(net(towers, { ...three, cards: { ...unseen, board: 'Qs 9d 4h' }, moves: beforeTurn })).toEqual(
      kings,
    )
  })

  test('settles a surplus card that costs the hand at once', () => {
    const cards = { ...unseen, 1: 'Ah Ad 5c' }
    expect(net(towers, { ...three, cards, moves: [...pre, 'floor too-many-cards 1'] })).toEqual(kings)
  })

  test('takes no fee without a flop', () => {
    const record = { ...three, cards: unseen, schedule: 'rates/36', stakes: { limit: 'pot' } }
    expect(play(towers, { ...record, moves: [...pre, 'floor dead-hand 1'] })).toMatchObject({
      fees: [],
      net: kings,
    })
  })
})

describe('the deal', () => {
  test('an exposed card is exchanged and is the burn', () => {
    const cards = 'Ah Kc 7s Ad Kd 2c Qd Ks 9d 4h 5c 8c Jc 3d'
    for (const game of [towers, comstock, 'cameo/texas-holdem', 'players/texas-holdem']) {
      expect(net(game, { ...three, cards, moves: ['floor exposed-card 1 Ad', ...down] })).toEqual(kings)
    }
  })

  test('a second one voids the deal, or by its reading is exchanged too', () => {
    const moves = ['floor exposed-card 1 Ah', 'floor exposed-card 2 Kd']
    expect(net(towers, { ...three, cards: hands, moves })).toEqual({ 1: 0, 2: 0, 3: 0 })
    const cards = { ...hands, 1: 'Ah Ad Qd', 2: 'Kc Kd Qh' }
    const readings = { twoExposed: 'exchange' }
    expect(net(towers, { ...three, readings, cards, moves: [...moves, ...down] })).toEqual(kings)
    expect(net(comstock, { ...three, cards: hands, moves })).toEqual({ 1: 0, 2: 0, 3: 0 })
  })

  test('a card too many before the player acts is the burn; two void the deal', () => {
    const cards = { ...hands, 1: 'Ah Ad Kh' }
    expect(net(towers, { ...three, cards, moves: ['floor too-many-cards 1', ...down] })).toEqual(kings)
    expect(play(towers, { ...three, cards, moves: ['floor too-many-cards 1 Ad', ...down] })).toMatchObject({
      hands: { 1: { cards: 'Ah Kh' } },
    })
    const twice = ['floor too-many-cards 1', 'floor too-many-cards 1']
    expect(net(towers, { ...three, cards: { ...hands, 1: 'Ah Ad Kh Qh' }, moves: twice })).toEqual({
      1: 0,
      2: 0,
      3: 0,
    })
  })

  test('found after the player has acted: all is forfeited, or antes and blinds', () => {
    const moves = ['3 call', '1 call', 'floor too-many-cards 1', '2 check', ...checks(3, 2, 3)]
    expect(net(towers, { ...three, cards: { ...hands, 1: 'Ah Ad Kh' }, moves })).toEqual({
      1: -200,
      2: 400,
      3: -200,
    })
    const four = { 1: 'Ah Ad 2c 3c 9h', 2: 'Kc Kd 6h 5h', 3: '7s 2d 8s 8h', board: 'Ks 9d 4h Jc 3d' }
    expect(net('towers/omaha', { ...three, cards: four, moves })).toEqual({ 1: -100, 2: 300, 3: -200 })
    const readings = { forfeit: 'all' }
    expect(net('towers/omaha', { ...three, readings, cards: four, moves })).toEqual({
      1: -200,
      2: 400,
      3: -200,
    })
    // A raise that goes back need not be called.
    const raised = ['3 call', '1 raise 600', 'floor too-many-cards 1', '2 check', ...checks(3, 2, 3)]
    expect(net('towers/omaha', { ...three, cards: four, moves: raised })).toEqual({
      1: -100,
      2: 300,
      3: -200,
    })
  })

  test('comstock: a misdeal until two players have acted', () => {
    const one = ['3 call', 'floor too-many-cards 1']
    expect(net(comstock, { ...three, cards: { ...hands, 1: 'Ah Ad Kh' }, moves: one })).toEqual({
      1: 0,
      2: 0,
      3: 0,
    })
    const two = ['3 call', '1 call', 'floor too-few-cards 2', ...checks(3, 1, 3)]
    expect(net(comstock, { ...three, cards: { ...hands, 2: 'Kc' }, moves: two })).toEqual({
      1: 400,
      2: -200,
      3: -200,
    })
  })
})

describe('the board', () => {
  const board = 'Ks Qc 2h 9d 4h Jd Ts 3d'

  test('a flop too early goes back; its cards may come again', () => {
    const moves = ['3 call', '1 call', 'floor premature-flop', '2 check', ...checks(3, 1, 2, 3)]
    expect(net(towers, { ...three, cards: { ...hands, board }, moves })).toEqual({ 1: 400, 2: -200, 3: -200 })
    const again = { ...hands, board: 'Ks Qc 2h 9d 4h Jd Ts Ks' }
    expect(net(towers, { ...three, cards: again, moves })).toEqual({ 1: -200, 2: 400, 3: -200 })
    expect(net(towers, { ...three, cards: hands, moves: [...pre, 'floor premature-flop'] })).toBe(
      'moves[3]: poker-not-before flop',
    )
  })

  test('the flop is dealt again without a new burn at Towers, with one at Comstock', () => {
    const cards = 'Ah Kc 7s Ad Kd 2c 5c Ks 9d 4h Qh Jd Ts 4d 8c As 6c 3d'
    const moves = ['3 fold', '1 call', 'floor premature-flop', '2 check', ...checks(3, 1, 2)]
    // Towers: flop Qh Jd Ts, turn 8c, river 6c. Comstock: flop Jd Ts 4d, turn As, river 3d.
    expect(net(towers, { ...three, cards, moves })).toEqual(aces)
    expect(play(comstock, { ...three, cards, moves })).toMatchObject({
      hands: { 1: { is: hand('three-of-a-kind', { of: 'A' }) } },
    })
  })

  test('a flop with a card too many is dealt again; at Towers it stands once somebody has acted', () => {
    const four = { ...hands, board: 'Ks 9d 4h Qh Jd Ts 4d 8c 3d' }
    const moves = [...pre, 'floor flop-too-many', ...checks(3, 1, 2)]
    expect(net(towers, { ...three, cards: four, moves })).toEqual(aces)
    expect(net(comstock, { ...three, cards: four, moves })).toEqual(aces)
    const acted = [
      ...limped,
      '1 check',
      '2 bet 400',
      '3 call',
      'floor flop-too-many',
      '1 fold',
      ...checks(2, 2, 3),
    ]
    const stuck = { ...hands, board: 'Qs 9d 4h Kh 8c 3d' }
    expect(net(towers, { ...three, cards: stuck, moves: acted })).toEqual({ 1: -200, 2: 800, 3: -600 })
    // No card is burned before the turn: 8c is it, and Jc the burn before the river.
    const cards = 'Ah Kc 7s Ad Kd 2c 5c Qs 9d 4h Kh 8c Jc 3d'
    expect(net(towers, { ...three, cards, moves: acted })).toEqual({ 1: -200, 2: 800, 3: -600 })
    expect(net(comstock, { ...three, cards: stuck, moves: acted })).toMatch('poker-flop-acted-on')
  })

  test('a turn too early is out of play until the river', () => {
    const early = [...pre, '1 check', 'floor premature-turn', '2 check', ...checks(2, 1, 2)]
    expect(net(towers, { ...three, cards: { ...hands, board: '9d 4h Jd Ks Ts Ks' }, moves: early })).toEqual(
      kings,
    )
    expect(net(towers, { ...three, cards: { ...hands, board: '9d 4h Jd Ks Ks Ts' }, moves: early })).toBe(
      'cards: not-left-in-deck Ks',
    )
    // Burn Tc, Ks too early; burn 6c, turn Th; at Towers the river is 3d, at Comstock 3d is burned.
    const cards = 'Ah Kc 7s Ad Kd 2c 5c 9d 4h Jd Tc Ks 6c Th 3d Kh'
    expect(net(towers, { ...three, cards, moves: early })).toEqual(aces)
    expect(net(comstock, { ...three, cards, moves: early })).toEqual(kings)
  })

  test('a river too early', () => {
    const early = [
      ...pre,
      ...checks(1, 1, 2),
      '1 check',
      'floor premature-river',
      '2 check',
      ...checks(1, 1, 2),
    ]
    const cards = 'Ah Kc 7s Ad Kd 2c 5c 9d 4h Jd 8c Ts 6c Ks 3d Kh'
    expect(net(towers, { ...three, cards, moves: early })).toEqual(aces)
    expect(net(comstock, { ...three, cards, moves: early })).toEqual(kings)
  })

  test('two boards go back together', () => {
    const cards = {
      1: 'Ac Ad 6c 7d',
      2: 'Kc Kd 8c 9d',
      3: '2s 3h 4h 5h',
      board: 'Ks Qs Js 2h 3d 7s 8s 9s',
      board2: 'Th Jh Qh 2d 4c 6s 6d Tc',
    }
    const moves = ['3 fold', '1 call', 'floor premature-flop', '2 check', ...checks(3, 1, 2)]
    expect(play('players/double-board-omaha', { ...three, cards, moves })).toMatchObject({
      rulings: [{ name: 'premature-flop', rule: 'practice' }],
    })
  })
})

describe('discards', () => {
  const cards = { 1: 'Ah Ad 6c', 2: 'Kc Kd 7h', 3: '7s 2c 3h', board: 'Ks 9d 4h Ts 5d' }

  test('a hand without its discard is dead', () => {
    const moves = [...limped, '1 discard 6c', 'floor no-discard 2', '3 discard 3h', ...checks(3, 1, 3)]
    expect(net('towers/crazy-pineapple', { ...three, cards, moves })).toEqual({ 1: 400, 2: -200, 3: -200 })
    expect(
      net('towers/crazy-pineapple', { ...three, cards, moves: ['3 call', 'floor no-discard 1'] }),
    ).toMatch('poker-not-asked-to-discard')
  })

  test('players: a card that comes before the discards is printed with the game', () => {
    const early = [
      ...pre,
      '1 check',
      '2 check',
      'floor premature-turn',
      '1 discard 6c',
      '2 discard 7h',
      ...checks(2, 1, 2),
    ]
    const record = { ...three, cards: { ...cards, board: '9d 4h Jd Ks Ts 3d' }, moves: early }
    expect(play('players/crazy-pineapple', record)).toMatchObject({
      net: aces,
      rulings: [{ name: 'premature-turn', rule: '004:165-166' }],
    })
    const flop = [...pre, 'floor premature-flop', '1 discard 6c', '2 discard 7h', ...checks(3, 1, 2)]
    const flopped = { ...three, cards: { ...cards, board: 'Ks Qc 2h 9d 4h Jd Ts 3d' }, moves: flop }
    expect(play('players/pineapple', flopped)).toMatchObject({
      net: aces,
      rulings: [{ name: 'premature-flop', rule: '004:204-206' }],
    })
  })

  test('a card thrown away by accident: with fewer than two the hand is dead', () => {
    const one = [...['3 fold', '1 call'], 'floor accidental-discard 1 Ad', '2 check', ...checks(3, 1, 2)]
    expect(net('players/lazy-pineapple', { ...three, cards, moves: one })).toEqual(kings)
    const two = ['3 fold', '1 call', 'floor accidental-discard 1 Ad 6c']
    expect(net('players/lazy-pineapple', { ...three, cards: { ...cards, board: '' }, moves: two })).toEqual(
      kings,
    )
  })
})

describe('hands', () => {
  test('a dead hand leaves its chips; the last one takes the pot at once', () => {
    const cards = { 1: 'Ah Ad', 2: 'Kc Kd' }
    expect(net(towers, { ...three, cards, moves: ['3 fold', 'floor dead-hand 1'] })).toEqual({
      1: -100,
      2: 100,
      3: 0,
    })
    expect(net(towers, { ...three, cards, moves: ['3 fold', 'floor dead-hand 3'] })).toBe(
      'moves[1]: poker-out-of-the-hand 3',
    )
  })

  test('a fold is undone before anybody else has acted', () => {
    const back = ['3 fold', 'floor retrieved 3', ...limped, ...checks(3, 1, 2, 3)]
    expect(net(towers, { ...three, cards: hands, moves: back })).toEqual({ 1: -200, 2: 400, 3: -200 })
    expect(net(towers, { ...three, cards: hands, moves: ['3 fold', '1 call', 'floor retrieved 3'] })).toBe(
      'moves[2]: poker-too-late-to-retrieve 3',
    )
    const last = ['3 fold', '1 fold', 'floor retrieved 1', '1 call', '2 check', ...checks(3, 1, 2)]
    expect(net(towers, { ...three, cards: hands, moves: last })).toEqual(kings)
  })

  test('a fold that closed the betting round is undone too', () => {
    const closing = ['3 raise 600', '1 call', '2 fold', 'floor retrieved 2', '2 call', ...checks(3, 1, 2, 3)]
    expect(net(towers, { ...three, cards: hands, moves: closing })).toEqual({ 1: -600, 2: 1200, 3: -600 })
    const river = [
      ...limped,
      ...checks(2, 1, 2, 3),
      '1 bet 400',
      '2 call',
      '3 fold',
      'floor retrieved 3',
      '3 call',
    ]
    expect(net(towers, { ...three, cards: hands, moves: river })).toEqual({ 1: -600, 2: 1200, 3: -600 })
  })

  test('a hand that is not shown, or miscalled, is out of the showdown', () => {
    expect(net(towers, { ...three, cards: hands, moves: [...down, 'floor partial-show 2'] })).toEqual(aces)
    expect(net(towers, { ...three, cards: hands, moves: [...down, 'floor miscall 2'] })).toEqual(aces)
    expect(net(towers, { ...three, cards: hands, moves: [...pre, 'floor partial-show 2'] })).toBe(
      'moves[3]: not-now partial-show',
    )
  })

  test('a hand looked at before posting is dead, unless it has been acted on', () => {
    const four = table(20000, 20000, 20000, 20000)
    const cards = { ...hands, 4: '6c 6d' }
    const before = ['3 fold', 'floor peeked 4', '1 call', '2 check', ...checks(3, 1, 2)]
    expect(net(towers, { ...four, cards, moves: before })).toEqual({ ...kings, 4: 0 })
    const after = ['3 fold', '4 call', 'floor peeked 4', '1 call', '2 check', ...checks(3, 1, 2, 4)]
    expect(net(towers, { ...four, cards, moves: after })).toEqual({ 1: -200, 2: 400, 3: 0, 4: -200 })
  })
})

describe('acting', () => {
  const fixed = { ...three, stakes: { limit: 'fixed', bets: [300, 600] }, blinds: [100, 300], cards: hands }
  const bet = [...limped, '1 bet 300']

  test('half a raise in the first motion is completed, less is a call', () => {
    const half = [...bet, 'floor string-raise 2 450', '3 fold', '1 call', ...checks(2, 1, 2)]
    expect(net(towers, { ...fixed, moves: half })).toEqual({ 1: -900, 2: 1200, 3: -300 })
    const less = [...bet, 'floor string-raise 2 449', '3 fold', ...checks(2, 1, 2)]
    expect(net(towers, { ...fixed, moves: less })).toEqual({ 1: -600, 2: 900, 3: -300 })
    const readings = { halfRaise: 'may-call' }
    expect(net(towers, { ...fixed, readings, moves: less.map(move => move.replace('449', '450')) })).toEqual({
      1: -600,
      2: 900,
      3: -300,
    })
    const comstockCalls = less.map(move => move.replace('449', '500'))
    expect(net(comstock, { ...fixed, moves: comstockCalls })).toEqual({ 1: -600, 2: 900, 3: -300 })
  })

  test('a large chip is a call; as the first bet of a spread it is worth what it is', () => {
    const moves = [...bet, 'floor oversize-chip 2 2500', '3 fold', ...checks(2, 1, 2)]
    expect(net(towers, { ...fixed, moves })).toEqual({ 1: -600, 2: 900, 3: -300 })
    const spread = { ...fixed, stakes: { limit: 'spread', range: [300, 2000] } }
    const first = [...limped, 'floor oversize-chip 1 2500', '2 call', '3 fold', ...checks(2, 1, 2)]
    expect(net(towers, { ...spread, moves: first })).toEqual({ 1: -2300, 2: 2600, 3: -300 })
    expect(net(towers, { ...fixed, moves: first })).toBe('moves[3]: not-now oversize-chip')
  })

  test('a player who checks out of turn or is passed over may not initiate action in that round', () => {
    const record = { ...three, cards: hands }
    const silent = [...limped, 'floor passed-over 1', '1 bet 400']
    expect(net(towers, { ...record, moves: silent })).toBe('moves[4]: may-not bet 400 1 fold, check')
    const called = [
      ...limped,
      'floor passed-over 1',
      '1 check',
      '2 bet 400',
      '3 fold',
      '1 call',
      ...checks(2, 1, 2),
    ]
    expect(net(towers, { ...record, moves: called })).toEqual({ 1: -600, 2: 800, 3: -200 })
    const next = [...pre, 'floor check-out-of-turn 2', '1 check', '2 check', '1 check', '2 bet 400', '1 fold']
    const short = { ...record, cards: { ...hands, board: 'Ks 9d 4h 8c' }, moves: next }
    expect(net(towers, short)).toEqual(kings)
    expect(net(towers, { ...short, readings: { noInitiative: 'hand' } })).toMatch('may-not bet 400 2')
  })

  test('refuses rulings on cards and seats that are not there', () => {
    const ruled = (text: string) => net(towers, { ...three, cards: hands, moves: [text] })
    expect(ruled('floor nonsense')).toBe('moves[0]: no-such-incident nonsense towers/texas-holdem')
    expect(ruled('floor dead-hand 9')).toBe('moves[0]: poker-no-hand 9')
    expect(ruled('floor dead-hand')).toBe('moves[0]: poker-names-a-seat dead-hand')
    expect(ruled('floor exposed-card 1 Kc')).toBe('moves[0]: poker-not-held 1 Kc')
  })

  test('a misdeal sends every chip back and ends the round', () => {
    expect(play(towers, { ...three, cards: hands, moves: ['3 raise 600', 'floor misdeal'] })).toEqual({
      net: { 1: 0, 2: 0, 3: 0 },
      pots: [],
      fees: [],
      rulings: [{ name: 'misdeal', rule: 'practice' }],
    })
    expect(net(towers, { ...three, cards: hands, moves: ['floor misdeal', '3 fold'] })).toBe(
      'moves[1]: not-asked 3 fold',
    )
  })
})
