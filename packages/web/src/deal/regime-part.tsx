import { isRefusal } from '@cardroom/engine'
import type { DealtSession } from '@cardroom/engine/dealt'
import { regimeOf, regimeSection } from '@cardroom/rulebook/regimes'
import { saidSection } from '@cardroom/rulebook/sheet'
import { isRules } from '../cloth/rules.ts'
import { useMessages } from '../messages/messages.ts'
import { SheetSection } from '../sheet/sheet-section.tsx'
import { RotationClock } from '../table/rotation-clock.tsx'

/** What a table is run under beyond its filing: how long there still is for others to take the position, and the rules. */
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
        <summary>{m.joined.labelled(m.regime.title, regime.name)}</summary>
        <SheetSection section={saidSection(regimeSection(regime, game.rules), m.say)} marked={undefined} />
      </details>
    </>
  )
}
