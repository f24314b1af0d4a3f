import {
  type Cite,
  citedLines,
  defaultReadings,
  type Saying,
  type Section,
  type Statement,
  unwrap,
} from '@cardroom/engine'
import { describe, expect, inject, test } from 'vitest'
import { games } from '../filed/games.ts'
import { openRulebook } from '../library.ts'
import { linesOfFilings } from '../testing/filings.ts'
import { mute } from '../testing/mute.ts'
import { borrowedLines } from './borrowed.ts'
import { saidSection } from './said.ts'
import { sheetOf } from './sheet.ts'

const library = await openRulebook()
const folder = inject('filings')
const filings = linesOfFilings(folder)

const game = (id: string) => unwrap(library.game(id))

/** Without a language: every saying as its key and values. */
const sectionsOf = (id: string): Section<string>[] =>
  sheetOf(game(id)).sections.map(section => saidSection(section, mute))

const ids = games.map(({ id }) => id)
const banked = ids.filter(id => game(id).kind === 'banked')
const roomOf = (id: string) => id.split('/')[0]!

const sectionOf = (id: string, title: string) => sectionsOf(id).find(one => one.title === title)
/** Every saying of that key on a sheet, at any depth. */
function spoken(id: string, key: string): Saying[] {
  const found: Saying[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('say' in value && value.say === key) found.push(value as Saying)
    for (const part of Object.values(value)) look(part)
  }
  look(sheetOf(game(id)).sections)
  return found
}

const statements = (id: string): Statement<string>[] => sectionsOf(id).flatMap(({ lines = [] }) => lines)

describe.each(ids)('%s', id => {
  const room = roomOf(id)

  test('says which statements are cited from another room’s filing', () => {
    const silent = sectionsOf(id)
      .filter(({ title }) => !title.startsWith('fee-section'))
      .flatMap(({ title, lines = [], table, grid }) => {
        const noted = lines.filter(({ text }) => text.startsWith('sheet-borrowed-lines'))
        const told = new Set(noted.flatMap(({ cite }) => linesOf(cite)))
        const rows = [...(table?.rows ?? []), ...(grid?.rows ?? [])]
        return [
          ...lines.filter(
            ({ text, cite }) => borrowedLines(cite, room) && !text.startsWith('sheet-borrowed'),
          ),
          ...rows.filter(({ cite }) =>
            linesOf(borrowedLines(cite, room)?.lines).some(line => !told.has(line)),
          ),
        ].map(one => [title, one])
      })
    expect(silent).toEqual([])
  })

  test('leaves out incidents that apply under other readings only', () => {
    const inForce = defaultReadings(game(id).rules)
    const others = game(id).rules.incidents.filter(({ readings = [] }) =>
      readings.some(({ name, is }) => inForce[name] !== is),
    )
    const rows = sectionOf(id, 'sheet-incidents')?.table?.rows ?? []
    const kept = game(id).rules.incidents.length - others.length
    expect(rows).toHaveLength(kept)
  })
})

const linesOf = (cite: Cite | undefined): string[] =>
  (citedLines(cite ?? 'practice') ?? []).map(({ file, from, to }) => `${file}:${from}-${to}`)

/** Sheets with statements that their room has not filed; an addition is made here on purpose. */
test('few sheets lean on another room', () => {
  const leaning = ids.filter(id => {
    const steps = sectionsOf(id).filter(
      ({ title }) => !/^(fee-section|sheet-(readings|glossary|incidents))/.test(title),
    )
    return steps.some(({ lines = [] }) => lines.some(({ text }) => text.startsWith('sheet-borrowed')))
  })
  expect(leaning).toEqual([
    'cameo/three-card-poker-6-card-bonus',
    'towers/fortune-pai-gow-poker',
    'comstock/double-hand-poker',
    'comstock/fortune-pai-gow-poker',
    'comstock/pan',
    'stars/pure-21-5-blackjack',
    'players/fortune-pai-gow-poker',
    'players/ultimate-texas-holdem',
    'players/ez-baccarat-panda-8',
    'players/pan',
  ])
})

test.each(banked)('%s: how far the player-dealer pays rests on the game’s own lines', id => {
  const { rules } = game(id)
  const own = rules.source.flatMap(cite => citedLines(cite) ?? [])
  const covered = statements(id).find(({ text }) => text.startsWith('banked-settled-as-covered'))
  const cited = citedLines(covered?.cite ?? 'practice') ?? []
  expect(cited.length).toBeGreaterThan(0)
  for (const { file, from, to } of cited) {
    expect(own.some(one => one.file === file && one.from <= from && to <= one.to)).toBe(true)
  }
})

test('says which card finds the first seat, what it counts, and whose seat it leaves out', () => {
  const counted = banked.flatMap(id => {
    const first = spoken(id, 'banked-first-by-card')[0]?.values
    return first ? [`${id}: ${first.which}, ${first.faces}, ${first.countsBank}`] : []
  })
  expect(counted).toEqual([
    'outlaws/three-card-poker-6-card-bonus: open, in-order, false',
    'outlaws/pure-21-5-blackjack: down, ten, false',
    'towers/no-bust-21st-century-blackjack: down, in-order, false',
    'comstock/no-bust-blackjack: first-drawn, in-order, false',
    'stars/pure-21-5-blackjack: down, in-order, false',
    'stars/pure-spanish-21-5: down, in-order, false',
    'stars/zoobac: second-dealt, ten, false',
  ])
})

test('readings of the house change what the sheet says', () => {
  const under = (id: string, chosen: Record<string, string>) => {
    const one = game(id)
    return one
      .sheet({ ...defaultReadings(one.rules), ...chosen })
      .map(section => saidSection(section, mute))
      .flatMap(({ table, lines = [] }) => [
        ...(table?.rows ?? []).map(({ cells }) => cells.join(' ')),
        ...lines.map(({ text }) => text),
      ])
  }
  const pushes = (rows: string[]) => rows.filter(row => row.includes('baccarat-push')).length
  const ez = 'players/ez-baccarat-panda-8'
  expect(pushes(under(ez, { bankerThreeCardSeven: 'pushes' }))).toBe(pushes(under(ez, {})) + 1)
  expect(under(ez, {}).some(text => text.includes('baccarat-natural'))).toBe(true)
  expect(under(ez, { ezNatural: 'draws' }).some(text => text.includes('baccarat-natural'))).toBe(false)

  const losing = (chosen: Record<string, string>) =>
    under('cameo/ultimate-texas-holdem', chosen).some(text => text.startsWith('banked-losing-hand'))
  expect([losing({}), losing({ losingOrder: 'play-first' })]).toEqual([false, true])

  const rows = under('stars/pure-spanish-21-5', {}).filter(row =>
    row.startsWith('blackjack-when-all player natural,bank natural'),
  )
  expect(rows).toHaveLength(1)
})

test('back-line bettors learn where they may not bet', () => {
  const barred = banked.flatMap(id => spoken(id, 'banked-not-back-line').map(() => id))
  expect(barred).toEqual(['cameo/three-card-poker-6-card-bonus', 'towers/no-bust-21st-century-blackjack'])
})

test('a game that cannot be surrendered says nothing of surrendering in its steps, but where it is ruled out', () => {
  const id = 'players/21st-century-blackjack-switch'
  expect(spoken(id, 'blackjack-turns')[0]?.values).toMatchObject({ surrender: false })
  expect(statements(id).find(({ text }) => text === 'blackjack-no-surrender')?.cite).toBe('004:1771')
})

test('each game speaks of what it deals: tiles, boards, all the cards of a hand', () => {
  const dealt = (id: string) =>
    new Set(spoken(id, 'banked-when-wrong-count-of-bank').map(one => one.values?.dealt))
  expect(dealt('stars/pai-gow-tiles')).toEqual(new Set(['tiles']))
  expect(dealt('cameo/ultimate-texas-holdem')).toEqual(new Set(['cards-and-board']))
  expect(dealt('cameo/three-card-poker-6-card-bonus')).toEqual(new Set(['cards']))
  const toBoards = spoken('players/double-board-omaha', 'poker-to-the-board').map(one => one.values?.boards)
  expect(toBoards).toEqual([2, 2, 2])
  expect(spoken('outlaws/draw-poker-hi-lo', 'poker-plays')[0]?.values).toMatchObject({ own: 5, board: false })
})

test('a fee that is due after the first round is printed as due after the flop where there is one', () => {
  const due = (id: string) => new Set(spoken(id, 'fee-take').map(one => one.values?.at))
  expect(due('towers/texas-holdem')).toEqual(new Set(['flop']))
  expect(due('comstock/texas-holdem')).toEqual(new Set(['flop']))
  expect(due('comstock/seven-card-stud')).toEqual(new Set(['first-round']))
})

/** Kinds of hand as filings write them at the head of a row. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  'five-aces': /five aces/i,
  'five-of-a-kind': /five of (a )?kind/i,
  'mini-royal': /mini royal/i,
  'royal-flush': /royal flush/i,
  'straight-flush': /straight flush/i,
  'four-of-a-kind': /(four|4)[ -]of[ -](a[ -])?kind/i,
  'full-house': /full house/i,
  flush: /flush/i,
  straight: /straight(?! flush)/i,
  'three-of-a-kind': /(three|3)[ -]of[ -]a[ -]kind/i,
  'two-pair': /(two|2) pairs?/i,
  pair: /(one|1|a) pair/i,
  'high-card': /high card|no pair/i,
}

/** Where the rank of a hand is printed: at the head of its row, behind a number or a letter. */
const heads = (text: string): Map<string, number> =>
  new Map(
    Object.entries(PRINTED).flatMap(([kind, name]) => {
      const at = new RegExp(
        `^\\W*(?:<\\w+>)*(?:\\d+ ?(?:st|nd|rd|th)?\\.?\\s+|[a-j]\\. )?(?:${name.source})(?! and)`,
        'im',
      ).exec(text)
      return at ? [[kind, at.index + at[0].length]] : []
    }),
  )

describe.skipIf(!folder)('beside the filings', () => {
  const ranked = ids.flatMap(id =>
    sheetOf(game(id))
      .sections.filter(({ title }) => typeof title === 'object' && title.say === 'ranking-hands')
      .flatMap(({ table }) => {
        const rows = table?.rows ?? []
        const cite = rows[0]?.cite
        const kinds = rows.flatMap(({ cells: [is] }) =>
          typeof is === 'object' && is.say === 'kind-of-hand' ? [String(is.values?.kind)] : [],
        )
        return cite && cite !== 'practice' && kinds.length > 5 ? [[id, cite, kinds] as const] : []
      }),
  )

  test('most games print an order of hands', () => {
    expect(ranked.length).toBeGreaterThan(25)
  })

  /** "As in draw poker" (003:498) and a table whose heads stand in the middle of its text (004:3947-3972). */
  const UNREADABLE = ['comstock/double-hand-poker', 'players/big-o-hi-lo-run-it-twice']

  test.each(ranked.filter(([id]) => !UNREADABLE.includes(id)))(
    '%s prints the hands in the order of its sheet (%s)',
    (_, cite, kinds) => {
      const text = citedLines(cite)!
        .map(({ file, from, to }) =>
          filings
            .get(file)!
            .slice(from - 1, to)
            .join('\n'),
        )
        .join('\n')
        .replace(/<\|[^|]*\|>/g, '')
        .replace(/of a ?\s*\n\s*kind/gi, 'of a Kind')
      const printed = heads(text)
      const found = kinds.filter(kind => printed.has(kind))
      expect(found.length).toBeGreaterThan(5)
      const places = found.map(kind => printed.get(kind)!)
      const sorted = [...places].sort((a, b) => a - b)
      // Players' Casino prints Ultimate's hands from the lowest up.
      expect([sorted, [...sorted].reverse()]).toContainEqual(places)
    },
  )
})
