import { describe, expect, test } from 'vitest'
import { filedSayings, saidOnSheets } from '../testing/sheets.ts'
import { fullCatalogue, LANGUAGES, messagesOf } from './languages.ts'

test('has a sentence for everything on the sheets: rules, readings, incidents, words and fees', async () => {
  const messages = await messagesOf('en')
  const unknown = filedSayings.filter(({ say }) => !Object.hasOwn(messages, say))
  expect(new Set(unknown.map(({ say }) => say))).toEqual(new Set())
})

describe.each(LANGUAGES)('%s', language => {
  test('leaves no value of a sentence empty', async () => {
    const said = saidOnSheets(await fullCatalogue(language))
    expect(said.filter(text => /undefined|\bnull\b|NaN|\[object| {2}/.test(text))).toEqual([])
  })
})
