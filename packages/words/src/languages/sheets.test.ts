import { describe, expect, test } from 'vitest'
import { catalogue } from '../en/index.ts'
import { filedSayings, saidOnSheets } from '../testing/sheets.ts'
import { LANGUAGES, speakerOf } from './languages.ts'

test('there is a sentence for everything on the sheets: rules, readings, incidents, words and fees', () => {
  const unknown = filedSayings.filter(({ say }) => !Object.hasOwn(catalogue.sentences, say))
  expect(new Set(unknown.map(({ say }) => say))).toEqual(new Set())
})

describe.each(LANGUAGES)('%s', language => {
  test('no sentence has a hole in it', async () => {
    const said = saidOnSheets(await speakerOf(language))
    expect(said.filter(text => /undefined|\bnull\b|NaN|\[object| {2}/.test(text))).toEqual([])
  })
})
