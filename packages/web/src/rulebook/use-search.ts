import type { OwnReply } from '@cardroom/protocol'
import type { Hit, Search } from '@cardroom/rulebook/search/search.ts'
import { english } from '@cardroom/words/en'
import { useEffect, useState } from 'react'
import { fetchJson } from '../net/fetched.ts'

let opened: Promise<Search> | undefined

/** All rules, read once: those that were filed come with the page, the room's own from the card room. */
async function open(): Promise<Search> {
  const [{ openSearch }, { openRulebook }, own] = await Promise.all([
    import('@cardroom/rulebook/search/search.ts'),
    import('@cardroom/rulebook'),
    fetchJson<OwnReply>('/api/own'),
  ])
  return openSearch(await openRulebook(own), english.say)
}

/** What is found; nothing while the rules are still being read. */
export function useSearch(query: string): readonly Hit[] | undefined {
  const [search, setSearch] = useState<Search>()
  const asked = query.trim().length > 1
  useEffect(() => {
    if (!asked) return
    let left = false
    opened ??= open()
    opened.then(
      ready => left || setSearch(() => ready),
      () => {
        opened = undefined
      },
    )
    return () => {
      left = true
    }
  }, [asked])
  return asked && search ? search(query) : undefined
}
