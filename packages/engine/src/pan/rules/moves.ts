import type { Cite } from '../../rules/cite.ts'
import { type Nothing, type Saying, sayer } from '../../say/saying.ts'
import type { PanRules } from './rules.ts'

/** What each move of a record means. */
export interface PanMoveSentences {
  'pan-moves-in': Nothing
  'pan-moves-pass': Nothing
  'pan-moves-draw': Nothing
  'pan-moves-take': Nothing
  'pan-moves-meld': Nothing
  'pan-moves-add': Nothing
  'pan-moves-move': Nothing
  'pan-moves-collect': Nothing
  'pan-moves-discard': Nothing
  'pan-moves-force': Nothing
}

const say = sayer<PanMoveSentences>()

/** The moves of Pan as a record writes them. `draw` and `discard` are written even where there is no choice. */
export const panMoves: Readonly<Record<string, Saying>> = {
  in: say('pan-moves-in'),
  pass: say('pan-moves-pass'),
  draw: say('pan-moves-draw'),
  take: say('pan-moves-take'),
  'meld CARDS': say('pan-moves-meld'),
  'add CARD to MELD': say('pan-moves-add'),
  'move CARD to MELD': say('pan-moves-move'),
  'collect [CENTS]': say('pan-moves-collect'),
  'discard CARD': say('pan-moves-discard'),
  'force SEAT': say('pan-moves-force'),
}

/** The lines on which a move rests. */
export function citeOfMove(written: string, { declare, draw, pay, force }: PanRules): Cite {
  const [move] = written.split(' ')
  switch (move) {
    case 'in':
      return declare.cite
    case 'pass':
      return declare.pass ?? 'practice'
    case 'take':
      return draw.option
    case 'meld':
    case 'add':
      return draw.lay.cite
    case 'collect':
      return pay.called
    case 'force':
      return force.option
    case 'move':
      return 'practice'
    default:
      return draw.cite
  }
}
