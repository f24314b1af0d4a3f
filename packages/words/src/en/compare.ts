import type { CompareSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const compare: Says<CompareSentences> = {
  'compare-filing': 'Filing',
  'compare-collection': 'Collection',
  'compare-back-line': 'Back-line bets',
  'compare-bank': 'Player-dealer',
  'compare-check': 'Checking the down card',
  'compare-deck': 'Deck',
  'compare-first': 'First action',
  'compare-glossary': 'Words',
  'compare-opening': 'Antes, blinds and forced bets',
  'compare-otherwise': 'What other readings change',
  'compare-seats': 'Seats',
  'compare-settle': 'Order of settlement',
  'compare-verdicts': 'What becomes of a hand',
  'fact-yes': 'yes',
  'fact-no': 'no',
  'fact-none': 'none',
  'fact-otherwise': 'otherwise',
  'fact-odds': ({ pays, for: one }) => `${pays} to ${one}`,
  'fact-money': ({ cents }, { money }) => money(cents),
}
