import type { Refusal, RuleSet } from '@cardroom/engine'
import { useState } from 'react'
import { useLobby, useRoomConnection } from '../../connection/use-room-state.ts'
import { Refused } from '../../shared/frame/refused.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { go } from '../../shared/routing/router.ts'
import { canBePractised } from './can-be-practised.ts'

type GameLink = 'learn' | 'play' | 'sheet' | 'costs' | 'practise' | 'school'

interface Props {
  readonly rules: Pick<RuleSet, 'id' | 'name' | 'family'>
  readonly ways: readonly GameLink[]
}

/** Links from a game to its first lesson, a table, its sheet and its costs. */
export function GameLinks({ rules, ways }: Props) {
  const m = useMessages()
  const { id, name } = rules
  const words = m.library.ways
  const addresses: Readonly<Record<Exclude<GameLink, 'play'>, string>> = {
    learn: `/learn/${id}`,
    sheet: `/rules/${id}`,
    costs: `/lab?${new URLSearchParams({ game: id })}`,
    practise: `/practice/${id}`,
    school: `/school/${id}`,
  }
  return (
    <ul className="game-links no-print" aria-label={m.library.waysOf({ game: name })}>
      {ways
        // Costs exist for games with wagers, values of choices where there are decisions too.
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

const NEW_TABLE_BOTS = 3

/** Takes a seat at a table of the game: an open one, or a new one with bots. */
function PlayNow({ game }: { game: string }) {
  const m = useMessages()
  const connection = useRoomConnection()
  const tables = useLobby() ?? []
  const [why, setWhy] = useState<Refusal>()
  const play = async () => {
    const open = tables.find(
      table => table.game === game && table.phase !== 'not-opened' && table.people + table.bots < table.seats,
    )
    if (open) return go(`/table/${encodeURIComponent(open.id)}`)
    const opened = await connection.ask({ type: 'open', game, options: { bots: NEW_TABLE_BOTS } })
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
