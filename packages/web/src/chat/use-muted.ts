import { useState } from 'react'

const STORED = 'cardroom.muted'

const kept = (): readonly string[] => {
  const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
  return Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : []
}

/** So many are kept: tables are closed, and those who were muted there are gone. */
const MOST = 200

export interface Muted {
  readonly people: ReadonlySet<string>
  mute(who: string): void
  hearAll(): void
}

/** Whom one does not want to hear at a table; the browser remembers it, and nobody is told. */
export function useMuted(table: string): Muted {
  const prefix = `${table} `
  const [all, setAll] = useState(kept)
  const keep = (next: readonly string[]) => {
    localStorage.setItem(STORED, JSON.stringify(next))
    setAll(next)
  }
  return {
    people: new Set(all.filter(one => one.startsWith(prefix)).map(one => one.slice(prefix.length))),
    mute: who => keep([...kept(), `${prefix}${who}`].slice(-MOST)),
    hearAll: () => keep(kept().filter(one => !one.startsWith(prefix))),
  }
}
