import { useState } from 'react'

const STORAGE_KEY = 'cardroom.muted'

const storedMutes = (): readonly string[] => {
  const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
  return Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : []
}

/** The most muted names that are kept; old tables are closed. */
const MAX_MUTED = 200

interface MutedPeople {
  readonly people: ReadonlySet<string>
  mute(who: string): void
  hearAll(): void
}

/** The muted players of a table, stored in the browser only. */
export function useMuted(table: string): MutedPeople {
  const prefix = `${table} `
  const [all, setAll] = useState(storedMutes)
  const keep = (next: readonly string[]) => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    setAll(next)
  }
  return {
    people: new Set(all.filter(one => one.startsWith(prefix)).map(one => one.slice(prefix.length))),
    mute: who => keep([...storedMutes(), `${prefix}${who}`].slice(-MAX_MUTED)),
    hearAll: () => keep(storedMutes().filter(one => !one.startsWith(prefix))),
  }
}
