import { isRefusal, playRecord, startRecord, type Viewer } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { openRulebook } from '../library.ts'
import { table } from '../testing/poker.ts'

const library = await openRulebook()

const CARDS = { 1: 'Qs Qh', 2: 'As Ah', 3: 'Ks Kh', board: '2c 7d 9h Jc 3s' }
const CHECKS = ['1 check', '2 check', '3 check']
const CALLS = ['3 call', '1 call', '2 check', ...CHECKS, ...CHECKS]

function play(game: string, moves: readonly string[], cards: object = CARDS) {
  const record = {
    record: 1,
    game,
    stakes: { limit: 'none' },
    blinds: [100, 200],
    ...table(5000, 5000, 5000),
  }
  const question = { ...record, cards, moves: [...CALLS, ...moves] }
  const played = playRecord(question, library)
  if (isRefusal(played)) throw new Error(played.code)
  const { round } = played
  const again = startRecord(question, library)
  if (isRefusal(again)) throw new Error(again.code)
  /** Who is asked whether to show, and what the public has seen by then. */
  const asked: { seat: number; seen: readonly string[] }[] = []
  for (const input of round.inputs) {
    const { awaiting } = again.round
    const ask = awaiting.kind === 'decision' ? awaiting.asked[0] : undefined
    if (ask?.options.some(({ move }) => move === 'muck')) {
      const { piles } = again.round.view('public')
      const open = piles.filter(({ place, cards: lie }) => place !== 'board' && !lie.includes('??'))
      asked.push({ seat: ask.seat, seen: open.map(({ place }) => place) })
    }
    again.round.take(input)
  }
  return {
    asked,
    result: round.result,
    shown: round.view('house').log.flatMap(event => (event.type === 'shown' ? [event.place] : [])),
    cardsOf: (place: string, viewer: Viewer) =>
      round.view(viewer).piles.find(pile => pile.place === place)?.cards,
  }
}

test.each(['towers/texas-holdem', 'outlaws/texas-holdem'])(
  'the hand that bet last shows first, the others follow clockwise (002:1194): %s',
  game => {
    expect(play(game, ['1 check', '2 bet 200', '3 call', '1 call']).shown).toEqual(['2', '3', '1'])
    expect(play(game, ['1 bet 200', '2 call', '3 raise 600', '1 call', '2 call']).shown).toEqual([
      '3',
      '1',
      '2',
    ])
  },
)

test('shows first the hand that checked first where nobody has bet', () => {
  expect(play('towers/texas-holdem', CHECKS).shown).toEqual(['1', '2', '3'])
})

test('a hand that is beaten by what lies open may be thrown away unseen (002:1200)', () => {
  const bet = ['1 check', '2 bet 200', '3 call', '1 call']
  const { result, shown, cardsOf } = play('towers/texas-holdem', [...bet, '3 muck'])
  expect(shown).toEqual(['2', '1'])
  expect(Object.keys(result.hands ?? {})).toEqual(['1', '2'])
  expect(result.net).toEqual({ 1: -400, 2: 800, 3: -400 })
  for (const viewer of ['public', 1, 2] as const) expect(cardsOf('3', viewer)).toEqual(['??', '??'])
  expect(cardsOf('3', 3)).toEqual(['Ks', 'Kh'])
})

test('the last hand takes the pot unseen when the one to show first gives up (002:1200)', () => {
  const moves = ['1 bet 200', '2 call', '3 fold', '1 muck']
  const { result, shown, cardsOf } = play('towers/texas-holdem', moves, { ...CARDS, 1: '?? ??' })
  expect(result.net).toEqual({ 1: -400, 2: 600, 3: -200 })
  expect(shown).toEqual([])
  expect(result.hands).toBeUndefined()
  expect(cardsOf('2', 'public')).toEqual(['??', '??'])
})

test('asks only hands that are beaten by what lies open, one after the other', () => {
  const bet = ['1 check', '2 bet 200', '3 call', '1 call']
  expect(play('towers/texas-holdem', [...bet, '3 muck']).asked).toEqual([
    { seat: 3, seen: ['2'] },
    { seat: 1, seen: ['2'] },
  ])
  // The queens check first and lie open; the aces beat them and are shown, the kings are asked.
  expect(play('towers/texas-holdem', CHECKS).asked).toEqual([{ seat: 3, seen: ['1', '2'] }])
  expect(play('outlaws/texas-holdem', bet).asked).toEqual([])
})
