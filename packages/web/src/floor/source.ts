import type { CardAt, Choice, Offer, Refusal, WantedRuling, Weighed } from '@cardroom/engine'

/** Who knows what can have gone wrong at a table, and takes the ruling: the card room, or the engine right here. */
export interface FloorSource {
  offers(): Promise<readonly Offer[] | Refusal>
  choices(name: string): Promise<readonly Choice[] | Refusal>
  weigh(ruling: WantedRuling): Promise<Weighed | Refusal>
  /** Rules on the table as it was when it was weighed. */
  rule(ruling: WantedRuling): Promise<Refusal | undefined>
  /** Every card of a hand, where all are seen. */
  handOf?(seat: number): readonly CardAt[]
}
