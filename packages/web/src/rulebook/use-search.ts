import type { OwnReply } from '@cardroom/protocol'
import type { Topic } from '@cardroom/rulebook/search'
import type { Speaker } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { fetchJson } from '../net/fetched.ts'

type Search = (query: string) => readonly Topic[]

/** One search for each language. */
const opened = new Map<string, Promise<Search>>()

/** All rules, read once: those that were filed come with the page, the room's own from the card room. */
async function open({ say }: Speaker): Promise<Search> {
  const [{ openSearch, topicsOf }, { openRulebook }, own] = await Promise.all([
    import('@cardroom/rulebook/search'),
    import('@cardroom/rulebook'),
    fetchJson<OwnReply>('/api/own'),
  ])
  const search = openSearch(await openRulebook(own), say)
  return query => topicsOf(search(query))
}

/** What is found; nothing while the rules are still being read. */
export function useSearch(query: string): readonly Topic[] | undefined {
  const m = useMessages()
  const [search, setSearch] = useState<Search>()
  const asked = query.trim().length > 1
  useEffect(() => {
    if (!asked) return
    let left = false
    const opening = opened.get(m.language) ?? open(m)
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
