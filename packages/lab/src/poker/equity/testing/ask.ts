import { readingsOf, unwrap } from '@cardroom/engine'
import { type Card, cards } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import type { PotSplit } from '../../../family/split.ts'
import { WITHOUT_WORKERS } from '../../../parallel/work.ts'
import { stageOf } from '../../showdown/stage.ts'
import type { EquityAnswer } from '../answer.ts'
import { equityOf } from '../equity.ts'
import { parseHolding } from '../holding.ts'
import type { EquityQuestion } from '../question.ts'

export const SEED = '7e'.repeat(32)

interface QuestionOptions {
  readonly board?: string | readonly string[]
  readonly dead?: string
  readonly split?: PotSplit
  readonly readings?: Readonly<Record<string, string>>
  readonly simulate?: number
}

/** A question as it is asked on the command line. */
export function question(
  game: string,
  hands: readonly string[],
  asked: QuestionOptions = {},
): EquityQuestion {
  const rules = filed('poker', game)
  const readings = unwrap(readingsOf(rules, asked.readings ?? {}))
  const stage = stageOf(rules, readings, asked.split)
  const boards: readonly Card[][] = [asked.board ?? []].flat().map(cards)
  return {
    rules,
    readings,
    split: asked.split,
    holdings: hands.map(text => unwrap(parseHolding(text, stage))),
    boards,
    dead: cards(asked.dead ?? ''),
  }
}

export async function ask(
  game: string,
  hands: readonly string[],
  asked: QuestionOptions = {},
): Promise<EquityAnswer> {
  return unwrap(
    await equityOf(question(game, hands, asked), WITHOUT_WORKERS, { simulate: asked.simulate, seed: SEED }),
  )
}
