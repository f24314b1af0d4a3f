import type { RuleSet } from '@cardroom/engine'
import { useMessages } from '../messages/messages.ts'
import { GameLinks } from '../sheet/game-links.tsx'

/** Where one goes from here. */
export function LessonEnd({ rules }: { rules: RuleSet }) {
  const m = useMessages()
  return (
    <section className="lesson-end">
      <h3>{m.learn.next}</h3>
      <GameLinks rules={rules} ways={['play', 'practise', 'sheet', 'costs']} />
    </section>
  )
}
