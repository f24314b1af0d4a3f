import { granted, readingsOf } from '@cardroom/engine'
import { type Card, cards } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import type { Split } from '../../../family/split.ts'
import { ALONE } from '../../../parallel/work.ts'
import { stageOf } from '../../showdown/stage.ts'
import type { EquityAnswer } from '../answer.ts'
import { equityOf } from '../equity.ts'
import { parseHolding } from '../holding.ts'
import type { EquityQuestion } from '../question.ts'

export const SEED = '7e'.repeat(32)

interface Asked {
  readonly board?: string | readonly string[]
  readonly dead?: string
  readonly split?: Split
  readonly readings?: Readonly<Record<string, string>>
  readonly simulate?: number
}

/** A question as it is asked on the command line. */
export function question(game: string, hands: readonly string[], asked: Asked = {}): EquityQuestion {
  const rules = filed('poker', game)
  const readings = granted(readingsOf(rules, asked.readings ?? {}))
  const stage = stageOf(rules, readings, asked.split)
  const boards: readonly Card[][] = [asked.board ?? []].flat().map(cards)
  return {
    rules,
    readings,
    split: asked.split,
    holdings: hands.map(text => granted(parseHolding(text, stage))),
    boards,
    dead: cards(asked.dead ?? ''),
  }
}

export async function ask(game: string, hands: readonly string[], asked: Asked = {}): Promise<EquityAnswer> {
  return granted(
    await equityOf(question(game, hands, asked), ALONE, { simulate: asked.simulate, seed: SEED }),
  )
}
