import type { Section } from '@cardroom/engine/rules/family.ts'
import type { RuleSet } from '@cardroom/engine/rules/rule-set.ts'
import { rooms } from '@cardroom/rulebook/rooms.ts'
import type { GameReply } from '@cardroom/server/protocol.ts'
import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/messages.ts'
import { ownWord } from '../wording/word.ts'
import { Cite } from './cite.tsx'
import { citeAnchor, overlaps } from './cites.ts'

interface Props {
  readonly game: GameReply
  /** The lines that somebody asked for: what rests on them stands out. */
  readonly marked?: string | undefined
}

/** Everything that is filed about a game, each statement with its lines. */
export function RuleSheet({ game, marked }: Props) {
  const sections = [...game.sheet, ...ownSections(useMessages(), game)]
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marked === undefined) return
    sheet.current?.querySelector('.marked')?.scrollIntoView({ block: 'center' })
  }, [marked])
  return (
    <div className="sheet" ref={sheet}>
      <Facts rules={game.rules} />
      {sections.map(section => (
        <SheetSection key={section.title} section={section} marked={marked} />
      ))}
    </div>
  )
}

function Facts({ rules }: { rules: RuleSet }) {
  const m = useMessages()
  const room = rules.id.slice(0, rules.id.indexOf('/'))
  const facts: [string, string | undefined][] = [
    [m.rules.room, rooms[room] ?? ownWord(room)],
    [m.rules.registration, rules.number],
    [m.rules.owner, rules.owner],
    [m.rules.source, rules.source.join(', ')],
  ]
  return (
    <dl className="facts">
      {facts.map(([term, fact]) =>
        fact === undefined ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** What every rule set has beside its family's sections. */
function ownSections(m: ReturnType<typeof useMessages>, { rules, schedules }: GameReply): Section[] {
  const sections: Section[] = []
  if (schedules.length > 0) {
    sections.push({
      title: m.rules.schedules,
      table: {
        columns: [m.rules.option, m.rules.limits],
        rows: schedules.map(({ name, limits, cite }) => ({ cells: [name, limits], cite })),
      },
    })
  }
  if (rules.readings.length > 0) {
    sections.push({
      title: m.rules.readings,
      lines: [{ text: m.rules.readingsLead }],
      table: {
        columns: [m.rules.reading, m.rules.isRead, m.rules.orElse, m.rules.why],
        rows: rules.readings.map(one => ({
          cells: [one.name, one.default, one.others.join(', '), one.why],
          cite: one.cite,
        })),
      },
    })
  }
  if (rules.incidents.length > 0) {
    sections.push({
      title: m.rules.incidents,
      table: {
        columns: [m.rules.incident, m.rules.when, m.rules.consequence],
        rows: rules.incidents.map(one => ({
          cells: [one.name, one.when, one.consequence],
          cite: one.cite,
        })),
      },
    })
  }
  return sections
}

function SheetSection({ section, marked }: { section: Section; marked: string | undefined }) {
  const m = useMessages()
  const id = sectionId(section.title)
  const mark = (cite: string | undefined): string | undefined =>
    cite !== undefined && marked !== undefined && overlaps(cite, marked) ? 'marked' : undefined
  return (
    <section className="sheet-section" aria-labelledby={id}>
      <h2 id={id}>{section.title}</h2>
      {section.lines ? (
        <ul className="statements">
          {section.lines.map(({ text, cite }) => (
            <li key={text} className={mark(cite)} id={cite && citeAnchor(cite)}>
              {text} {cite === undefined ? null : <Cite cite={cite} />}
            </li>
          ))}
        </ul>
      ) : null}
      {section.table ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable with the keyboard
        <section className="table-frame" tabIndex={0} aria-labelledby={id}>
          <table>
            <thead>
              <tr>
                {section.table.columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <th scope="col">{m.rules.lines}</th>
              </tr>
            </thead>
            <tbody>
              {section.table.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a printed table's rows are known by their place
                <tr key={at} className={mark(row.cite)}>
                  {row.cells.map((cell, column) =>
                    column === 0 ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                      <th scope="row" key={column}>
                        {cell}
                      </th>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                      <td key={column}>{cell}</td>
                    ),
                  )}
                  <td className="cite-cell">{row.cite === undefined ? null : <Cite cite={row.cite} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </section>
  )
}

export const sectionId = (title: string): string =>
  `section-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
