import type { Word } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { useMemo, useState } from 'react'
import { PageFrame } from '../../shared/frame/page-frame.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { CiteButton } from '../cites/cite-button.tsx'
import { type GlossaryTerm, glossaryOf, termId } from './glossary.ts'
import './terms.css'

/** The glossary, with the filings' own explanations. */
export default function GlossaryPage() {
  const m = useMessages()
  const [sought, setSought] = useState('')
  const terms = useMemo(() => allTerms(glossaryOf(m), filedTerms(m.say)), [m])
  const words = sought.trim().toLowerCase()
  const found = terms.filter(({ word, forms, means }) =>
    [word, ...forms, ...means.map(one => one.text)].some(text => text.toLowerCase().includes(words)),
  )
  return (
    <PageFrame title={m.terms.title} className="glossary-page">
      <p className="crumbs">
        <Link href="/rules">{m.rules.title}</Link>
      </p>
      <h1>{m.terms.title}</h1>
      <p className="lead">{m.terms.lead}</p>
      <label className="search">
        <span className="unseen">{m.terms.search}</span>
        <input
          type="search"
          placeholder={m.terms.search}
          value={sought}
          onChange={event => setSought(event.target.value)}
        />
      </label>
      {found.length === 0 ? <p role="status">{m.terms.none}</p> : null}
      <dl className="glossary">
        {found.map(({ id, word, means }) => (
          <div key={id}>
            <dt id={id}>{word}</dt>
            {means.map(({ text, cites }) => (
              <dd key={text} className={cites.length > 0 ? 'filed' : undefined}>
                {text}{' '}
                {cites.map(cite => (
                  <CiteButton key={cite} cite={cite} />
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </PageFrame>
  )
}

interface ListedTerm {
  readonly id: string
  readonly word: string
  readonly forms: readonly string[]
  readonly means: readonly { readonly text: string; readonly cites: readonly string[] }[]
}

const MAX_CITES = 3

/** The terms that filings explain, each meaning once with some of its lines. */
function filedTerms(say: (text: Word['word']) => string): Map<string, Map<string, Set<string>>> {
  const words = new Map<string, Map<string, Set<string>>>()
  for (const { word, means, cite } of games.flatMap(({ glossary = [] }) => glossary)) {
    const meanings = words.get(say(word)) ?? new Map<string, Set<string>>()
    const cites = meanings.get(say(means)) ?? new Set<string>()
    words.set(say(word), meanings.set(say(means), cites.add(cite)))
  }
  return words
}

function allTerms(general: readonly GlossaryTerm[], filed: ReturnType<typeof filedTerms>): ListedTerm[] {
  const byWord = new Map([...filed].map(([word, means]) => [word.toLowerCase(), { word, means }]))
  const filedMeans = (word: string): ListedTerm['means'] =>
    [...(byWord.get(word.toLowerCase())?.means ?? [])].map(([text, cites]) => ({
      text,
      cites: [...cites].slice(0, MAX_CITES),
    }))
  const known = new Set(general.map(({ word }) => word.toLowerCase()))
  return [
    ...general.map(({ id, word, forms, means }) => ({
      id,
      word,
      forms,
      means: [{ text: means, cites: [] }, ...filedMeans(word)],
    })),
    ...[...byWord.values()]
      .filter(({ word }) => !known.has(word.toLowerCase()))
      .map(({ word }) => ({
        id: termId(word),
        word,
        forms: [],
        means: filedMeans(word),
      })),
  ].sort((a, b) => a.word.localeCompare(b.word))
}
