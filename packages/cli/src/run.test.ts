import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitmentOf, orderOf, recordSeenBy, rootOfShoe, seedOf, unwrap } from '@cardroom/engine'
import { cardsOf, namesOf } from '@cardroom/engine/cards'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { afterAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'cardroom-'))
afterAll(() => rmSync(folder, { recursive: true }))

function cardroom(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/cardroom.js'), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const round = {
  record: 1,
  game: 'comstock/ez-baccarat-panda-8',
  bank: { seat: 1, wager: 50000 },
  wagers: [
    { seat: 2, on: 'banker', amount: 2500 },
    { seat: 2, on: 'dragon-7', amount: 500 },
    { seat: 3, by: 'Kim', on: 'player', amount: 1000 },
  ],
  cards: { player: '5h Kd 3c', banker: '2s 2d 9h' },
  moves: [],
}

describe('play and verify', () => {
  test('answers a record without a result', () => {
    const { status, stdout } = cardroom(['play', file('one.json', JSON.stringify(round))])
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      ...round,
      result: {
        action: 3,
        net: { 1: 2000, 2: -3000, '3/Kim': 1000 },
        wagers: [{ rule: '003:1122' }, {}, {}],
      },
    })
  })

  test('answers JSON Lines line by line, a refused record with its error', () => {
    const lines = [round, { ...round, cards: 'Kh' }, round].map(one => JSON.stringify(one)).join('\n')
    const { status, stdout } = cardroom(['play', '-'], lines)
    const answers = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(status).toBe(2)
    expect(answers.map(answer => answer.error)).toEqual([
      undefined,
      'cards: the shoe is empty, and banker needs a card',
      undefined,
    ])
    expect(answers[1]).toEqual({
      error: expect.any(String),
      code: expect.any(String),
      at: expect.any(String),
    })
  })

  test('verifies a finished record, and not a forged one', () => {
    const { stdout } = cardroom(['play', file('again.json', JSON.stringify(round))])
    expect(cardroom(['verify', file('finished.json', stdout)])).toMatchObject({ status: 0 })
    const forged = stdout.replace('"2":-3000', '"2":-2000')
    const { status, stdout: said } = cardroom(['verify', file('forged.json', forged)])
    expect(status).toBe(1)
    expect(said).toContain('result.net.2: the record says -2000, it is -3000')
  })

  test('checks rounds of one shoe together, and before it is opened by their play', () => {
    const secret = 'the secret of this shoe'
    const shuffle = { how: 2, commitment: commitmentOf(secret), added: [], cutCard: 364 } as const
    const deck = cardsOf({ decks: 8 }).sort((a, b) => a - b)
    const order = orderOf(deck, seedOf({ ...shuffle, secret }))
    const records: string[] = []
    for (let from = 0; records.length < 3; ) {
      const cards = namesOf(order.slice(from, from + 6))
      const question = { ...round, cards, shoe: { id: 'one', from }, shuffle: { ...shuffle, secret } }
      const answer = JSON.parse(cardroom(['play', '-'], JSON.stringify(question)).stdout)
      const { player, banker } = answer.result.hands
      const taken = `${player.cards} ${banker.cards}`.split(' ').length
      records.push(JSON.stringify({ ...answer, cards: namesOf(order.slice(from, from + taken)) }))
      from += taken
    }
    const verify = (...lines: readonly string[]) => cardroom(['verify', file('shoe.jsonl', lines.join('\n'))])
    const all = verify(...records)
    expect(all.stdout).toMatch(/^one: 3 rounds, cards 1 to \d+, a part of the shoe\n3 of 3 records agree\n$/)
    expect(all.status).toBe(0)
    const gap = verify(records[0]!, records[2]!)
    expect(gap.stdout).toMatch(/one: shoe.from: cards \d+ to \d+ of the shoe are in no record here/)
    expect(gap.status).toBe(1)
    const sealed = verify(
      ...records.map(record =>
        record.replace(`"secret":"${secret}",`, '').replace(`,"secret":"${secret}"`, ''),
      ),
    )
    expect(sealed.stdout).toContain('not opened yet')
    expect(sealed.stdout).toContain('3 of them by their play only')
    expect(sealed.status).toBe(0)
  })
})

test('verify: proves the shown cards of a sealed table, and finds a changed one', async () => {
  const library = await openRulebook()
  const shoe = { id: 'sealed.shoe-1', from: 0 }
  const secret = 'what stays with the house'
  const drawn = { how: 4, commitment: commitmentOf(secret), secret, added: [] } as const
  const deck = cardsOf({}).sort((a, b) => a - b)
  const order = orderOf(deck, seedOf(drawn))
  const question = {
    record: 1,
    game: 'outlaws/texas-holdem',
    stakes: { limit: 'fixed', bets: [300, 600] },
    blinds: [100, 300],
    button: 1,
    seats: [1, 2, 3].map(seat => ({ seat, stack: 20000 })),
    cards: namesOf(order),
    moves: ['1 fold', '2 call', '3 check', '2 check', '3 bet 300', '2 fold'],
    shoe,
    shuffle: { ...drawn, root: rootOfShoe(deck, seedOf(drawn), undefined, shoe.id) },
  }
  const whole = JSON.parse(cardroom(['play', '-'], JSON.stringify(question)).stdout)
  // Six hole cards, a burned one, and the flop.
  const dealt = { ...whole, cards: namesOf(order.slice(0, 10)) }
  const seen = unwrap(recordSeenBy(dealt, library, english.say, 2))
  const verify = (record: unknown) => cardroom(['verify', file('sealed.json', JSON.stringify(record))])
  expect(verify(dealt)).toMatchObject({ status: 0, stdout: '1 of 1 records agree\n' })
  expect(
    String(seen.cards)
      .split(' ')
      .filter(card => card === '??'),
  ).toHaveLength(5)
  expect(JSON.stringify(seen)).not.toContain(secret)
  const said = verify(seen)
  expect(said.stdout).toContain('1 of them are of sealed tables')
  expect(said.status).toBe(0)
  const flop = namesOf(order.slice(7, 8))
  const other = flop === 'As' ? 'Ks' : 'As'
  const forged = verify({ ...seen, cards: String(seen.cards).replace(flop, other) })
  expect(forged.stdout).toContain('is not the one that the house was bound to')
  expect(forged.status).toBe(1)
})

describe('prints bad input in one line on stderr, with exit code 2', () => {
  const played = (change: object) => cardroom(['play', '-'], JSON.stringify({ ...round, ...change }))
  const cases: Record<string, [ReturnType<typeof cardroom>, RegExp]> = {
    'no such command': [cardroom(['deal']), /there is no such command/],
    'no such flag': [cardroom(['games', '--colour']), /--colour/],
    'no such file': [cardroom(['play', join(folder, 'nothing.json')]), /there is no such file/],
    'malformed JSON': [cardroom(['play', '-'], '{"record": 1,'), /not JSON/],
    'not an object': [cardroom(['play', '-'], '[]'), /game: /],
    'unknown game': [played({ game: 'comstock/war' }), /game: there is no "comstock\/war"/],
    'a misspelt field': [played({ wager: [] }), /wager: there is no such field/],
    'a wager that is no money': [
      played({ wagers: [{ seat: 2, on: 'tie', amount: 1.5 }] }),
      /wagers\[0\]\.amount: an amount in whole cents, not 1\.5/,
    ],
    'a bonus bet without its base wager': [
      played({ wagers: [{ seat: 2, on: 'dragon-7', amount: 500 }] }),
      /wagers\[0\]: Dragon 7 needs Player line or Banker line/,
    ],
    'a card that the deck cannot hold': [
      played({ decks: 3, cards: 'As As As As' }),
      /cards: As is not left in the deck/,
    ],
    'a card that is none': [played({ cards: '1h' }), /cards: 1h is not a card/],
    'a card left over': [played({ cards: { ...round.cards, burn: 'As' } }), /cards\.burn: As left over/],
    'a move that nobody asked for': [played({ moves: ['2 hit'] }), /moves\[0\]: nobody is asked for "2 hit"/],
    'a bet of the player-dealer': [
      played({ wagers: [{ seat: 1, on: 'tie', amount: 500 }] }),
      /wagers\[0\]: seat 1 is the player-dealer/,
    ],
    'an unknown reading': [played({ readings: { luck: 'good' } }), /readings\.luck: .* has no such reading/],
  }
  for (const [name, [{ status, stdout, stderr }, message]] of Object.entries(cases)) {
    test(name, () => {
      expect(stderr).toMatch(message)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    })
  }
})

describe('answers bad input with --json: the error, its code and its place', () => {
  const answered = (args: readonly string[], input?: string) => {
    const { status, stdout, stderr } = cardroom([...args, '--json'], input)
    expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 2, lines: 1 })
    const answer = JSON.parse(stdout)
    expect(stderr).toBe(`cardroom ${args[0]}: ${answer.error}\n`)
    return answer
  }

  test('answers a refused record', () => {
    expect(answered(['play', '-'], JSON.stringify({ ...round, moves: ['floor earthquake'] }))).toMatchObject({
      error: expect.stringMatching(/^moves\[0\]: .*earthquake/),
      code: expect.any(String),
    })
  })

  test('answers an unknown flag and a stray argument', () => {
    expect(answered(['odds', 'comstock/ez-baccarat-panda-8', '--decks', '20'])).toMatchObject({
      code: 'bad-input',
      at: '--decks',
    })
    expect(answered(['games', '--colour'])).toMatchObject({ code: 'bad-input', at: '' })
  })

  test('answers a bad line of a batch', () => {
    const { stdout } = cardroom(['batch'], '["games","--room","atlantis"]\n')
    expect(JSON.parse(stdout)).toMatchObject({ code: 'bad-input', at: '--room' })
  })
})

describe('batch', () => {
  test('answers each line, and a bad one with its error', () => {
    const { status, stdout } = cardroom(
      ['batch'],
      '["games","--room","comstock"]\n["nonsense"]\n{}\n[broken\n',
    )
    const answers = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(answers[0]).toContainEqual(expect.objectContaining({ id: 'comstock/ez-baccarat-panda-8' }))
    expect(answers.slice(1).map(answer => typeof answer.error)).toEqual(['string', 'string', 'string'])
    expect(status).toBe(2)
  })
})

test('prints help for every command', () => {
  expect(cardroom([]).stdout).toContain('cardroom COMMAND --help')
  expect(cardroom(['play', '--help']).stdout).toContain('cardroom play FILE')
})
