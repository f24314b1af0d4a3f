import { createContext, use, useEffect, useState } from 'react'
import { addressNow, hrefOf } from './address.ts'

/** The pages of the card room. */
export type PageRoute =
  | { readonly page: 'lobby' }
  | { readonly page: 'tonight' }
  | { readonly page: 'beside' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'sign'; readonly id: string }
  | { readonly page: 'rulebook' }
  | { readonly page: 'diff' }
  | { readonly page: 'sheet'; readonly room: string; readonly game: string }
  | { readonly page: 'signs'; readonly room: string; readonly game: string }
  | { readonly page: 'rounds' }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'shared' }
  | { readonly page: 'deal'; readonly id?: string }
  | { readonly page: 'lab' }
  | { readonly page: 'learn'; readonly room: string; readonly game: string }
  | { readonly page: 'glossary' }
  | { readonly page: 'account' }
  | { readonly page: 'my-play' }
  | { readonly page: 'practice'; readonly game?: string }
  /** The parts of the path after `/school`. */
  | { readonly page: 'school'; readonly parts: readonly string[] }
  | { readonly page: 'house' }
  | { readonly page: 'house-rules' }
  | { readonly page: 'claim' }
  | { readonly page: 'posted' }
  | { readonly page: 'count' }
  | { readonly page: 'books' }
  /** The staff's pages. */
  | { readonly page: 'house-tables' }
  | { readonly page: 'house-seating' }
  | { readonly page: 'incidents' }
  | { readonly page: 'lists' }
  | { readonly page: 'board'; readonly table?: string; readonly dealt?: string }
  | { readonly page: 'unknown' }

/** The page of an address. */
export function routeOf(path: string): PageRoute {
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
  if (first === 'learn' && second !== undefined && third !== undefined && parts.length === 3) {
    return { page: 'learn', room: second, game: third }
  }
  if (first === 'glossary' && parts.length === 1) return { page: 'glossary' }
  if (first === 'beside' && parts.length === 1) return { page: 'beside' }
  if (first === 'tonight' && parts.length === 1) return { page: 'tonight' }
  if (first === 'lab' && parts.length === 1) return { page: 'lab' }
  if (first === 'me' && parts.length === 1) return { page: 'account' }
  if (first === 'me' && second === 'play' && parts.length === 2) return { page: 'my-play' }
  if (first === 'practice') {
    if (parts.length === 1) return { page: 'practice' }
    if (second !== undefined && third !== undefined && parts.length === 3) {
      return { page: 'practice', game: `${second}/${third}` }
    }
  }
  if (first === 'school') return { page: 'school', parts: parts.slice(1) }
  if (first === 'house' && parts.length === 1) return { page: 'house' }
  if (first === 'house' && second === 'rules' && parts.length === 2) return { page: 'house-rules' }
  if (first === 'house' && second === 'claim' && parts.length === 2) return { page: 'claim' }
  if (first === 'house' && second === 'signs' && parts.length === 2) return { page: 'posted' }
  if (first === 'house' && second === 'count' && parts.length === 2) return { page: 'count' }
  if (first === 'house' && second === 'books' && parts.length === 2) return { page: 'books' }
  if (first === 'house' && second === 'tables' && parts.length === 2) return { page: 'house-tables' }
  if (first === 'house' && second === 'seating' && parts.length === 2) return { page: 'house-seating' }
  if (first === 'house' && second === 'incidents' && parts.length === 2) return { page: 'incidents' }
  if (first === 'lists' && parts.length === 1) return { page: 'lists' }
  if (first === 'deal' && parts.length === 1) return { page: 'deal' }
  if (first === 'deal' && second !== undefined && parts.length === 2) return { page: 'deal', id: second }
  if (first === 'board') {
    if (parts.length === 1) return { page: 'board' }
    if (second !== undefined && parts.length === 2) return { page: 'board', table: second }
    if (second === 'dealt' && third !== undefined && parts.length === 3)
      return { page: 'board', dealt: third }
  }
  if (first === 'shared' && parts.length === 1) return { page: 'shared' }
  if (first === 'rounds') {
    if (parts.length === 1) return { page: 'rounds' }
    if (second !== undefined && parts.length === 2) return { page: 'replay', id: second }
  }
  return { page: 'unknown' }
}

interface PageLocation {
  readonly route: PageRoute
  readonly search: string
  readonly hash: string
}

/** The current location. */
export function here(): PageLocation {
  const { pathname, search, hash } = addressNow()
  return { route: routeOf(pathname), search, hash: decodeURIComponent(hash.slice(1)) }
}

/** Goes to another page without leaving this one. */
export function go(address: string): void {
  history.pushState(null, '', hrefOf(address))
  window.dispatchEvent(new PopStateEvent('popstate'))
}

export function usePageLocation(): PageLocation {
  const [place, setPlace] = useState(here)
  useEffect(() => {
    const moved = () => setPlace(here())
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])
  return place
}

export const PageLocationContext = createContext<PageLocation>({
  route: { page: 'lobby' },
  search: '',
  hash: '',
})
export const useRoute = (): PageLocation => use(PageLocationContext)
