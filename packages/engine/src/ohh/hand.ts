/** A hand as Open Hand History writes it, specification 1.4: the fields that describe a hand. Amounts are decimals. */
export interface OpenHand {
  readonly spec_version: string
  readonly site_name: string
  readonly network_name: string
  readonly internal_version: string
  readonly tournament: boolean
  readonly game_number: string
  readonly start_date_utc: string | null
  readonly table_name: string
  readonly game_type: OpenGame | null
  readonly bet_limit: { readonly bet_type: 'NL' | 'PL' | 'FL'; readonly bet_cap: number } | null
  readonly table_size: number
  readonly currency: string
  readonly dealer_seat: number
  readonly small_blind_amount: number
  readonly big_blind_amount: number
  readonly ante_amount: number
  readonly hero_player_id: number | null
  readonly flags: readonly string[]
  readonly players: readonly OpenPlayer[]
  readonly rounds: readonly OpenRound[]
  readonly pots: readonly OpenPot[]
}

/** A player of an Open Hand History. */
export interface OpenPlayer {
  readonly id: number
  readonly seat: number
  readonly name: string
  readonly starting_stack: number
}

/** A street of an Open Hand History. */
export interface OpenRound {
  readonly id: number
  readonly street: string
  readonly cards: readonly string[]
  readonly actions: readonly OpenAction[]
}

/** An action of an Open Hand History; `amount` is what it puts in. */
export interface OpenAction {
  readonly action_number: number
  readonly player_id: number
  readonly action: string
  readonly amount: number
  readonly is_allin: boolean
  readonly cards?: readonly string[]
}

/** A pot of an Open Hand History. */
export interface OpenPot {
  readonly number: number
  /** With the rake. */
  readonly amount: number
  readonly rake: number
  readonly player_wins: readonly { readonly player_id: number; readonly win_amount: number }[]
}

/** The names of games that the format has, and the games as they are played everywhere. */
export const OPEN_GAMES = {
  Holdem: 'standard/texas-holdem',
  Omaha: 'standard/omaha',
  OmahaHiLo: 'standard/omaha-hi-lo',
  Stud: 'standard/seven-card-stud',
  StudHiLo: 'standard/seven-card-stud-hi-lo',
} as const
/** A game that Open Hand History has a name for. */
export type OpenGame = keyof typeof OPEN_GAMES

/** How Open Hand History names the betting limits. */
export const OPEN_LIMITS = { fixed: 'FL', pot: 'PL', none: 'NL' } as const

/** The last is for what comes after it too: seventh street, the later draws. */
export const OHH_STREETS = ['Preflop', 'Flop', 'Turn', 'River'] as const
