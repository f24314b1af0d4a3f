import type {
  CardAt,
  IncidentOffer,
  IncidentSubject,
  Refusal,
  WantedRuling,
  WeighedRuling,
} from '@cardroom/engine'

/** The source of incidents and the receiver of rulings: the server, or the local engine. */
export interface FloorSource {
  offers(): Promise<readonly IncidentOffer[] | Refusal>
  choices(name: string): Promise<readonly IncidentSubject[] | Refusal>
  weigh(ruling: WantedRuling): Promise<WeighedRuling | Refusal>
  /** Rules on the table as it was when the ruling was previewed. */
  rule(ruling: WantedRuling): Promise<Refusal | undefined>
  /** Every card of a hand, where all are visible. */
  handOf?(seat: number): readonly CardAt[]
}
