import { type Rules, roomOf } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import { gameName, roomName } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { openFullRulebook } from '../rules/open-full-rulebook.ts'
import { TermsProvider } from '../rules/terms/terms-provider.tsx'
import { Failed } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { LessonView } from './lesson-view.tsx'
import { choosableWagers, firstLessonRound, usualChoice } from './plan.ts'
import { WagerChoice } from './wager-choice.tsx'
import './learn.css'

/** A first round of a game, explained as it is played: `/learn/comstock/pan`. */
export default function LearnPage({ id }: { id: string }) {
  const m = useMessages()
  const [library, setLibrary] = useState<Rulebook>()
  const [why, setWhy] = useState<string>()
  useEffect(() => {
    openFullRulebook().then(setLibrary, (error: Error) => setWhy(error.message))
  }, [])
  const rules = library?.games.find(one => one.id === id)
  const name = rules ? gameName(m, rules) : id
  return (
    <PageFrame title={m.learn.title({ game: name })} className="learn-page">
      <p className="crumbs">
        <Link href={`/rules/${id}`}>{m.rules.sheetOf({ game: name })}</Link> · {roomName(roomOf(id))}
      </p>
      <h1>{m.learn.title({ game: name })}</h1>
      <Failed why={why} />
      {library && !rules ? <p className="wrong">{m.library.noSuchGame}</p> : null}
      {library && rules ? (
        <TermsProvider filed={rules.glossary}>
          <Lesson key={id} rules={rules} library={library} />
        </TermsProvider>
      ) : why === undefined ? (
        <p className="wait">{m.app.loading}</p>
      ) : null}
    </PageFrame>
  )
}

/** First the choice of wagers, where there is one, then the round. */
function Lesson({ rules, library }: { rules: Rules; library: Rulebook }) {
  const m = useMessages()
  const [round, setRound] = useState(() => firstLessonRound(rules, library))
  const [chosen, setChosen] = useState(() => usualChoice(rules))
  const [dealt, setDealt] = useState(choosableWagers(rules).length === 0)
  return (
    <>
      {dealt ? null : <p className="lead">{m.learn.lead}</p>}
      {dealt ? (
        <LessonView
          key={round}
          rules={rules}
          library={library}
          round={round}
          chosen={chosen}
          again={() => {
            setRound(round + 1)
            setDealt(choosableWagers(rules).length === 0)
          }}
        />
      ) : (
        <WagerChoice rules={rules} chosen={chosen} choose={setChosen} deal={() => setDealt(true)} />
      )}
    </>
  )
}
