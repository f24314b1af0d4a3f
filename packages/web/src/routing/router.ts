import { createContext, use, useEffect, useState } from 'react'

/** The pages of the card room. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'sign'; readonly id: string }
  | { readonly page: 'rulebook' }
  | { readonly page: 'diff' }
  | { readonly page: 'sheet'; readonly room: string; readonly game: string }
  | { readonly page: 'signs'; readonly room: string; readonly game: string }
  | { readonly page: 'rounds' }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'follow' }
  | { readonly page: 'lab' }
  | { readonly page: 'unknown' }

/** Which page an address means. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second, third] = parts
  if (parts.length === 0) return { page: 'lobby' }
  if (first === 'table' && second !== undefined && parts.length === 2) return { page: 'table', id: second }
  if (first === 'table' && second !== undefined && third === 'sign' && parts.length === 3) {
    return { page: 'sign', id: second }
  }
  if (first === 'rules') {
    if (parts.length === 1) return { page: 'rulebook' }
    if (second === 'diff' && parts.length === 2) return { page: 'diff' }
    if (second !== undefined && third !== undefined && parts.length === 3) {
      return { page: 'sheet', room: second, game: third }
    }
    if (second !== undefined && third !== undefined && parts[3] === 'signs' && parts.length === 4) {
      return { page: 'signs', room: second, game: third }
    }
  }
  if (first === 'lab' && parts.length === 1) return { page: 'lab' }
  if (first === 'deal' && parts.length === 1) return { page: 'follow' }
  if (first === 'rounds') {
    if (parts.length === 1) return { page: 'rounds' }
    if (second !== undefined && parts.length === 2) return { page: 'replay', id: second }
  }
  return { page: 'unknown' }
}

export interface Place {
  readonly route: Route
  readonly search: string
  readonly hash: string
}

const here = (): Place => ({
  route: routeOf(location.pathname),
  search: location.search,
  hash: decodeURIComponent(location.hash.slice(1)),
})

/** Goes to another page without leaving this one. */
export function go(address: string): void {
  history.pushState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

export function usePlace(): Place {
  const [place, setPlace] = useState(here)
  useEffect(() => {
    const moved = () => setPlace(here())
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])
  return place
}

export const PlaceContext = createContext<Place>({ route: { page: 'lobby' }, search: '', hash: '' })
export const useRoute = (): Place => use(PlaceContext)
