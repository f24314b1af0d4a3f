import { gameOf, isRefusal, playRecord, writeInputs, writeRefusal } from '@cardroom/engine'
import { Randomness, shuffle } from '@cardroom/engine/cards'
import type { PanRules } from '@cardroom/engine/pan'
import { describe, expect, test } from 'vitest'
import { games } from '../filed/games.ts'
import { openRulebook } from '../library.ts'
import { playPanByChance } from '../testing/random-pan.ts'

const library = await openRulebook()
const pans = games.filter((rules): rules is PanRules => rules.family === 'pan')

const GAMES = Number(process.env.ROUNDS ?? 240)

describe.each(pans)('$id', rules => {
  test('any legal play comes to an end, with every chip and every card accounted for', () => {
    let out = 0
    for (let n = 0; n < GAMES; n++) {
      try {
        const { round } = playPanByChance(rules, n)
        if (Object.values(round.result.hands ?? {}).some(hand => hand.is?.say === 'pan-out')) out++
      } catch (error) {
        throw new Error(`game ${n} of ${rules.id}`, { cause: error })
      }
    }
    expect(out).toBeGreaterThan(GAMES / 2)
  })

  test('a hand ends with every chip and card accounted for under any ruling', () => {
    const ruled = new Set<string>()
    for (let n = 0; n < GAMES / 2; n++) {
      try {
        for (const { name } of playPanByChance(rules, n, true).round.result.rulings ?? []) ruled.add(name)
      } catch (error) {
        throw new Error(`game ${n} of ${rules.id}`, { cause: error })
      }
    }
    for (const name of ['foul-hand', 'too-few-cards', 'incorrect-meld', 'draw-order-stands', 'early-draw']) {
      expect([...ruled]).toContain(name)
    }
  })

  test('its record replays to the same result', () => {
    for (let n = 0; n < GAMES / 10; n++) {
      const { round, setup, readings } = playPanByChance(rules, n)
      const record = { record: 1, game: rules.id, readings, ...setup, ...writeInputs(round.inputs) }
      const again = playRecord(record, library)
      expect(isRefusal(again) ? writeRefusal(again) : again.round.result).toEqual(round.result)
    }
  })

  /** Everybody draws and throws away; the first to be able to uses one card, if that is wanted. */
  function idle(using: number): { draws: number; winner: number | undefined; net: unknown } {
    const readings = Object.fromEntries(rules.readings.map(one => [one.name, one.default]))
    const seats = [
      { seat: 1, stack: 5_000 },
      { seat: 2, stack: 5_000 },
    ]
    const round = gameOf(rules).start({ chip: 100, ante: 100, first: 1, seats }, { readings })
    if (isRefusal(round)) throw new Error(writeRefusal(round))
    const randomness = new Randomness('7'.padStart(64, '0'))
    let deck = shuffle([...round.shoe], randomness)
    let used = 0
    let draws = 0
    while (!round.over) {
      const { awaiting } = round
      if (awaiting.kind === 'card') {
        if (awaiting.face === 'up') draws++
        round.take({ kind: 'card', card: deck.pop()! })
      } else if (awaiting.kind === 'shuffle') {
        deck = shuffle([...deck, ...awaiting.cards], randomness)
        round.take({ kind: 'shuffled' })
      } else if (awaiting.kind === 'decision') {
        const { seat, options, offer } = awaiting.asked[0]!
        const meld = options.find(({ move }) => move === 'meld')
        const plain = ['in', 'draw', 'discard'].map(move => options.find(one => one.move === move))
        const option = plain.find(one => one !== undefined && !(one.move === 'draw' && options.length > 2))
        if (offer) round.take({ kind: 'move', seat, move: 'decline' })
        else if (meld && used < using) {
          used++
          round.take({ kind: 'move', seat, move: 'meld', cards: meld.cards!.groups![0]! })
        } else {
          const cards = option!.cards ? { cards: [option!.cards.from[0]!] } : {}
          round.take({ kind: 'move', seat, move: option!.move, ...cards })
        }
      } else round.take({ kind: 'settle' })
    }
    return { draws, winner: round.result.winner, net: round.result.net }
  }

  test('a deck that goes by in which nobody lays a card ends the hand, and the tops go back', () => {
    expect(idle(0)).toEqual({ draws: 300, winner: undefined, net: { 1: 0, 2: 0 } })
  })

  test('the discards are shuffled otherwise', () => {
    expect(idle(1).draws).toBeGreaterThan(500)
  })
})
