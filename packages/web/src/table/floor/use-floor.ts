import {
  type CardAt,
  type IncidentOffer,
  type IncidentSubject,
  isRefusal,
  type Refusal,
  type WantedRuling,
  type WeighedRuling,
} from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import { useEffect, useState } from 'react'
import type { FloorSource } from './source.ts'
import { isCard, isWhose, wantedRulingOf } from './wanted-ruling.ts'

/** What a ruling names besides the incident. */
export interface RulingDetails {
  readonly choice?: IncidentSubject
  readonly cards?: readonly CardAt[]
  readonly cents?: number
  readonly surplus?: Card
}

/** A ruling in preparation. */
export interface FloorState {
  readonly offers: readonly IncidentOffer[] | undefined
  readonly offer: IncidentOffer | undefined
  readonly choices: readonly IncidentSubject[] | undefined
  readonly named: RulingDetails
  readonly weighed: WeighedRuling | undefined
  readonly refusal: Refusal | undefined
  readonly busy: boolean
  choose(offer: IncidentOffer | undefined): void
  name(named: RulingDetails): void
  /** Names a tapped hand; its cards may still have to be named. */
  nameSeat(seat: number): void
  nameCard(at: CardAt): void
  confirm(): Promise<void>
}

/**
 * Puts a ruling together, step by step, and shows what will follow. Nothing happens before it is confirmed. When
 * the table changes meanwhile (`version`), the preview is requested again.
 */
export function useFloor(source: FloorSource | undefined, version: number, ruled: () => void): FloorState {
  const [offers, setOffers] = useState<readonly IncidentOffer[]>()
  const [offer, setOffer] = useState<IncidentOffer>()
  const [choices, setChoices] = useState<readonly IncidentSubject[]>()
  const [named, setNamed] = useState<RulingDetails>({})
  const [weighed, setWeighed] = useState<WeighedRuling>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(false)

  const choose = (next: IncidentOffer | undefined): void => {
    setOffer(next)
    setChoices(undefined)
    setNamed({})
    setWeighed(undefined)
    setRefusal(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the table has changed
  useEffect(() => {
    if (!source) {
      setOffers(undefined)
      setOffer(undefined)
      return
    }
    return settling(source.offers(), setOffers, setRefusal)
  }, [source, version])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the table has changed
  useEffect(() => {
    if (!source || !offer) return
    return settling(
      source.choices(offer.name),
      found => {
        setChoices(found)
        const [only, another] = found
        if (only && !another) setNamed({ choice: only })
      },
      setRefusal,
    )
  }, [source, offer, version])

  const wanted: WantedRuling | undefined = offer && wantedRulingOf(offer.name, named, source)
  const asked = wanted && JSON.stringify(wanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when something else is named
  useEffect(() => {
    setWeighed(undefined)
    setRefusal(undefined)
    if (!source || !wanted) return
    return settling(source.weigh(wanted), setWeighed, setRefusal)
  }, [source, asked, version])

  return {
    offers,
    offer,
    choices,
    named,
    weighed,
    refusal,
    busy,
    choose,
    name: setNamed,
    nameSeat(seat) {
      const choice = choices?.find(one => isWhose(one, seat) && !one.card)
      if (choice) setNamed({ choice })
    },
    nameCard(at) {
      const single = choices?.find(one => isCard(one.card, at))
      if (single) return setNamed({ choice: single })
      const several = choices?.find(one => one.more === 'cards' && String(one.seat) === at.place)
      if (!several) return
      const before = named.choice === several ? (named.cards ?? []) : []
      const without = before.filter(one => !isCard(one, at))
      setNamed({ choice: several, cards: without.length < before.length ? without : [...before, at] })
    },
    async confirm() {
      if (!source || !wanted || !weighed || busy) return
      setBusy(true)
      const why = await source.rule(wanted)
      setBusy(false)
      if (why) return setRefusal(why)
      choose(undefined)
      ruled()
    },
  }
}

/** Waits for an answer, unless another request replaces it. */
function settling<T>(
  answer: Promise<T | Refusal>,
  found: (value: T) => void,
  refused: (why: Refusal) => void,
): () => void {
  let late = false
  answer.then(value => {
    if (late) return
    if (isRefusal(value)) refused(value)
    else found(value)
  })
  return () => {
    late = true
  }
}
