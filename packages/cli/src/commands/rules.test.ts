import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withFiling003 } from '@cardroom/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { CitedTexts } from '../input/cited.ts'
import { rulesCommand } from './rules.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-filings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const ask = async (...args: string[]) => {
  const answer = await rulesCommand.answer(args)
  return { answer, text: rulesCommand.print(answer) }
}

test('rules search: names the games that share a rule, with the lines', async () => {
  const { answer, text } = await ask('search', 'dragon', '7', 'pays', '--limit', '1')
  expect(answer).toMatchObject({ query: 'dragon 7 pays', hits: [{ kind: 'rule' }] })
  expect(text).toContain('003:1143-1144: EZ Baccarat Panda 8 (Comstock Card Room)')
  expect((await ask('search', 'quidditch')).text).toBe('Nothing is filed about that.')
  await expect(ask('search')).rejects.toThrow('words are needed')
  await expect(ask('search', 'card', '--limit', 'all')).rejects.toThrow(
    '--limit: "all" is not a number from 1',
  )
})

test('rules GAME: prints the sheet, for a terminal and as Markdown', async () => {
  const game = 'comstock/ez-baccarat-panda-8'
  const { answer, text } = await ask(game, '--schedule', 'own/2')
  expect(answer).toMatchObject({ id: game, number: 'GEGA-003671', schedules: { length: 18 } })
  expect(text).toMatch(/Dragon 7 .*40 to 1 +003:1143-1144/)
  expect(text).toContain('Collection: option own/2')
  expect((await ask(game, '--markdown')).text).toContain('| Dragon 7 | ')
  await expect(ask(game, '--schedule', 'own/9')).rejects.toThrow('--schedule: ')
  const razz = await ask('towers/razz')
  expect(razz.answer).toMatchObject({ family: 'fees only', number: 'GEGA-002702', rules: null })
  expect(razz.text).toContain('Collection: the room’s common document (rates)')
  await expect(ask('comstock/war')).rejects.toThrow('game: there is no "comstock/war"')
})

test('rules diff: prints the differences side by side', async () => {
  const games = ['outlaws/pure-21-5-blackjack', 'stars/pure-21-5-blackjack']
  const { answer, text } = await ask('diff', ...games)
  expect(answer).toMatchObject({ a: games[0], b: games[1] })
  expect(text).toMatch(/≠ buster › pays › 6 › pays +15 to 1 \(000:147\) +25 to 1 \(003:2272\)/)
  expect(text).not.toContain('turns')
  expect((await ask('diff', ...games, '--all')).text).toContain('Turns')
  await expect(ask('diff', games[0]!)).rejects.toThrow('two games are needed')
  await expect(ask('diff', games[0]!, 'mars/golf')).rejects.toThrow('there is no "mars/golf"')
})

test('rules GAME --lines: prints the cited lines among their neighbours, under the rules that cite them', async () => {
  const game = 'comstock/ez-baccarat-panda-8'
  const { answer, text } = await ask(game, '--lines', '--filings', withFiling003(temporaryFolder()))
  const { excerpts, missing } = (answer as { cited: CitedTexts }).cited
  expect(excerpts['003:1054']).toMatchObject([{ file: '003', lines: { length: 7, 3: { number: 1054 } } }])
  // Only the reading about circles where nobody sits rests on what the other rooms print.
  expect(missing.map(({ number }) => number)).toEqual(['000', '002', '004'])
  const lines = text.split('\n')
  const cited = lines.findIndex(line => line.includes('> 003:1054'))
  expect(lines.slice(0, cited).some(line => line.includes('3 to 8 decks'))).toBe(true)
  expect(lines.slice(cited - 1, cited + 2)).toEqual([
    '        003:1053  Line 1053.',
    '      > 003:1054  Line 1054.',
    '        003:1055  Line 1055.',
  ])
  expect(text).toContain('003 of our own.txt is not the text of filing 003 that was cited')
  await expect(ask(game, '--lines', '--filings', 'nowhere')).rejects.toThrow('--filings: there is no folder')
  await expect(ask(game, '--lines', '--markdown')).rejects.toThrow('--lines: not with --markdown')
})

test('rules GAME --lines: names the public document where its text is missing', async () => {
  const { answer, text } = await ask('cameo/ez-baccarat', '--lines', '--filings', temporaryFolder())
  const cameo = (answer as { cited: CitedTexts }).cited.missing.find(({ number }) => number === '001')
  expect(cameo).toMatchObject({ number: '001', rooms: ['cameo'] })
  const words = text.replace(/\s+/g, ' ')
  expect(words).toContain('public document, “Game rules and collection rates of the Cameo Club”')
  expect(words).toContain('EZ Baccarat (GEGR-002102), Cameo Club')
  expect(words).toContain('docs/filings.md says how to add it')
})

test('rules regimes: lists the demands of each, its standing on a day, and its sources', async () => {
  const { answer, text } = await ask('regimes', '--on', '2026-04-15')
  expect(answer).toMatchObject({
    on: '2026-04-15',
    regimes: [{ standing: 'in-force' }, { standing: 'in-force' }, { standing: 'in-force', known: 'reports' }],
  })
  expect(text).toContain('the text has not been seen')
  expect((await ask('regimes', '--on', '2026-05-21')).answer).toMatchObject({
    regimes: { 2: { standing: 'enjoined' } },
  })
  await expect(ask('regimes', '--on', '2026-02-30')).rejects.toThrow('--on: "2026-02-30" is not a day')
})

test('rules GAME --regime: lists the forbidden rules of a game with their lines, and export writes the allowed game', async () => {
  const game = 'outlaws/pure-21-5-blackjack'
  const { text } = await ask(game, '--regime', 'ccr-2073')
  expect(text.replace(/\s+/g, ' ')).toContain('forbidden as filed: equal hands 000:96')
  expect(text).not.toContain('Collection')
  const { answer } = await ask('export', game, '--regime', 'ccr-2073')
  expect(answer).toMatchObject({ rules: { id: `${game}-ccr-2073`, name: 'Pure', over: { above: 22 } } })
  await expect(ask(game, '--regime', 'prohibition')).rejects.toThrow(
    '--regime: there is no regime "prohibition": it is one of as-filed, penal-code-330-11, ccr-2073',
  )
})
