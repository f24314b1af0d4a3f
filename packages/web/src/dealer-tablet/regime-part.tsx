import { isRefusal } from '@cardroom/engine'
import type { DealtSession } from '@cardroom/engine/dealt'
import { regimeOf, regimeSection } from '@cardroom/rulebook/regimes'
import { saidSection } from '@cardroom/rulebook/sheet'
import { SheetSection } from '../rules/sheet/sheet-section.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { isRules } from '../shared/rule-sets/rule-sets.ts'
import { RotationClock } from '../table/rotation-clock.tsx'

/** The regime of a table: the time left for others to take the position, and its rules. */
export function RegimePart({ session }: { session: DealtSession }) {
  const m = useMessages()
  const { settings, table, game } = session
  const regime = settings.regime === undefined ? undefined : regimeOf(settings.regime)
  if (regime === undefined || isRefusal(regime) || !isRules(game.rules)) return null
  const rotation = table.part.rotation?.(Date.now())
  return (
    <>
      {rotation ? <RotationClock {...rotation} /> : null}
      <details className="deal-regime">
        <summary>{m.joined.labelled({ label: m.regime.title, what: regime.name })}</summary>
        <SheetSection section={saidSection(regimeSection(regime, game.rules), m.say)} marked={undefined} />
      </details>
    </>
  )
}
