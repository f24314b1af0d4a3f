import type { Nothing } from '../../say/saying.ts'

/** What the rule sheet of Super Pan 9 has to say. */
export interface Pan9Sentences {
  'pan-9-cards-each': { cards: number }
  'pan-9-in-turn': Nothing
  'pan-9-largest-wager': Nothing
  'pan-9-warned': { upTo: number }
  'pan-9-bank-draws': { upTo: number; standsFrom: number }
  'pan-9-title-charts': Nothing
  'pan-9-total': Nothing
  'pan-9-player-dealer': Nothing
  'pan-9-house-way': Nothing
  'pan-9-title-wager': Nothing
  'pan-9-higher': Nothing
  'pan-9-equal': Nothing
  'pan-9-lower': Nothing
}
