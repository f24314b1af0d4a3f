import { BOX_FUNDS, type CountReply } from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'

type Row = readonly (string | number)[]

/** The count sheets of a shift as a table: a line for every denomination, struck ones too, and the totals of each fund. */
export function sheetRows(m: Speaker, { establishment = '', sheets, names }: CountReply): Row[] {
  const { count } = m
  const head = [
    ...[count.establishment, count.shift, count.table, count.game, count.box, count.pulled],
    ...[count.countedBy, count.line, count.pieces, count.amount, count.initials],
  ]
  const rows = sheets.flatMap(sheet => {
    const { shift, table, game, number, pulled, expected, signed, count: counted } = sheet
    const who = counted ? m.joined.clauses({ pieces: [names[counted.by] ?? counted.by, counted.with] }) : ''
    const before = [establishment, shift, table, game, String(number), new Date(pulled.at).toISOString(), who]
    const lines = (counted?.lines ?? []).flatMap(line => {
      const name = `${count[line.fund]} ${m.money(line.denomination)}`
      const at = (pieces: number, initials: string): Row => [
        ...before,
        name,
        String(pieces),
        pieces * line.denomination,
        initials,
      ]
      return [
        ...line.struck.map(old => at(old.count, count.struck({ initials: old.initials }))),
        at(line.count, ''),
      ]
    })
    const totals = BOX_FUNDS.flatMap((fund): Row[] => {
      const total = (what: string, cents: number): Row => [
        ...before,
        m.joined.labelled({ label: count[fund], what }),
        '',
        cents,
        '',
      ]
      return [
        total(count.expected, expected[fund]),
        ...(counted ? [total(count.counted, counted.counted[fund])] : []),
        ...(counted ? [total(count.difference, counted.difference[fund])] : []),
      ]
    })
    const signatures = signed.map(
      ({ initials, why = '' }): Row => [...before, why, '', '', count.signed({ initials })],
    )
    return [...lines, ...totals, ...signatures]
  })
  return [head, ...rows]
}
