import type { ShoeReply, TableView } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { fetchJson } from '../connection/fetch-json.ts'

type FetchedShoe =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly shoe: ShoeReply }
  | { readonly state: 'failed'; readonly why: string }

/** What everybody knows of the round's shoe; requested only where it is wanted. */
export function useShoe({ id, shoe }: TableView, wanted: boolean): FetchedShoe {
  const key = wanted && shoe ? `${id} ${shoe.id} ${shoe.rounds}` : undefined
  const [known, setKnown] = useState<{ readonly key: string; readonly known: FetchedShoe }>()
  useEffect(() => {
    if (key === undefined) return
    let left = false
    const tell = (told: FetchedShoe) => left || setKnown({ key, known: told })
    fetchJson<ShoeReply>(`/api/tables/${encodeURIComponent(id)}/shoe`).then(
      found => tell({ state: 'there', shoe: found }),
      (error: Error) => tell({ state: 'failed', why: error.message }),
    )
    return () => {
      left = true
    }
  }, [id, key])
  return known && known.key === key ? known.known : { state: 'waiting' }
}
