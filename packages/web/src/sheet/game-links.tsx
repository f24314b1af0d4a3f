import type { Refusal, RuleSet } from '@cardroom/engine'
import { useState } from 'react'
import { Refused } from '../frame/refused.tsx'
import { useMessages } from '../messages/messages.ts'
import { useLine, useLobby } from '../net/use-line.ts'
import { Link } from '../routing/link.tsx'
import { go } from '../routing/router.ts'
import { canBePractised } from './can-be-practised.ts'

export type Way = 'learn' | 'play' | 'sheet' | 'costs' | 'practise' | 'school'

interface Props {
  readonly rules: Pick<RuleSet, 'id' | 'name'>
  readonly ways: readonly Way[]
}

/** The ways from a game to everything else about it: a first lesson, a table, its sheet, what it costs. */
export function GameLinks({ rules, ways }: Props) {
  const m = useMessages()
  const { id, name } = rules
  const words = m.library.ways
  const addresses: Readonly<Record<Exclude<Way, 'play'>, string>> = {
    learn: `/learn/${id}`,
    sheet: `/rules/${id}`,
    costs: `/lab?${new URLSearchParams({ game: id })}`,
    practise: `/practice/${id}`,
    school: `/school/${id}`,
  }
  return (
    <ul className="game-links no-print" aria-label={m.library.waysOf(name)}>
      {ways
        // What wagers cost is known where there are wagers, and what choices are worth where there are some besides.
        .filter(way => way !== 'costs' || 'wagers' in rules)
        .filter(way => way !== 'practise' || canBePractised(rules))
        .map(way => (
          <li key={way}>
            {way === 'play' ? <PlayNow game={id} /> : <Link href={addresses[way]}>{words[way]}</Link>}
          </li>
        ))}
    </ul>
  )
}

const BOTS = 3

/** A seat at a table of the game: one that is open, or a new one with bots. */
function PlayNow({ game }: { game: string }) {
  const m = useMessages()
  const line = useLine()
  const tables = useLobby() ?? []
  const [why, setWhy] = useState<Refusal>()
  const play = async () => {
    const open = tables.find(
      table => table.game === game && table.phase !== 'not-opened' && table.people + table.bots < table.seats,
    )
    if (open) return go(`/table/${encodeURIComponent(open.id)}`)
    const opened = await line.ask({ type: 'open', game, options: { bots: BOTS } })
    if (!opened.ok) return setWhy(opened.why)
    if (opened.table !== undefined) go(`/table/${encodeURIComponent(opened.table)}`)
  }
  return (
    <>
      <button type="button" className="btn small main" onClick={play}>
        {m.library.ways.play}
      </button>
      <Refused why={why} />
    </>
  )
}
