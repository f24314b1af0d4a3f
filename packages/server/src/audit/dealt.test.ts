import { begun, entered } from '@cardroom/room/testing'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { type DealtSessionRows, dealtBeginning, dealtRows, dealtSessionRow } from '../store/dealt.ts'
import { BACCARAT } from '../testing/room.ts'
import { checkDealt } from './dealt.ts'

const library = await openRulebook()
const session = dealtSessionRow({ ...begun, settings: { ...begun.settings, game: BACCARAT } })
const rows = dealtRows(dealtBeginning(session), 2, [entered('a'), entered('b')])
const kept: DealtSessionRows = { session, rows }

test('a session that is what was written passes; an entry, a setting or a key that was changed is found', () => {
  expect(checkDealt(kept, library)).toBeUndefined()
  const [first, second] = rows
  const changed = { ...first!, entry: first!.entry.replace('"seat":1', '"seat":2') }
  const wrong: readonly DealtSessionRows[] = [
    { session, rows: [changed, second!] },
    { session, rows: [second!] },
    { session: { ...session, settings: session.settings.replace('A table', 'Another') }, rows },
    { session: { ...session, key: 'another' }, rows },
  ]
  for (const one of wrong) expect(checkDealt(one, library)?.code).toBe('audit-not-as-written')
})
