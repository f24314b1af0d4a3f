import { type RuleSet, roomOf, type Section } from '@cardroom/engine'
import { saidSection } from '@cardroom/rulebook/sheet'
import { roomName } from '@cardroom/words'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { CiteButton } from '../cites/cite-button.tsx'
import { SheetSection } from './sheet-section.tsx'

/** The owner and the filing of a game. */
type FilingFacts = Pick<RuleSet, 'id' | 'number' | 'owner' | 'source'>

interface Props {
  readonly game: { readonly rules: FilingFacts; readonly sheet: readonly Section[] }
  /** The requested lines; what rests on them is highlighted. */
  readonly marked?: string | undefined
}

/** Everything that is filed about a game, each statement with its lines. */
export function RuleSheet({ game, marked }: Props) {
  const m = useMessages()
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marked === undefined) return
    sheet.current?.querySelector('.marked')?.scrollIntoView({ block: 'center' })
  }, [marked])
  return (
    <div className="sheet" ref={sheet}>
      <Facts rules={game.rules} />
      {game.sheet
        .map(section => saidSection(section, m.say))
        .map(section => (
          <SheetSection key={section.title} section={section} marked={marked} />
        ))}
    </div>
  )
}

function Facts({ rules }: { rules: FilingFacts }) {
  const m = useMessages()
  const room = roomOf(rules.id)
  const facts: [string, ReactNode][] = [
    [m.rules.room, roomName(room)],
    [m.rules.registration, rules.number],
    [m.rules.owner, rules.owner],
    [m.rules.source, rules.source.map(cite => <CiteButton key={cite} cite={cite} />)],
  ]
  return (
    <dl className="facts">
      {facts.map(([term, fact]) =>
        fact === undefined ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate={term === m.rules.registration || term === m.rules.owner ? 'no' : undefined}>
              {fact}
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
