import {
  type CardAt,
  type Choice,
  isRefusal,
  type Offer,
  type Refusal,
  type WantedRuling,
  type Weighed,
} from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import { useEffect, useState } from 'react'
import type { FloorSource } from './source.ts'
import { isCard, isWhose, wantedOf } from './wanted.ts'

/** What was named besides the incident itself. */
export interface Named {
  readonly choice?: Choice
  readonly cards?: readonly CardAt[]
  readonly cents?: number
  readonly surplus?: Card
}

/** A ruling that is being put together. */
export interface FloorState {
  readonly offers: readonly Offer[] | undefined
  readonly offer: Offer | undefined
  readonly choices: readonly Choice[] | undefined
  readonly named: Named
  readonly weighed: Weighed | undefined
  readonly refusal: Refusal | undefined
  readonly busy: boolean
  choose(offer: Offer | undefined): void
  name(named: Named): void
  /** A hand was tapped; the cards of it may still have to be named. */
  nameSeat(seat: number): void
  nameCard(at: CardAt): void
  confirm(): Promise<void>
}

/**
 * Puts a ruling together, step by step, and shows what will follow. Nothing happens before it is confirmed. When
 * the table changes meanwhile (`version`), everything is asked anew.
 */
export function useFloor(source: FloorSource | undefined, version: number, ruled: () => void): FloorState {
  const [offers, setOffers] = useState<readonly Offer[]>()
  const [offer, setOffer] = useState<Offer>()
  const [choices, setChoices] = useState<readonly Choice[]>()
  const [named, setNamed] = useState<Named>({})
  const [weighed, setWeighed] = useState<Weighed>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(false)

  const choose = (next: Offer | undefined): void => {
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

  const wanted: WantedRuling | undefined = offer && wantedOf(offer.name, named, source)
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

/** Waits for an answer, unless something else is asked before it comes. */
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
