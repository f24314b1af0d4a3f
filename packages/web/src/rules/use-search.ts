import type { OwnReply } from '@cardroom/protocol'
import type { Topic } from '@cardroom/rulebook/search'
import type { Speaker } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { fetchJson } from '../connection/fetch-json.ts'
import { useMessages } from '../shared/messages/messages.ts'

type Search = (query: string) => readonly Topic[]

/** One search for each language. */
const opened = new Map<string, Promise<Search>>()

/** The index of all rules, made once per language. */
async function openSearch({ say }: Speaker): Promise<Search> {
  const [{ openSearch, topicsOf }, { openRulebook }, own] = await Promise.all([
    import('@cardroom/rulebook/search'),
    import('@cardroom/rulebook'),
    fetchJson<OwnReply>('/api/own'),
  ])
  const search = openSearch(await openRulebook(own), say)
  return query => topicsOf(search(query))
}

/** The search results; nothing while the rules are being loaded. */
export function useSearch(query: string): readonly Topic[] | undefined {
  const m = useMessages()
  const [search, setSearch] = useState<Search>()
  const asked = query.trim().length > 1
  useEffect(() => {
    if (!asked) return
    let left = false
    const opening = opened.get(m.language) ?? openSearch(m)
    opened.set(m.language, opening)
    opening.then(
      ready => left || setSearch(() => ready),
      () => opened.delete(m.language),
    )
    return () => {
      left = true
    }
  }, [asked, m])
  return asked && search ? search(query) : undefined
}
