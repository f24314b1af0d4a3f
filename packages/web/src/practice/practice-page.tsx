import { isRefusal, roomOf } from '@cardroom/engine'
import { hasValues } from '@cardroom/lab'
import type { Rulebook } from '@cardroom/rulebook'
import { roomName } from '@cardroom/words'
import { useEffect, useMemo, useState } from 'react'
import { ownEarlier } from '../connection/own-rounds/earlier.ts'
import { ownMistakes, ownRecordOf } from '../connection/own-rounds/mistakes.ts'
import { askValues } from '../lab/values/ask-values.ts'
import { openFullRulebook } from '../rules/open-full-rulebook.ts'
import { TermsProvider } from '../rules/terms/terms-provider.tsx'
import { Failed } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { anySeed } from '../shared/routing/any-seed.ts'
import { Link } from '../shared/routing/link.tsx'
import { useRoute } from '../shared/routing/router.ts'
import { practiceRequestOf } from './address.ts'
import { type CourseSources, type PracticeCourse, roundsCourse, seedCourse } from './course.ts'
import { Run } from './run.tsx'
import './practice.css'

/** Decisions to practise: `/practice/stars/pai-gow-tiles?seed=abc`, `/practice?mistakes`. */
export default function PracticePage({ id }: { id: string | undefined }) {
  const m = useMessages()
  const { search } = useRoute()
  const [library, setLibrary] = useState<Rulebook>()
  const [why, setWhy] = useState<string>()
  useEffect(() => {
    openFullRulebook().then(setLibrary, (error: Error) => setWhy(error.message))
  }, [])
  const rules = library?.games.find(one => one.id === id)
  const isOfAll = id === undefined && new URLSearchParams(search).has('mistakes')
  const title =
    id === undefined
      ? m.practice.title
      : m.practice.titleOf({ game: rules?.name ?? id.slice(id.indexOf('/') + 1) })
  return (
    <PageFrame title={title} className="practice-page">
      <p className="crumbs">
        {id === undefined ? (
          <Link href="/me/play">{m.myPlay.title}</Link>
        ) : (
          <>
            <Link href="/practice">{m.practice.title}</Link> · {roomName(roomOf(id))}
          </>
        )}
      </p>
      <h1>{title}</h1>
      <Failed why={why} />
      {library === undefined && why === undefined ? <p className="wait">{m.app.loading}</p> : null}
      {library && id !== undefined && !rules ? <p className="wrong">{m.library.noSuchGame}</p> : null}
      {rules && !hasValues(rules) ? <p className="wrong">{m.practice.unknown}</p> : null}
      {library && ((rules && hasValues(rules)) || isOfAll) ? (
        <TermsProvider filed={rules?.glossary}>
          <Practising key={`${id} ${search}`} library={library} id={id} search={search} />
        </TermsProvider>
      ) : null}
      {library && id === undefined && !isOfAll ? <Games library={library} /> : null}
    </PageFrame>
  )
}

/** The games that can be practised, room by room. */
function Games({ library }: { library: Rulebook }) {
  const m = useMessages()
  const rooms = Map.groupBy(library.games.filter(hasValues), ({ id }) => roomOf(id))
  return (
    <>
      <p className="lead">{m.practice.lead}</p>
      <h2>{m.practice.choose}</h2>
      {[...rooms].map(([room, games]) => (
        <section key={room} aria-labelledby={`practice-${room}`}>
          <h3 id={`practice-${room}`}>{roomName(room)}</h3>
          <ul className="practice-games">
            {games.map(({ id, name }) => (
              <li key={id}>
                <Link href={`/practice/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface Props {
  readonly library: Rulebook
  readonly id: string | undefined
  readonly search: string
}

function Practising({ library, id, search }: Props) {
  const m = useMessages()
  const [wanted] = useState(() => practiceRequestOf(search, anySeed))
  const sources = useMemo((): CourseSources => {
    return {
      library,
      values: ({ position }) => askValues(position),
      record: ownRecordOf,
      earlier: ownEarlier,
    }
  }, [library])
  const [mistakes, setMistakes] = useState<PracticeCourse | 'none'>()
  useEffect(() => {
    if (wanted.from !== 'mistakes') return
    ownMistakes(id).then(all => setMistakes(all.length === 0 ? 'none' : roundsCourse(all, sources)))
  }, [wanted, id, sources])
  const rules = library.games.find(one => one.id === id)
  const course = useMemo(() => {
    if (wanted.from === 'round') return roundsCourse([wanted], sources)
    return wanted.from === 'seed' && rules ? seedCourse(rules, wanted.seed, sources) : undefined
  }, [wanted, rules, sources])
  const goesOn = id === undefined ? '/practice' : `/practice/${id}`
  const runs = course ?? (mistakes === 'none' ? undefined : mistakes)
  if (mistakes === 'none') {
    return (
      <>
        <p>{m.practice.noMistakes}</p>
        <Link href={goesOn} className="btn main">
          {m.practice.goOn}
        </Link>
      </>
    )
  }
  return runs ? (
    <Run course={runs} goesOn={goesOn} sheetOf={sheetIn(library)} />
  ) : (
    <p className="wait">{m.app.loading}</p>
  )
}

const sheetIn = (library: Rulebook) => (id: string) => {
  const game = library.game(id)
  return isRefusal(game) ? [] : game.sheet()
}
