import type { RuleSet } from '@cardroom/engine'
import { GameLinks } from '../rules/sheet/game-links.tsx'
import { useMessages } from '../shared/messages/messages.ts'

/** Links to what comes after a lesson. */
export function LessonEnd({ rules }: { rules: RuleSet }) {
  const m = useMessages()
  return (
    <section className="lesson-end">
      <h3>{m.learn.next}</h3>
      <GameLinks rules={rules} ways={['play', 'practise', 'sheet', 'costs']} />
    </section>
  )
}
